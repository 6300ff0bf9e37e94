import Ninefold
import OperatingSystem
import Synchronization

/// What recording or verifying snapshots says.
enum SnapshotReport {
  /// A report of the scenes that are asked for. What is recorded with which options is written after all of them.
  static func report(
    _ task: SnapshotJob.Task, _ scenes: SceneOptions, in folder: SnapshotFolder,
    _ options: EnvironmentOptions, includesPictures: Bool
  ) throws -> SceneReport {
    let environments = options.environmentsOrNine
    let job = SnapshotJob(task, in: folder, environments)
    let survey = SnapshotSurvey(folder, scenes.choice)
    let failures = SnapshotFailures()
    return try SceneReport(
      scenes, heading: task == .record ? .never : .whereSaid,
      totals: task == .record ? [.recorded, .same] : [.same, .differing, .missing],
      language: options.interface.language,
      closing: {
        if task == .record {
          try folder.write(SnapshotSettings(options: options.words, includesPictures: includesPictures))
        }
        let stale = try survey.stale()
        let isFinding = task == .verify && !stale.isEmpty
        return StaleSnapshots(
          paths: stale.map(folder.path),
          exitCode: failures.areThere ? .failed : isFinding ? .findings : .done)
      }
    ) { document, source in
      guard document.tree.platform.isLaidOut else { return DocumentAnswers { _ in nil } }
      let resolver = MadeOnce { Resolver(document) }
      let engines = try environments.map { environment in
        let request = try source.request(environment.request, for: document)
        return MadeOnce { LayoutEngine(resolver.value, request) }
      }
      let images = includesPictures ? try ProjectPictures(source) { Diagnostics.report("\($0)") } : nil
      let all = document.scenes
      let names = Dictionary(
        zip(all.map(\.objects), try survey.names(of: all, in: document, of: source))
      ) { first, _ in first }
      return DocumentAnswers(
        segues: nil,
        onAllCores: { outline in
          guard let name = names[outline.objects] else { return [] }
          return [
            {
              let result = job.result(of: outline, in: document, as: name, engines, images)
              if case .failed = result.outcome { failures.note() }
              return SnapshotAnswer(
                outline: outline, path: folder.path(of: name), outcome: result.outcome, looks: result.looks,
                task: task)
            }
          ]
        })
    }
  }
}

/// Whether a snapshot could not be read or written.
private final class SnapshotFailures: Sendable {
  private let found = Mutex(false)

  var areThere: Bool { found.withLock { $0 } }

  func note() { found.withLock { $0 = true } }
}
