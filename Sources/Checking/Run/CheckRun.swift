import AutoLayout
import Checks
import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneStore
import Sources

/// A check of a source's documents within a scope: reads them, checks them on all cores, then checks them as
/// a whole.
struct CheckRun {
  /// The result of a check.
  struct Outcome {
    /// The findings: documents in the order of their paths, in each in the order of the file.
    fileprivate(set) var findings: [CheckFinding] = []
    /// The number of documents that were checked.
    fileprivate(set) var documents = 0
    /// The number of documents that could not be.
    fileprivate(set) var refused = 0
    /// The documents of platforms that are not laid out.
    fileprivate(set) var skipped = SkippedDocuments()
    /// The paths of the documents that were checked, in their order.
    fileprivate(set) var paths: [String] = []
    /// The suppression markers in them.
    fileprivate(set) var markers: [SuppressionMarker] = []
  }

  /// The result for a document.
  private struct Checked: Sendable {
    /// Whether the document is selected; else it is only read for the checks of the others.
    var isSelected = true
    let findings: [CheckFinding]
    let facts: DocumentFacts
    /// The stored document for which the result is to be kept; nil where it is kept already, or cannot be.
    var stored: StoredDocument?
  }

  private let source: OpenSource
  private let scope: CheckScope
  /// The kept results of earlier checks; nil where none are kept.
  private var kept: KeptChecks?
  private var outcome = Outcome()
  private let queue: ParallelQueue<Checked>
  /// The results in the order of the documents; nil for those that are being checked, the first of which is
  /// the queue's next.
  private var checked: [Checked?] = []
  private var waiting: [Int] = []

  /// A check of a source's documents.
  ///
  /// - Throws: ``StoreError`` of the database.
  private init(_ source: OpenSource, _ documents: [SourceDocument], _ scope: CheckScope) throws {
    self.source = source
    self.scope = scope
    kept = try KeptChecks(source, documents, scope.plan)
    // Kept results of other documents are read while a document is checked.
    queue = ParallelQueue(isCallerBusy: kept?.isEmpty == false)
  }

  /// Checks the documents of a source.
  ///
  /// - Parameters:
  ///   - documents: All documents of the source.
  ///   - isSelected: Whether the document at a path is to be checked.
  ///   - progress: Takes the number of documents done and the number of all.
  ///   - report: Takes the problems that are met.
  /// - Throws: ``StoreError`` of the database.
  static func outcome(
    of source: OpenSource, _ documents: [SourceDocument], _ scope: CheckScope,
    where isSelected: (String) -> Bool,
    progress: (Int, Int) -> Void = { _, _ in }, report: (CheckEvent) -> Void
  ) throws -> Outcome {
    let refusals = scope.extent == .surroundings ? [] : source.refusals
    for refusal in refusals { report(.refused(refusal)) }
    var run = try CheckRun(source, documents, scope)
    run.outcome.refused = refusals.count
    for (index, document) in documents.enumerated() {
      progress(index, documents.count)
      if isSelected(document.path) { try run.check(document, report) } else { try run.read(document) }
    }
    return try run.finish(report)
  }

  /// Reads a document that is not to be checked: others may refer to it.
  private mutating func read(_ entry: SourceDocument) throws {
    switch kept?.found(in: entry) {
    case .notLaidOut: return
    case .checked(_, let facts): checked.append(Checked(isSelected: false, findings: [], facts: facts))
    case nil:
      guard case .success(let document) = try source.read(entry) else { return }
      do throws(LayoutRefusal) { try LayoutRefusal.check(document) } catch { return }
      try begin { Checked(isSelected: false, findings: [], facts: CheckedDocument(document).facts) }
    }
  }

  /// Begins to check a document, unless its result is known.
  private mutating func check(_ entry: SourceDocument, _ report: (CheckEvent) -> Void) throws {
    switch kept?.found(in: entry) {
    case .notLaidOut(let refusal): return outcome.skipped.add(refusal)
    case .checked(let findings, let facts):
      return checked.append(Checked(findings: findings, facts: facts))
    case nil: break
    }
    let stored = kept == nil ? nil : entry.stored
    let document: Document
    switch try source.read(entry) {
    case .success(let read): document = read
    case .failure(let refusal): return refuse(.refused(refusal), report)
    }
    do throws(LayoutRefusal) { try LayoutRefusal.check(document) } catch {
      if let stored { try kept?.keep(.notLaidOut(error), of: stored) }
      return outcome.skipped.add(error)
    }
    let planned = try source.check(of: document, scope, report)
    try begin {
      let (findings, facts) = planned.run()
      return Checked(findings: findings, facts: facts, stored: stored)
    }
  }

  /// Waits for the checks that were begun, and checks the documents as a whole.
  private mutating func finish(_ report: (CheckEvent) -> Void) throws -> Outcome {
    while queue.count > 0 { try takeNext() }
    let checked = checked.compactMap(\.self)
    outcome.findings.reserveCapacity(checked.reduce(0) { $0 + $1.findings.count })
    let project: ProjectCheck? =
      switch scope.extent {
      case .project: ProjectCheck(try project(of: checked.map(\.facts), report), scope.plan)
      case .surroundings: ProjectCheck(try project(of: checked.map(\.facts)) { _ in }, scope.plan)
      case .document: nil
      }
    if scope.extent != .surroundings { outcome.refused += source.refusedAssets }
    outcome.skipped.report(report)
    for document in checked where document.isSelected {
      outcome.documents += 1
      outcome.paths.append(document.facts.path)
      outcome.markers += document.facts.markers
      let shared = project?.findings(in: document.facts) ?? []
      outcome.findings += shared.isEmpty ? document.findings : (document.findings + shared).inOrderOfPlaces
    }
    return outcome
  }

  private mutating func begin(_ work: @escaping @Sendable () -> Checked) throws {
    while queue.isFull { try takeNext() }
    waiting.append(checked.count)
    checked.append(nil)
    queue.add(work)
  }

  private mutating func refuse(_ event: CheckEvent, _ report: (CheckEvent) -> Void) {
    outcome.refused += 1
    report(event)
  }

  private mutating func takeNext() throws {
    guard let next = queue.next() else { return }
    // A check that was cancelled has not all findings, and is not kept.
    try Cancellation.check()
    checked[waiting.removeFirst()] = next
    if let stored = next.stored { try kept?.keep(.checked(next.findings, next.facts), of: stored) }
  }

  /// The documents and the resources of the source, for rules that look at all of them.
  private func project(
    of documents: [DocumentFacts], _ report: (CheckEvent) -> Void
  ) throws -> CheckedProject {
    let survey = try source.assetSurvey { report(.incomplete($0)) }
    func names(_ kind: AssetSurvey.Kind) -> Set<String> {
      Set(survey.entries.lazy.filter { $0.kind == kind }.map(\.name))
    }
    return CheckedProject(
      documents: documents,
      assets: survey.entries.isEmpty ? nil : (names(.image), names(.color)),
      fonts: Set(try source.fontSurvey { report(.incomplete($0)) }.fonts.map(\.name)),
      imageGaps: Dictionary(
        survey.entries.lazy.filter { !$0.gaps.isEmpty }.map { ($0.name, $0.gaps) },
        uniquingKeysWith: { first, _ in first }),
      isWhole: source.isWholeProject)
  }
}

extension [CheckFinding] {
  /// The findings of a document in the order of the file.
  fileprivate var inOrderOfPlaces: [CheckFinding] {
    let ordered = enumerated().sorted { a, b in
      let (one, other) = (a.element.place, b.element.place)
      return (one.line, one.column, a.offset) < (other.line, other.column, b.offset)
    }
    return ordered.map(\.element)
  }
}
