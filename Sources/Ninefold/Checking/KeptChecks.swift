import Checks
import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneStore

/// What a database keeps of the checks of a project's documents, so that what has not changed is not laid out again.
struct KeptChecks {
  /// What came of the check of a document by itself.
  struct Found: Sendable {
    let findings: [CheckFinding]
    let facts: DocumentFacts
  }

  private let store: SceneStore
  private let plan: Int
  private let program: Int
  private let states: [Int: CheckState]

  /// What is kept of checks by a plan; nil where nothing can be: of files, of several projects, of a database that this
  /// process may not write, and of a program that cannot be told from others.
  ///
  /// - Throws: ``StoreError`` of the database.
  init?(_ source: Source, _ plan: CheckPlan) throws {
    guard case .project(let path, let names) = source, names.count <= 1 else { return nil }
    do throws(StoreError) { store = try SceneStore(path: path, mode: .readWrite) } catch { return nil }
    guard let bytes = ThisProcess.programBytes else { return nil }
    program = SceneStore.checksum(ofProgram: bytes)
    self.plan = SceneStore.checksum(ofPlan: plan.identity)
    states = try store.checks(
      project: try store.selection(names.first).project, plan: self.plan, program: program)
  }

  /// What was found in a document; nil where it is to be checked.
  func found(in entry: SourceDocument) -> Found? {
    guard let document = entry.stored, let check = states[document.id]?.check,
      let facts = DocumentFacts(path: entry.path, text: check.facts)
    else { return nil }
    var findings: [CheckFinding] = []
    for finding in check.findings {
      guard let finding = CheckFinding(finding, path: entry.path) else { return nil }
      findings.append(finding)
    }
    return Found(findings: findings, facts: facts)
  }

  /// Keeps what was found in a document, where it has not changed since it was read.
  func keep(_ found: Found, of document: StoredDocument) throws(StoreError) {
    guard let state = states[document.id] else { return }
    let check = StoredCheck(
      facts: found.facts.text, findings: found.findings.map { StoredCheck.Finding($0) })
    try store.store(
      check, by: SolvedChecksums(document: state.checksum, program: program), plan: plan,
      document: document.id)
  }
}

extension CheckFinding {
  /// A finding that a database has of a document of a path; nil of one that no check has written.
  fileprivate init?(_ stored: StoredCheck.Finding, path: String) {
    self.init(
      rule: stored.rule, severity: stored.severity,
      place: DocumentPlace(path: path, line: stored.line, column: stored.column),
      scene: stored.scene.map { ObjectID($0) }, object: ObjectID(stored.object), name: stored.name,
      message: stored.message, environmentsText: stored.environments, detailsText: stored.details)
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
