import SceneModel

/// Something wrong with constraints that comes or goes, in the environments in which it does.
package struct FindingEffect: Hashable, Sendable {
  /// What was found: after where it is new, else before.
  package let finding: SceneFrames.Finding
  /// Whether it is there after and was not before; else it was there and is no more.
  package let isNew: Bool
  /// The environments, in their order.
  package internal(set) var environments: [FrameEnvironment]
}

/// What findings are told apart by: their kind and objects, a conflict by all its constraints in no order.
struct FindingIdentity: Hashable {
  private let kind: SceneFrames.Finding.Kind
  private let objects: [ObjectID]

  /// The identity of a finding, of whose objects some have other identifiers after.
  init(_ finding: SceneFrames.Finding, renamed: [ObjectID: ObjectID] = [:]) {
    kind = finding.kind
    objects = finding.objects.map { renamed[$0] ?? $0 }.sorted { $0.text < $1.text }
  }
}
