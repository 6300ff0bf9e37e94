import CommandLine
package import Ninefold
import Synchronization

/// The question for recorded or verified snapshots of scenes. The settings of the recording are written after
/// all scenes, where all of them could be recorded.
struct SnapshotQuestion: SceneQuestion {
  package let language: TextLanguage?
  private let task: SnapshotJob.Task
  private let folder: SnapshotFolder
  private let survey: SnapshotSurvey
  private let settings: SnapshotSettings
  private let environments: [SolvingEnvironment]
  private let failures = SnapshotFailures()
  private let older: OlderLooks

  /// - Parameters:
  ///   - source: The source of the scenes, which is examined for what the directory records of it.
  ///   - choice: The requested scenes.
  package init(
    _ task: SnapshotJob.Task, in folder: SnapshotFolder, _ settings: SnapshotSettings,
    _ options: EnvironmentOptions, of source: OpenSource, _ choice: SceneChoice
  ) throws {
    self.task = task
    self.folder = folder
    self.settings = settings
    older = OlderLooks(edition: settings.edition)
    environments = options.environmentsOrNine
    language = options.interface.language
    survey = try SnapshotSurvey(folder, choice, of: source)
    if task == .record { try survey.checkRecording(with: settings, of: source) }
  }

  package var heading: SceneReport.Heading { task == .record ? .never : .whereAnswered }

  package var totals: [CountedName]? {
    task == .record ? [.recorded, .same] : [.same, .differing, .missing]
  }

  package func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    guard document.tree.platform.isLaidOut else { return DocumentAnswers { _ in nil } }
    if task == .record { try folder.make() }
    let scenes = SnapshotScenes(
      task: task, folder: folder, failures: failures, older: older, document: document,
      engines: EnvironmentEngines(
        document, environments.map { FrameEnvironment($0) },
        try environments.map { try source.request($0.request, for: document) }),
      images: settings.includesPictures ? try ProjectPictures(source) { Diagnostics.report("\($0)") } : nil)
    let all = document.scenes
    let names = Dictionary(
      zip(all.map(\.objects), survey.names(of: all, in: document))
    ) { first, _ in first }
    return DocumentAnswers(
      segues: nil,
      onAllCores: { outline in
        guard let name = names[outline.objects] else { return [] }
        return [{ scenes.answer(for: outline, as: name) }]
      })
  }

  package func closing() throws -> (any ReportClosing)? {
    if task == .record, survey.isBegun, !failures.isFound { try folder.write(settingsToWrite()) }
    let stale = try survey.stale()
    let isFinding = task == .verify && !stale.isEmpty
    let older = older.scenes.isEmpty ? nil : older
    return StaleSnapshots(
      snapshots: stale.map { (folder.path(of: $0.name), $0.reason) },
      pictures: try survey.stalePictures(of: []).map { (folder.path(of: $0.name), $0.snapshot) },
      older: older, exitCode: failures.isFound ? .failed : isFinding || older != nil ? .findings : .done)
  }

  /// The settings with the edition of the looks that all pictures have: where some scenes were not recorded,
  /// the one of before.
  private func settingsToWrite() throws -> SnapshotSettings {
    guard !survey.coversAll, let former = try folder.settings() else { return settings }
    return settings.with(edition: former.edition)
  }
}

extension SceneReport {
  /// A report of recording or verifying the snapshots of scenes.
  package init(
    _ task: SnapshotJob.Task, _ scenes: SceneOptions, in folder: SnapshotFolder,
    _ settings: SnapshotSettings, _ environments: EnvironmentOptions
  ) throws {
    let source = try OpenSource(try scenes.source.source())
    let question = try SnapshotQuestion(task, in: folder, settings, environments, of: source, scenes.choice)
    self.init(of: source, scenes.choice, question)
  }
}

/// The scenes of a document, which are laid out and recorded or compared.
private struct SnapshotScenes: Sendable {
  let task: SnapshotJob.Task
  let folder: SnapshotFolder
  let failures: SnapshotFailures
  let older: OlderLooks
  let document: Document
  let engines: EnvironmentEngines
  /// The pictures of the project; nil where no pictures are recorded.
  let images: ProjectPictures?

  /// The answer for a scene, whose snapshot has a name.
  func answer(for outline: SceneOutline, as name: String) -> SnapshotAnswer {
    let job = SnapshotJob(task, in: folder)
    let result = job.result(of: outline, in: document, as: name, engines, images)
    if case .failed = result.outcome { failures.note() }
    let isOlder = task == .verify && older.isOlder
    if isOlder, result.looks?.other.isEmpty == false {
      older.note("\(document.path) \(outline.text)".onOneLine)
    }
    return SnapshotAnswer(
      outline: outline, path: folder.path(of: name), outcome: result.outcome,
      looks: isOlder ? result.looks?.withoutOther : result.looks, task: task)
  }
}

/// Whether a snapshot could not be read or written.
private final class SnapshotFailures: Sendable {
  private let found = Mutex(false)

  var isFound: Bool { found.withLock { $0 } }

  func note() { found.withLock { $0 = true } }
}
