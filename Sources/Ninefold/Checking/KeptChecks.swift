import AutoLayout
import Checks
import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneStore

/// What a database keeps of the checks of a project's documents, so that what has not changed is not laid out again.
struct KeptChecks {
  /// What came of a document by itself.
  enum Found: Sendable {
    case checked([CheckFinding], DocumentFacts)
    /// It is of a platform whose views are not laid out.
    case notLaidOut(LayoutRefusal)
  }

  private let store: SceneStore
  private let plan: Int
  private let program: Int
  private let states: [Int: CheckState]
  private let texts = KeptTexts()

  /// What is kept of checks by a plan; nil where nothing can be: of files, of several projects, of a database that this
  /// process may not write, and of a program that cannot be told from others.
  ///
  /// - Throws: ``StoreError`` of the database.
  init?(_ source: Source, _ plan: CheckPlan) throws {
    guard case .project(let path, let names) = source, names.count <= 1 else { return nil }
    do throws(StoreError) { store = try SceneStore(path: path, mode: .readWrite) } catch { return nil }
    guard let identity = ThisProcess.programIdentity else { return nil }
    program = SceneStore.checksum(ofProgram: identity)
    self.plan = SceneStore.checksum(ofPlan: plan.identity)
    states = try store.checks(
      project: try store.selection(names.first).project, plan: self.plan, program: program)
  }

  /// What was found in a document; nil where it is to be checked.
  func found(in entry: SourceDocument) -> Found? {
    guard let document = entry.stored, let check = states[document.id]?.check else { return nil }
    if let platform = Platform.allCases.first(where: { $0.name == check.facts }) {
      return .notLaidOut(LayoutRefusal(path: entry.path, platform: platform))
    }
    guard let facts = DocumentFacts(path: entry.path, text: check.facts) else { return nil }
    var findings: [CheckFinding] = []
    findings.reserveCapacity(check.findings.count)
    for finding in check.findings {
      guard let finding = texts.finding(finding, path: entry.path) else { return nil }
      findings.append(finding)
    }
    return .checked(findings, facts)
  }

  /// Keeps what came of a document, where it has not changed since it was read.
  func keep(_ found: Found, of document: StoredDocument) throws(StoreError) {
    guard let state = states[document.id] else { return }
    let check =
      switch found {
      case .checked(let findings, let facts):
        StoredCheck(facts: facts.text, findings: findings.map { StoredCheck.Finding($0) })
      case .notLaidOut(let refusal): StoredCheck(facts: refusal.platform.name, findings: [])
      }
    try store.store(
      check, by: SolvedChecksums(document: state.checksum, program: program), plan: plan,
      document: document.id)
  }
}

/// Reads what is kept of findings. Many hold in the same environments, whose names are read once.
private final class KeptTexts {
  private var environments: [String: [String]] = [:]
  private var last: (text: String, names: [String]) = ("[]", [])

  /// A finding that a database has of a document of a path; nil of one that no check has written.
  func finding(_ stored: StoredCheck.Finding, path: String) -> CheckFinding? {
    guard let names = names(stored.environments) else { return nil }
    return CheckFinding(
      rule: stored.rule, severity: stored.severity,
      place: DocumentPlace(path: path, line: stored.line, column: stored.column),
      scene: stored.scene.map { ObjectID($0) }, object: ObjectID(stored.object), name: stored.name,
      message: stored.message, environments: names, detailsText: stored.details)
  }

  private func names(_ text: String) -> [String]? {
    if text == last.text { return last.names }
    guard let names = environments[text] ?? CheckFinding.environments(text: text) else { return nil }
    environments[text] = names
    last = (text, names)
    return names
  }
}

extension StoredCheck.Finding {
  fileprivate init(_ finding: CheckFinding) {
    self.init(
      rule: finding.rule, severity: finding.severity.rawValue, line: finding.place.line,
      column: finding.place.column, scene: finding.scene?.text, object: finding.object.text,
      name: finding.name,
      message: finding.message, environments: finding.environmentsText, details: finding.detailsText)
  }
}
