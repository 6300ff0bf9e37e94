import AutoLayout
import Checks
import Devices
import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneStore
import Sources

/// Goes through the documents of a source: reads them, has them checked on all cores, then checks them
/// as a whole.
struct CheckCourse {
  /// The result for a document.
  private struct Checked: Sendable {
    /// Whether the document is to be checked; else it is only read for the checks of the others.
    var isMeant = true
    let findings: [CheckFinding]
    let facts: DocumentFacts
    /// The stored document for which the result is to be kept; nil where it is kept already, or cannot be.
    var stored: StoredDocument?
  }

  let source: OpenSource
  let plan: CheckPlan
  /// Whether devices are held only as the documents' apps support it.
  private let keepsToOrientations: Bool
  /// Whether rules that look at all documents together are left out.
  private let isOfDocumentsAlone: Bool
  /// The kept results of earlier checks; nil where none are kept.
  private var kept: KeptChecks?
  var outcome = SourceCheck.Outcome()
  private let queue: ParallelQueue<Checked>
  /// The results in the order of the documents; nil for those that are being checked, the first of which is
  /// the queue's next.
  private var checked: [Checked?] = []
  private var waiting: [Int] = []

  init(
    source: OpenSource, documents: [SourceDocument], plan: CheckPlan, keepsToOrientations: Bool,
    isOfDocumentsAlone: Bool
  ) throws {
    self.isOfDocumentsAlone = isOfDocumentsAlone
    self.source = source
    self.plan = plan
    self.keepsToOrientations = keepsToOrientations
    kept = try KeptChecks(source, documents, plan)
    // Kept results of other documents are read while a document is checked.
    queue = ParallelQueue(isCallerBusy: kept?.isEmpty == false)
  }

  /// Reads a document that is not to be checked: others may refer to it.
  mutating func know(_ entry: SourceDocument) throws {
    switch kept?.found(in: entry) {
    case .notLaidOut: return
    case .checked(_, let facts): checked.append(Checked(isMeant: false, findings: [], facts: facts))
    case nil:
      guard case .success(let document) = try source.read(entry) else { return }
      do throws(LayoutRefusal) { try LayoutRefusal.check(document) } catch { return }
      try begin { Checked(isMeant: false, findings: [], facts: CheckedDocument(document).facts) }
    }
  }

  /// Begins to check a document, unless its result is known.
  mutating func add(_ entry: SourceDocument, _ report: (SourceCheck.Event) -> Void) throws {
    switch kept?.found(in: entry) {
    case .notLaidOut(let refusal): return refuse(.notLaidOut(refusal), report)
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
      return refuse(.notLaidOut(error), report)
    }
    let app = source.apps?.app(of: document) { report(.incomplete($0)) } ?? DocumentApp()
    let screens = try source.screens(
      of: document, plan.environments, keepsToOrientations ? app.orientations : nil
    ) { report(.incomplete($0)) }
    let strings = try source.strings.strings(of: document) { report(.incomplete($0)) }
    try begin { [plan] in
      let check = DocumentCheck(document, plan, strings: strings, app: app)
      return Checked(findings: check.findings(screens), facts: check.facts, stored: stored)
    }
  }

  /// Waits for the checks that were begun, and checks the documents as a whole.
  mutating func finish(_ report: (SourceCheck.Event) -> Void) throws -> SourceCheck.Outcome {
    while queue.count > 0 { try takeNext() }
    let checked = checked.compactMap(\.self)
    outcome.findings.reserveCapacity(checked.reduce(0) { $0 + $1.findings.count })
    let project =
      isOfDocumentsAlone ? nil : ProjectCheck(try project(of: checked.map(\.facts), report), plan)
    for document in checked where document.isMeant {
      outcome.documents += 1
      outcome.paths.append(document.facts.path)
      outcome.markers += document.facts.markers
      let others = project?.findings(in: document.facts) ?? []
      outcome.findings += others.isEmpty ? document.findings : (document.findings + others).inOrderOfPlaces
    }
    return outcome
  }

  private mutating func begin(_ work: @escaping @Sendable () -> Checked) throws {
    while queue.isFull { try takeNext() }
    waiting.append(checked.count)
    checked.append(nil)
    queue.add(work)
  }

  private mutating func refuse(_ event: SourceCheck.Event, _ report: (SourceCheck.Event) -> Void) {
    outcome.refused += 1
    report(event)
  }

  private mutating func takeNext() throws {
    guard let next = queue.next() else { return }
    checked[waiting.removeFirst()] = next
    if let stored = next.stored { try kept?.keep(.checked(next.findings, next.facts), of: stored) }
  }

  /// The documents and the resources of the source, for rules that look at all of them.
  private func project(
    of documents: [DocumentFacts], _ report: (SourceCheck.Event) -> Void
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
        uniquingKeysWith: { first, _ in first }))
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
