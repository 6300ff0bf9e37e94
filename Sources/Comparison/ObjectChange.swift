package import SceneModel

/// The change of one object from one document to another.
package struct ObjectChange: Sendable {
  /// The kind of the object in its document.
  package enum Part: String, Sendable, CaseIterable {
    case document, scene, object, constraint, connection, resource
  }

  /// The object's owners before and after: its nearest ancestors that have identifiers.
  package struct Move: Hashable, Sendable {
    /// In the old document.
    package let old: NodeID
    /// In the new document; the same object where only the order in it changed.
    package let new: NodeID
    /// Whether the owner is the same, and the object has another index in it.
    package let isOfOrder: Bool
  }

  package let part: Part
  /// The object in the old document; nil where it was added.
  package let old: NodeID?
  /// The object in the new document; nil where it was removed.
  package let new: NodeID?
  /// For a removed object, its nearest ancestor that the new document has.
  package let place: NodeID?
  /// For an object that was added or removed with an ancestor, the outermost such ancestor, in the
  /// same document.
  package let within: NodeID?
  /// Whether it has another identifier than before: it was made anew for the same purpose.
  package let isReplaced: Bool
  package internal(set) var move: Move?
  /// In the order of the document.
  package internal(set) var values: [ChangedValue] = []

  package var isAdded: Bool { old == nil }
  package var isRemoved: Bool { new == nil }

  /// The change without what Interface Builder writes of its own accord; nil where nothing is left.
  package var withoutNoise: ObjectChange? {
    if isAdded || isRemoved { return self }
    var change = self
    change.values.removeAll { $0.noise != nil }
    let isReported = isReplaced && part == .object || move != nil || !change.values.isEmpty
    return isReported ? change : nil
  }
}

/// A value of an object that changed.
package struct ChangedValue: Hashable, Sendable {
  /// The reason why nobody chose a change.
  package enum Noise: String, Sendable {
    /// A version of Interface Builder, of the system or of a plug-in, or information of Interface
    /// Builder for itself.
    case tools
    /// A frame that constraints decide, or that differs by half a point at most.
    case frame
    /// Where something lies on the canvas.
    case canvas
  }

  /// The keys and element names that lead to the value, joined by dots, such as `fontDescription.pointSize`.
  package let path: String
  /// The variation that has the value; nil of the object's own.
  package let override: VariationKey?
  /// The value before; nil where there was none.
  package internal(set) var old: String?
  /// The value after; nil where there is none.
  package internal(set) var new: String?
  /// Whether the values are identifiers of other objects.
  package let isReference: Bool
  /// Nil where somebody chose it.
  package let noise: Noise?
}
