import AutoLayout
import Checks
import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneStore
import Sources

/// The results of checks that a database keeps for a project's documents, so that unchanged documents are not
/// laid out again.
struct KeptChecks {
  /// The result for a document by itself.
  enum Found: Sendable {
    case checked([CheckFinding], DocumentFacts)
    /// It is of a platform whose views are not laid out.
    case notLaidOut(LayoutRefusal)
  }

  private let path: String
  private let plan: Int
  private let program: Int
  private let states: [Int: CheckState]
  /// The results by the numbers of the documents.
  private let found: [Int: Found]
  /// The store that is written to, opened for the first result to keep; nil where this process may not write.
  private lazy var writing: SceneStore? = {
    do throws(StoreError) { return try SceneStore(path: path, mode: .readWrite) } catch { return nil }
  }()

  /// The kept results of checks by a plan; nil where none can be kept: for files, for several projects, and
  /// for a program that cannot be distinguished from others.
  ///
  /// - Parameter documents: The documents of the source.
  /// - Throws: ``StoreError`` of the database.
  init?(_ source: OpenSource, _ documents: [SourceDocument], _ plan: CheckPlan) throws(StoreError) {
    guard let project = source.onlyProject, let identity = ThisProcess.programIdentity else { return nil }
    path = project.store.path
    program = SceneStore.checksum(ofProgram: identity)
    self.plan = SceneStore.checksum(ofPlan: plan.identity)
    states = try project.store.checks(project: project.name, plan: self.plan, program: program)
    found = Self.found(in: documents, states)
  }

  /// The results by the numbers of the documents. They are read on all cores.
  private static func found(in documents: [SourceDocument], _ states: [Int: CheckState]) -> [Int: Found] {
    var found: [Int: Found] = [:]
    let queue = ParallelQueue<[(Int, Found)]>()
    func take() { for (number, document) in queue.next() ?? [] { found[number] = document } }
    for start in stride(from: 0, to: documents.count, by: documentsPerPiece) {
      let some = documents[start..<min(start + documentsPerPiece, documents.count)].compactMap { document in
        document.stored.flatMap { stored in
          states[stored.id].map { (number: stored.id, path: document.path, state: $0) }
        }
      }
      if queue.isFull { take() }
      queue.add {
        var reader = FindingReader()
        return some.compactMap { number, path, state in
          Found(state, path: path, &reader).map { (number, $0) }
        }
      }
    }
    while queue.count > 0 { take() }
    return found
  }

  private static let documentsPerPiece = 128

  /// Whether no result is kept.
  var isEmpty: Bool { found.isEmpty }

  /// The kept result for a document; nil where it is to be checked.
  func found(in entry: SourceDocument) -> Found? { entry.stored.flatMap { found[$0.id] } }

  /// Keeps the result for a document, where the document has not changed since it was read and the database
  /// may be written.
  mutating func keep(_ found: Found, of document: StoredDocument) throws(StoreError) {
    guard let state = states[document.id], let store = writing else { return }
    let check =
      switch found {
      case .checked(let findings, let facts): StoredCheck(findings, facts)
      case .notLaidOut(let refusal): StoredCheck(facts: refusal.platform.name, findings: [])
      }
    try store.store(
      check, by: SolvedChecksums(document: state.checksum, program: program), plan: plan,
      document: document.id)
  }
}

extension KeptChecks.Found {
  /// The kept result for the document at a path; nil where it is to be checked.
  fileprivate init?(_ state: CheckState, path: String, _ reader: inout FindingReader) {
    guard let check = state.check(&reader) else { return nil }
    if let platform = Platform.allCases.first(where: { $0.name == check.facts }) {
      self = .notLaidOut(LayoutRefusal(path: path, platform: platform))
      return
    }
    guard let facts = DocumentFacts(path: path, text: check.facts) else { return nil }
    var findings: [CheckFinding] = []
    findings.reserveCapacity(check.findings.count)
    let stored = check.findings.span
    for index in stored.indices {
      guard let finding = CheckFinding(stored[index], path: path) else { return nil }
      findings.append(finding)
    }
    self = .checked(findings, facts)
  }
}

extension CheckFinding {
  /// A finding that a database keeps for the document at a path; nil for one that no check has written.
  fileprivate convenience init?(_ stored: borrowing StoredCheck.Finding, path: String) {
    self.init(
      rule: stored.rule, severity: stored.severity,
      place: DocumentPlace(path: path, line: stored.line, column: stored.column),
      scene: stored.scene.map { ObjectID($0) }, object: ObjectID(stored.object), name: stored.name,
      message: stored.message, environments: stored.environments, detailsText: stored.details)
  }
}

extension StoredCheck {
  /// The result of the check of a document as the store has it.
  init(_ findings: [CheckFinding], _ facts: DocumentFacts) {
    self.init(facts: facts.text, findings: findings.map { Finding($0) })
  }
}

extension StoredCheck.Finding {
  fileprivate init(_ finding: CheckFinding) {
    self.init(
      rule: finding.rule, severity: finding.severity.rawValue, line: finding.place.line,
      column: finding.place.column, scene: finding.scene?.text, object: finding.object.text,
      name: finding.name, message: finding.message, environments: finding.environments,
      details: finding.detailsText)
  }
}
