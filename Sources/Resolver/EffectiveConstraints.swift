public import SceneModel

/// The constraints of a scene under a trait collection, with the values in force, in document order.
///
/// Those that no variation changes are the document's own, which all scenes share: nine size classes of one
/// scene cost little more than what differs between them.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let scene = Resolver(document).scenes(document.scenes[0])[0]
/// let required = scene.constraints.filter { $0.priority == 1000 }
/// print(required.count, "of", scene.constraints.count)
/// ```
public struct EffectiveConstraints: RandomAccessCollection, Sendable {
  private let own: [LayoutConstraint]
  private var changed: [LayoutConstraint] = []
  /// Of each constraint its index in `own`, or the complement of its index in `changed`.
  private var references: [Int32] = []

  /// No constraints yet, of a document that has these.
  init(of own: [LayoutConstraint], capacity: Int) {
    self.own = own
    references.reserveCapacity(capacity)
  }

  /// Adds a constraint as the document has it.
  mutating func append(ownAt index: Int) { references.append(Int32(truncatingIfNeeded: index)) }

  /// Adds a constraint with other values.
  mutating func append(_ constraint: LayoutConstraint) {
    references.append(~Int32(truncatingIfNeeded: changed.count))
    changed.append(constraint)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { references.count }

  public subscript(position: Int) -> LayoutConstraint {
    let index = Int(references[position])
    return index >= 0 ? own[index] : changed[~index]
  }
}
