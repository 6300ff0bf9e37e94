import AutoLayout
import Checks
import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneProject
import SceneStore
import Sources

/// Goes through the documents of a source: reads them, has them fixed on all cores, and writes
/// those that change.
struct FixRun {
  /// The result for a document.
  private struct Mended: Sendable {
    let entry: Place
    let before: Document
    let outcome: DocumentFixing.Outcome
  }

  /// Where a document is written.
  private enum Place: Sendable {
    case file(DocumentInput)
    case stored(StoredDocument)
  }

  private let source: OpenSource
  private let plan: CheckPlan
  private let configuration: CheckConfiguration
  private let baseline: Baseline?
  private let isDryRun: Bool
  private var outcome: SourceFixing.Outcome
  private let queue = ParallelQueue<Mended>()

  init(
    source: OpenSource, plan: CheckPlan, _ configuration: CheckConfiguration, _ baseline: Baseline?,
    isDryRun: Bool, _ outcome: SourceFixing.Outcome
  ) {
    self.source = source
    self.plan = plan
    self.configuration = configuration
    self.baseline = baseline
    self.isDryRun = isDryRun
    self.outcome = outcome
  }

  /// Begins to fix a document.
  ///
  /// - Parameter path: The path relative to the configuration.
  mutating func add(
    _ entry: SourceDocument, path: String, _ report: (CheckEvent) -> Void
  ) throws {
    if case .file(let input) = entry.place, input.isOutsideOfDirectory {
      return report(.outsideOfDirectory(input.location))
    }
    while queue.isFull { try takeNext(report) }
    let document: Document
    switch try source.read(entry) {
    case .success(let read): document = read
    case .failure(let refusal): return refuse(.refused(refusal), report)
    }
    do throws(LayoutRefusal) { try LayoutRefusal.check(document) } catch {
      return outcome.skipped.add(error)
    }
    outcome.looked += 1
    let fixing = try source.fixing(
      of: document, plan, configuration, baseline: baseline, path: path
    ) { report(.incomplete($0)) }
    let place: Place =
      switch entry.place {
      case .file(let input): .file(input)
      case .stored(let stored): .stored(stored)
      }
    queue.add { Mended(entry: place, before: document, outcome: fixing.run(document)) }
  }

  /// Waits for the fixes that were begun.
  mutating func finish(_ report: (CheckEvent) -> Void) throws -> SourceFixing.Outcome {
    while queue.count > 0 { try takeNext(report) }
    outcome.refused += source.refusedAssets
    outcome.skipped.report(report)
    return outcome
  }

  private mutating func refuse(_ event: CheckEvent, _ report: (CheckEvent) -> Void) {
    outcome.refused += 1
    report(event)
  }

  private mutating func takeNext(_ report: (CheckEvent) -> Void) throws {
    guard let next = queue.next(), !next.outcome.fixed.isEmpty || !next.outcome.left.isEmpty else { return }
    let files =
      switch next.entry {
      case .file(let input): try input.files(from: next.before, to: next.outcome.document)
      case .stored(let stored):
        [PreparedEdit.File(path: stored.path, before: next.before, after: next.outcome.document)]
      }
    let refusal = isDryRun || !files.isChange ? nil : try write(next, files)
    outcome.documents.append(
      FixedDocument(
        path: next.before.path, fixed: next.outcome.fixed, left: next.outcome.left, files: files,
        refusal: refusal))
  }

  /// Writes a document, and gives in one line the reason why it cannot be written; nil where it was.
  private func write(_ mended: Mended, _ files: [PreparedEdit.File]) throws -> String? {
    switch mended.entry {
    case .file(let input):
      do {
        try LockedDocument(input).write(
          mended.outcome.document, over: mended.before, files, naming: mended.outcome.named)
      } catch let refusal as ProjectExport.Refusal {
        return refusal.description
      } catch let change as UnprovenChange {
        return change.description
      } catch let error as ProjectError {
        return error.description
      }
      return nil
    case .stored(let stored): return try write(mended, as: stored)
    }
  }

  /// Changes a stored document, unless it changed since it was read.
  private func write(_ mended: Mended, as stored: StoredDocument) throws -> String? {
    guard case .project(let path, _) = source.source else { return nil }
    let writer = DocumentWriter()
    let count = mended.outcome.fixed.count
    do {
      try SceneStore(path: path, mode: .readWrite).edit(document: stored.id) { document in
        guard writer.write(document) == writer.write(mended.before) else { throw FileDefect.changed }
        document.tree = mended.outcome.document.tree
        return EditNote(
          summary: "fix \(count.counted("finding"))", sizeClass: .any, made: ThisProcess.now)
      }
    } catch let defect as FileDefect {
      return "\(stored.path): error: \(defect)"
    }
    return nil
  }
}
