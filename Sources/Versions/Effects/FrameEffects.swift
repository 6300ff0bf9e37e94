package import SceneModel

/// The effects of changes of a scene on its frames, over several environments.
package struct FrameEffects: Sendable {
  /// The environments with frames before and after, in their order.
  package let compared: [FrameEnvironment]
  /// Those with frames before alone: the scene is gone there.
  package let onlyBefore: [FrameEnvironment]
  /// Those with frames after alone: the scene is new there.
  package let onlyAfter: [FrameEnvironment]
  /// The changes of views, in the order of the views after, then of those that are gone.
  package let views: [ViewEffect]
  /// The findings about constraints that are new, then those that are gone.
  package let findings: [FindingEffect]
  /// The environments compared in which nothing changes, in their order.
  package let unchanged: [FrameEnvironment]

  /// Whether nothing changes anywhere.
  package var isEmpty: Bool {
    views.isEmpty && findings.isEmpty && onlyBefore.isEmpty && onlyAfter.isEmpty
  }

  /// Compares the frames of a scene before and after, environments by their names.
  ///
  /// - Parameter renamed: The new identifiers of objects whose identifier changed, by the old ones.
  /// - Complexity: O(*n*) of all views.
  package init(
    before: [EnvironmentFrames], after: [EnvironmentFrames], renamed: [ObjectID: ObjectID] = [:]
  ) {
    var old: [String: SceneFrames] = [:]
    for place in before { old[place.environment.name] = place.frames }
    let new = Set(after.lazy.filter { $0.frames != nil }.map(\.environment.name))
    var found = FoundEffects(renamed: renamed)
    var compared: [FrameEnvironment] = []
    var onlyAfter: [FrameEnvironment] = []
    for place in after {
      guard let frames = place.frames else { continue }
      if let old = old[place.environment.name] {
        compared.append(place.environment)
        found.add(old, frames, in: place.environment)
      } else {
        onlyAfter.append(place.environment)
      }
    }
    self.compared = compared
    self.onlyAfter = onlyAfter
    onlyBefore = before.filter { $0.frames != nil && !new.contains($0.environment.name) }.map(\.environment)
    views = found.sortedViews
    findings = found.sortedFindings
    unchanged = compared.filter { !found.changed.contains($0.name) }
  }
}
