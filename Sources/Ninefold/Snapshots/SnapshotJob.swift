package import Controls
package import OperatingSystem
package import AutoLayout
package import SceneModel

/// Records the frames of scenes, or holds them against those that were recorded.
package struct SnapshotJob: Sendable {
  /// What is done.
  package enum Task: Sendable {
    case record, verify
  }

  /// What came of a scene.
  package enum Outcome: Sendable {
    /// The frames are as recorded; nothing is written.
    case same
    /// There was no snapshot, and now there is.
    case recorded
    /// The frames were others, and are recorded now.
    case recordedAgain(FrameEffects)
    /// There is no snapshot.
    case missing
    /// The frames are others than recorded.
    case differs(FrameEffects)
    /// The snapshot is of another scene.
    case ofAnother(String)
    /// The snapshot cannot be read or written.
    case failed(SnapshotError)
  }

  private let task: Task
  private let folder: SnapshotFolder
  private let environments: [FrameEnvironment]

  package init(_ task: Task, in folder: SnapshotFolder, _ environments: [SolvingEnvironment]) {
    self.task = task
    self.folder = folder
    self.environments = environments.map { FrameEnvironment($0) }
  }

  /// Lays a scene out in each environment and does the task.
  ///
  /// - Parameters:
  ///   - name: The name of the scene's snapshot.
  ///   - engines: What lays the document out in each environment.
  package func outcome(
    of outline: SceneOutline, in document: Document, as name: String, _ engines: [MadeOnce<LayoutEngine>]
  ) -> Outcome {
    let frames = zip(environments, engines).map { environment, engine in
      EnvironmentFrames(environment, SceneFrames(outline, engine.value))
    }
    let new = SceneSnapshot(document: document.path, scene: outline.id, name: outline.name, frames)
    do throws(SnapshotError) {
      let old: SceneSnapshot?
      do throws(SnapshotError) { old = try folder.snapshot(name) } catch {
        guard task == .record else { throw error }
        try folder.write(new, as: name)
        return .recorded
      }
      guard let old else {
        guard task == .record else { return .missing }
        try folder.write(new, as: name)
        return .recorded
      }
      let isOfScene = old.document == document.path && old.scene == outline.id
      let effects = FrameEffects(before: old.frames, after: frames)
      if isOfScene, effects.isEmpty { return .same }
      guard task == .record else {
        return isOfScene ? .differs(effects) : .ofAnother("\(old.document) \(old.scene)".onOneLine)
      }
      try folder.write(new, as: name)
      return .recordedAgain(effects)
    } catch {
      return .failed(error)
    }
  }
}
