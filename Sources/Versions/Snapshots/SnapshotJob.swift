package import Controls
import AutoLayout
import Pictures
package import SceneModel

/// Records the frames and the pictures of scenes, or compares them with the recorded ones.
package struct SnapshotJob: Sendable {
  /// The task: to record or to compare.
  package enum Task: Sendable {
    case record, verify
  }

  /// The result for a scene.
  package enum Outcome: Sendable {
    /// The frames are as recorded; nothing is written.
    case same
    /// There was no snapshot, and now there is.
    case recorded
    /// The frames differed, and are recorded now.
    case recordedAgain(FrameEffects)
    /// There is no snapshot.
    case missing
    /// The frames differ from the recorded ones.
    case differs(FrameEffects)
    /// The snapshot is of another scene, which is gone.
    case ofAnother(String)
    /// The snapshot cannot be read or written.
    case failed(SnapshotError)
  }

  /// The result for a scene and its pictures.
  package struct Result: Sendable {
    package var outcome: Outcome
    /// The differences of its pictures; nil where none are recorded, or nothing is known of them.
    package var looks: SnapshotLooks?
  }

  private let task: Task
  private let folder: SnapshotFolder

  package init(_ task: Task, in folder: SnapshotFolder) {
    self.task = task
    self.folder = folder
  }

  /// Lays a scene out in each environment and does the task.
  ///
  /// - Parameters:
  ///   - name: The name of the scene's snapshot, of no other scene that is there.
  ///   - engines: The engines that lay the document out.
  ///   - images: The images that pictures show; nil where no pictures are recorded.
  package func result(
    of outline: SceneOutline, in document: Document, as name: String, _ engines: EnvironmentEngines,
    _ images: ProjectPictures?
  ) -> Result {
    let environments = engines.environments
    let frames = engines.frames(of: outline, in: environments.indices)
    var result = Result(outcome: outcome(of: outline, in: document, as: name, frames))
    guard let images, let compared = compared(result.outcome, environments) else { return result }
    do throws(SnapshotError) {
      result.looks = try looks(of: outline, as: name, engines, images, compared)
    } catch {
      result.outcome = .failed(error)
    }
    return result
  }

  /// The environments with recorded frames, and those of them with the same frames now; nil where there is
  /// nothing to compare.
  private func compared(
    _ outcome: Outcome, _ environments: [FrameEnvironment]
  ) -> (all: [FrameEnvironment], same: [FrameEnvironment])? {
    switch outcome {
    case .same: (environments, environments)
    case .recordedAgain(let effects), .differs(let effects): (effects.compared, effects.unchanged)
    case .recorded: ([], [])
    case .missing, .ofAnother, .failed: nil
    }
  }

  /// Draws a scene in each environment, and records the pictures or compares them with the recorded ones.
  private func looks(
    of outline: SceneOutline, as name: String, _ engines: EnvironmentEngines, _ images: ProjectPictures,
    _ compared: (all: [FrameEnvironment], same: [FrameEnvironment])
  ) throws(SnapshotError) -> SnapshotLooks {
    let environments = engines.environments
    var looks = SnapshotLooks(environments, task)
    let stem = folder.stem(of: name)
    let names = SnapshotPicture.names(of: stem, environments.map(\.name))
    for (index, (environment, name)) in zip(environments, names).enumerated() {
      let isCompared = compared.all.contains(environment)
      guard task == .record || isCompared else { continue }
      let scene = ScenePicture(
        engines[index], outline, catalogs: images.catalogs, images: images.images)
      let picture = SnapshotPicture(scene, as: name, of: stem, in: environment)
      let state = task == .record ? try folder.write(picture) : try folder.state(of: picture)
      switch state {
      case .same: break
      case .other: if compared.same.contains(environment) { looks.other.append(environment) }
      case .missing: if isCompared { looks.missing.append(environment) }
      }
    }
    return looks
  }

  private func outcome(
    of outline: SceneOutline, in document: Document, as name: String, _ frames: [EnvironmentFrames]
  ) -> Outcome {
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
      guard old.document == document.path, old.scene == outline.id else {
        guard task == .record else { return .ofAnother("\(old.document) \(old.scene)".onOneLine) }
        try folder.write(new, as: name)
        return .recorded
      }
      let effects = FrameEffects(before: old.frames, after: frames)
      if effects.isEmpty { return .same }
      guard task == .record else { return .differs(effects) }
      try folder.write(new, as: name)
      return .recordedAgain(effects)
    } catch {
      return .failed(error)
    }
  }
}
