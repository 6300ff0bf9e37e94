package import Comparison
package import Controls
package import SceneModel
package import Sources

/// The changes of a document, object by object and scene by scene.
package struct ComparedDocument: Sendable {
  /// The change of the document as a whole.
  package enum Change: String, Sendable {
    case added, removed, changed
  }

  /// The path after, or before where it is gone.
  package private(set) var path: String
  /// The path before, where it was another.
  package private(set) var formerPath: String?
  package let change: Change
  /// The changes outside of scenes: of the document's own values, and of resources.
  package let changes: [NamedChange]
  /// The scenes that changed, in the order of the document; those that are gone after the others.
  package let scenes: [ComparedScene]

  /// The same changes with the paths that people know, where the versions of the document lie elsewhere.
  package func named(_ path: String, was formerPath: String) -> ComparedDocument {
    var document = self
    document.path = path
    document.formerPath = path == formerPath ? nil : formerPath
    return document
  }

  /// Whether there is nothing to report.
  package var isEmpty: Bool { change == .changed && formerPath == nil && changes.isEmpty && scenes.isEmpty }
}

/// The changes of a scene.
package struct ComparedScene: Sendable {
  /// The scene before; nil where it is new.
  package let old: FoundScene?
  /// The scene after; nil where it is gone.
  package let new: FoundScene?
  package let changes: [NamedChange]
  /// The effects on the frames; nil where no frames were requested.
  package let effects: FrameEffects?
  /// The pictures before and after, where pictures were requested and differ.
  package internal(set) var pictures: [ComparedPicture] = []

  /// The scene after, or before where it is gone.
  package var outline: SceneOutline? { new?.outline ?? old?.outline }

  /// Whether there is nothing to report.
  var isEmpty: Bool {
    old != nil && new != nil && changes.isEmpty && effects?.isEmpty ?? true && pictures.isEmpty
  }
}

/// The change of an object, with the name by which people know it.
package struct NamedChange: Sendable {
  /// How an object comes, goes or is changed.
  package enum Kind: String, Sendable {
    case added, removed, replaced, moved, changed
  }

  package let kind: Kind
  package let part: ObjectChange.Part
  /// The identifier, or the name of a resource; empty text where it has none.
  package let id: String
  /// The identifier before, where that was another.
  package let formerID: String?
  /// The name of the element.
  package let element: String
  /// The name by which people know it, such as `label 'Name' (abc-de-fgh)`.
  package let subject: String
  /// The contents that came or went with it, such as `2 objects and 1 constraint`; nil where there are none.
  package let contents: String?
  /// Whether it came or went with an object around it.
  package let isWithin: Bool
  /// The owners that it moved from and to; nil where it did not move.
  package let move: (old: String, new: String, isOfOrder: Bool)?
  package let values: [NamedValue]
  /// The changes that take several values to say: another pair of items of a constraint, an attributed text.
  let sentences: [String]
  /// The paths of the values that the sentences say.
  let said: Set<String>

  /// The changes, a phrase each.
  package var phrases: [String] {
    var phrases: [String] = []
    if let formerID { phrases.append("replaces \(formerID)") }
    if let move {
      phrases.append(
        move.isOfOrder ? "stands at another place in \(move.new)" : "moved from \(move.old) to \(move.new)")
    }
    if let contents { phrases.append("with \(contents)") }
    return phrases + sentences + values.filter { !said.contains($0.value.path) }.map(\.phrase)
  }
}

/// A value that changed.
package struct NamedValue: Sendable {
  package let value: ChangedValue
  /// The values as people read them: for a reference the object that it names.
  package let old: String?
  package let new: String?

  /// The change in words, such as `text 'A' → 'B' in compact height`.
  package var phrase: String {
    "\(name) \(old ?? "none") → \(new ?? "none")" + (value.override.map { " " + $0.phrase } ?? "")
  }

  /// The path as people know it: a runtime attribute by its key path.
  private var name: String {
    let start = "userDefinedRuntimeAttributes.userDefinedRuntimeAttribute["
    guard value.path.hasPrefix(start), let end = value.path.lastIndex(of: "]") else { return value.path }
    let keyPath = value.path[value.path.index(value.path.startIndex, offsetBy: start.count)..<end]
    let rest = value.path[value.path.index(after: end)...].drop { $0 == "." }
    return "runtime attribute \(keyPath)" + (rest.isEmpty || rest.hasPrefix("value") ? "" : " " + rest)
  }
}

/// A scene before and after, on screens on which it looks the same.
package struct ComparedPicture: Sendable {
  /// Which screens, such as `in compact height`.
  package let screens: String
  /// SVG; nil where the scene is not there.
  package let old: [UInt8]?
  package let new: [UInt8]?
  /// The objects that have another place in the new picture, or are in one of the pictures alone.
  package let moves: [DrawnMove]
}

/// The places of an object in the pictures before and after.
package struct DrawnMove: Sendable {
  /// The identifier after, or before where the object is gone.
  package let id: ObjectID
  /// In the points of the pictures; nil where the object is not in that one.
  package let old: Rect?
  package let new: Rect?
}

extension VariationKey {
  /// Where the variation applies, such as `in compact height`, as people say it.
  var phrase: String {
    if !otherTraits.isEmpty || isUnknown { return "in \(description)" }
    let set = SizeClassSet(self, usesSizeClasses: true)
    return set == .all ? "where no variation says otherwise" : "in " + set.words
  }
}
