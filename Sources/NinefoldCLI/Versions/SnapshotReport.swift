import CommandLine
import Ninefold
import Synchronization

/// The report of recording or verifying snapshots.
enum SnapshotReport {
  /// A report of the requested scenes. The settings of the recording are written after all of them, where all
  /// of them could be recorded.
  static func report(
    _ task: SnapshotJob.Task, _ scenes: SceneOptions, in folder: SnapshotFolder,
    _ options: EnvironmentOptions, includesPictures: Bool
  ) throws -> SceneReport {
    let environments = options.environmentsOrNine
    let job = SnapshotJob(task, in: folder)
    let source = try OpenSource(try scenes.source.source())
    let survey = try SnapshotSurvey(folder, scenes.choice, of: source)
    let settings = SnapshotSettings(options: options.words, includesPictures: includesPictures)
    if task == .record { try survey.checkRecording(with: settings, of: source) }
    let failures = SnapshotFailures()
    return try SceneReport(
      scenes, of: source, heading: task == .record ? .never : .whereSaid,
      totals: task == .record ? [.recorded, .same] : [.same, .differing, .missing],
      language: options.interface.language,
      closing: {
        if task == .record, survey.isBegun, !failures.areThere { try folder.write(settings) }
        let stale = try survey.stale()
        let isFinding = task == .verify && !stale.isEmpty
        return StaleSnapshots(
          snapshots: stale.map { (folder.path(of: $0.name), $0.reason) },
          pictures: try survey.stalePictures(of: []).map { (folder.path(of: $0.name), $0.snapshot) },
          exitCode: failures.areThere ? .failed : isFinding ? .findings : .done)
      }
    ) { document, source in
      guard document.tree.platform.isLaidOut else { return DocumentAnswers { _ in nil } }
      if task == .record { try folder.make() }
      let engines = EnvironmentEngines(
        document, environments.map { FrameEnvironment($0) },
        try environments.map { try source.request($0.request, for: document) })
      let images = includesPictures ? try ProjectPictures(source) { Diagnostics.report("\($0)") } : nil
      let all = document.scenes
      let names = Dictionary(
        zip(all.map(\.objects), survey.names(of: all, in: document))
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
