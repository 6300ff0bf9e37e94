import SceneModel

/// A finding about constraints that is new or gone, with the environments in which it is.
package struct FindingEffect: Hashable, Sendable {
  /// The finding: that of the layout after where it is new, else that of the layout before.
  package let finding: SceneFrames.Finding
  /// Whether the finding is new; else it is gone.
  package let isNew: Bool
  /// The environments, in their order.
  package internal(set) var environments: [FrameEnvironment]
}

/// The identity of a finding: its kind and its objects, for a conflict all its constraints in no order.
struct FindingIdentity: Hashable {
  private let kind: SceneFrames.Finding.Kind
  private let objects: [ObjectID]

  /// The identity of a finding, with the new identifiers of objects whose identifier changed.
  init(_ finding: SceneFrames.Finding, renamed: [ObjectID: ObjectID] = [:]) {
    kind = finding.kind
    objects = finding.objects.map { renamed[$0] ?? $0 }.sorted { $0.text < $1.text }
  }
}
