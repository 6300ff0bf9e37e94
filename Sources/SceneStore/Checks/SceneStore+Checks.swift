extension SceneStore {
  /// The checksum of the plan of a check, which distinguishes it from others.
  package static func checksum(ofPlan text: String) -> Int { checksum(ofFontFile: Array(text.utf8)) }

  /// The known state of the checks of a project's documents by a plan and a program, by the numbers
  /// of the documents.
  package func checks(project: String, plan: Int, program: Int) throws(StoreError) -> [Int: CheckState] {
    let rows = try connection.statement(
      """
      SELECT d.id, d.checksum, v.facts, v.findings, v.checksum
      FROM project p JOIN document d ON d.project = p.id
      LEFT JOIN checked_document v
        ON v.document = d.id AND v.plan = ?2 AND v.document_checksum = d.checksum AND v.program_checksum = ?3
      WHERE p.name = ?1
      """)
    rows.bind(project, at: 1)
    rows.bind(plan, at: 2)
    rows.bind(program, at: 3)
    defer { rows.reset() }
    var states: [Int: CheckState] = [:]
    while try rows.step() {
      states[rows.int(0)] = CheckState(checksum: rows.int(1), text: CheckState.Text(rows, from: 2))
    }
    return states
  }

  /// Stores the result of the check of a document, in one transaction; results of other programs, or of the
  /// document as it was, are removed.
  ///
  /// - Returns: Whether it was stored: not where the document has changed since it was checked.
  @discardableResult
  package func store(
    _ check: StoredCheck, by checksums: SolvedChecksums, plan: Int, document: Int
  ) throws(StoreError) -> Bool {
    try connection.transaction { () throws(StoreError) in
      guard try isDocument(document, asOf: checksums.document) else { return false }
      for other in try plans(of: document, besides: checksums) + [plan] {
        try removeCheck(of: document, plan: other)
      }
      try insert(check, by: checksums, plan: plan, document: document)
      return true
    }
  }

  /// The findings about stored checks of a document that are not as they were stored, or are
  /// of another document.
  func checkFindings(document: Int) throws(StoreError) -> [StoreFinding.Reason] {
    let rows = try connection.statement(
      """
      SELECT v.facts, v.findings, v.checksum, v.document_checksum = d.checksum
      FROM checked_document v JOIN document d ON d.id = v.document WHERE v.document = ?1
      """)
    rows.bind(document, at: 1)
    defer { rows.reset() }
    var reader = FindingReader()
    while try rows.step() {
      let state = CheckState(checksum: 0, text: CheckState.Text(rows, from: 0))
      if state.check(&reader) == nil || !rows.bool(3) {
        return [.derived(table: "checked_document")]
      }
    }
    return []
  }

  private func isDocument(_ document: Int, asOf checksum: Int) throws(StoreError) -> Bool {
    let search = try connection.statement("SELECT 1 FROM document WHERE id = ?1 AND checksum = ?2")
    search.bind(document, at: 1)
    search.bind(checksum, at: 2)
    defer { search.reset() }
    return try search.step()
  }

  /// The plans by which a document was checked as it was, or by other programs.
  private func plans(of document: Int, besides checksums: SolvedChecksums) throws(StoreError) -> [Int] {
    let search = try connection.statement(
      """
      SELECT plan FROM checked_document
      WHERE document = ?1 AND (document_checksum <> ?2 OR program_checksum <> ?3)
      """)
    search.bind(document, at: 1)
    search.bind(checksums.document, at: 2)
    search.bind(checksums.program, at: 3)
    defer { search.reset() }
    var plans: [Int] = []
    while try search.step() { plans.append(search.int(0)) }
    return plans
  }

  /// Writes the row of a check, within a transaction.
  func insert(
    _ check: StoredCheck, by checksums: SolvedChecksums, plan: Int, document: Int
  ) throws(StoreError) {
    let findings = check.findingsText
    let insertion = try connection.statement(
      """
      INSERT INTO checked_document (
        document, plan, document_checksum, program_checksum, facts, findings, checksum
      )
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """)
    insertion.bind(document, at: 1)
    insertion.bind(plan, at: 2)
    insertion.bind(checksums.document, at: 3)
    insertion.bind(checksums.program, at: 4)
    insertion.bind(check.facts, at: 5)
    insertion.bind(findings, at: 6)
    var checksum = Checksum()
    checksum.add(check.facts)
    checksum.add(findings)
    insertion.bind(checksum.value, at: 7)
    try insertion.run()
  }

  private func removeCheck(of document: Int, plan: Int) throws(StoreError) {
    let removal = try connection.statement("DELETE FROM checked_document WHERE document = ?1 AND plan = ?2")
    removal.bind(document, at: 1)
    removal.bind(plan, at: 2)
    try removal.run()
  }
}

extension CheckState.Text {
  /// Reads a row's result of a check, with its checksum; nil where it has none, or where a byte has changed
  /// in the file.
  fileprivate init?(_ row: Statement, from first: Int32) {
    var checksum = Checksum()
    let facts = unsafe row.withBytes(first) { bytes in
      unsafe checksum.add(bytes)
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
    let findings = unsafe row.withBytes(first + 1) { bytes in
      unsafe checksum.add(bytes)
      return unsafe Array(bytes)
    }
    guard let facts, let findings, checksum.value == row.int(first + 2) else { return nil }
    self.init(facts: facts, findings: findings)
  }
}
