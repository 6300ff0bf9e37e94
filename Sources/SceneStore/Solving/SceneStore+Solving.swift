/// The layouts of a document, as far as the store knows them.
package struct SolutionState: Sendable {
  /// The checksum of the document as it is.
  package let checksum: Int
  /// The names of the environments for which it is laid out as it would be now.
  package fileprivate(set) var current: Set<String> = []
  /// Whether its layout for any environment would be another now.
  package fileprivate(set) var isOutdated = false
}

extension SceneStore {
  /// The checksum of a program, which distinguishes it from others: its rules decide how documents
  /// are laid out.
  package static func checksum(ofProgram identity: [UInt8]) -> Int { checksum(ofFontFile: identity) }

  /// The state of the layouts of a project's documents by a program, by the documents' numbers.
  package func solutions(project: String, program: Int) throws(StoreError) -> [Int: SolutionState] {
    let rows = try connection.statement(
      """
      SELECT d.id, d.checksum, e.name, v.document_checksum = d.checksum AND v.program_checksum = ?2
      FROM project p JOIN document d ON d.project = p.id LEFT JOIN solved_document v ON v.document = d.id
      LEFT JOIN environment e ON e.id = v.environment
      WHERE p.name = ?1
      """)
    rows.bind(project, at: 1)
    rows.bind(program, at: 2)
    defer { rows.reset() }
    var states: [Int: SolutionState] = [:]
    while try rows.step() {
      var state = states[rows.int(0)] ?? SolutionState(checksum: rows.int(1))
      state.note(rows, from: 2)
      states[rows.int(0)] = state
    }
    return states
  }

  /// Stores the layouts of a document for some environments, in one transaction.
  ///
  /// Stored layouts that would come out otherwise now are removed. Nothing is stored where the document has
  /// changed since it was laid out.
  ///
  /// - Returns: Whether it was stored.
  @discardableResult
  package func store(
    _ solved: [SolvedDocument], by checksums: SolvedChecksums, document: Int
  ) throws(StoreError) -> Bool {
    try connection.transaction { () throws(StoreError) in
      let state = try solution(of: document, program: checksums.program)
      guard state?.checksum == checksums.document, let state else { return false }
      if state.isOutdated { try SolutionRemoval(connection: connection).remove(document: document) }
      let new = state.isOutdated ? solved : solved.filter { !state.current.contains($0.environment.name) }
      try solutionWriter.write(new, by: checksums, document: document)
      return true
    }
  }

  /// Removes the layouts of the documents of a project.
  package func removeSolutions(project name: String) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      guard let project = try connection.integer("SELECT id FROM project WHERE name = ?1", name) else {
        throw StoreError(.noSuchProject(name), path: path)
      }
      try SolutionRemoval(connection: connection).remove(project: project)
    }
  }

  private func solution(of document: Int, program: Int) throws(StoreError) -> SolutionState? {
    let rows = try connection.statement(
      """
      SELECT d.checksum, e.name, v.document_checksum = d.checksum AND v.program_checksum = ?2
      FROM document d LEFT JOIN solved_document v ON v.document = d.id LEFT JOIN environment e ON e.id = v.environment
      WHERE d.id = ?1
      """)
    rows.bind(document, at: 1)
    rows.bind(program, at: 2)
    defer { rows.reset() }
    var state: SolutionState?
    while try rows.step() {
      var known = state ?? SolutionState(checksum: rows.int(0))
      known.note(rows, from: 1)
      state = known
    }
    return state
  }
}

extension SolutionState {
  /// Notes the name of an environment, and whether the document is laid out for it as it would be now.
  fileprivate mutating func note(_ row: Statement, from column: Int32) {
    if let environment = row.text(column), row.bool(column + 1) {
      current.insert(environment)
    } else if !row.isNull(column + 1) {
      isOutdated = true
    }
  }
}
