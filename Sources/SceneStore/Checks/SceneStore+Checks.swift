extension SceneStore {
  /// What tells a plan of a check from others.
  package static func checksum(ofPlan text: String) -> Int { checksum(ofFontFile: Array(text.utf8)) }

  /// What is known of the checks of a project's documents by a plan and a program, by the numbers of the documents.
  package func checks(project: String, plan: Int, program: Int) throws(StoreError) -> [Int: CheckState] {
    let rows = try connection.statement(
      """
      SELECT d.id, d.checksum, v.facts, v.checksum
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
    let memory = TextMemory()
    while try rows.step() {
      let document = rows.int(0)
      var check: StoredCheck?
      if let facts = rows.text(2) {
        let found = try self.check(of: document, plan: plan, facts: facts, memory)
        // Where a byte has changed in the file, the document is checked again.
        if found.checksum == rows.int(3) { check = found }
      }
      states[document] = CheckState(checksum: rows.int(1), check: check)
    }
    return states
  }

  /// Stores what was found in a document, in one transaction; what was found by other programs, or of the document as it was,
  /// is taken away.
  ///
  /// - Returns: Whether it was stored: not where the document has changed since it was checked.
  @discardableResult
  package func store(
    _ check: StoredCheck, by checksums: SolvedChecksums, plan: Int, document: Int
  ) throws(StoreError) -> Bool {
    try connection.transaction { () throws(StoreError) in
      guard try isDocument(document, asOf: checksums.document) else { return false }
      for other in try plans(of: document, besides: checksums) + [plan] {
        try CheckRemoval(connection: connection).remove(document: document, plan: other)
      }
      try insert(check, by: checksums, plan: plan, document: document)
      return true
    }
  }

  /// What of the stored checks of a document is not as it was stored, or is of another document.
  func checkFindings(document: Int) throws(StoreError) -> [StoreFinding.Reason] {
    let rows = try connection.statement(
      """
      SELECT v.plan, v.facts, v.checksum, v.document_checksum = d.checksum
      FROM checked_document v JOIN document d ON d.id = v.document WHERE v.document = ?1
      """)
    rows.bind(document, at: 1)
    defer { rows.reset() }
    let memory = TextMemory()
    while try rows.step() {
      let check = try self.check(of: document, plan: rows.int(0), facts: rows.text(1) ?? "", memory)
      if check.checksum != rows.int(2) || !rows.bool(3) { return [.derived(table: "check_finding")] }
    }
    return []
  }

  private func check(
    of document: Int, plan: Int, facts: String, _ memory: TextMemory
  ) throws(StoreError) -> StoredCheck {
    let rows = try connection.statement(
      """
      SELECT \(StoredCheck.Finding.columns.joined(separator: ", ")) FROM check_finding
      WHERE document = ?1 AND plan = ?2 ORDER BY number
      """)
    rows.bind(document, at: 1)
    rows.bind(plan, at: 2)
    defer { rows.reset() }
    var check = StoredCheck(facts: facts, findings: [])
    while try rows.step() { check.findings.append(StoredCheck.Finding(rows, from: 0, memory)) }
    return check
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

  private func insert(
    _ check: StoredCheck, by checksums: SolvedChecksums, plan: Int, document: Int
  ) throws(StoreError) {
    let insertion = try connection.statement(
      """
      INSERT INTO checked_document (document, plan, document_checksum, program_checksum, facts, checksum)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """)
    insertion.bind(document, at: 1)
    insertion.bind(plan, at: 2)
    insertion.bind(checksums.document, at: 3)
    insertion.bind(checksums.program, at: 4)
    insertion.bind(check.facts, at: 5)
    insertion.bind(check.checksum, at: 6)
    try insertion.run()
    let columns = StoredCheck.Finding.columns
    let row = try connection.statement(
      """
      INSERT INTO check_finding (document, plan, number, \(columns.joined(separator: ", ")))
      VALUES (?1, ?2, ?3, \(columns.indices.map { "?\($0 + 4)" }.joined(separator: ", ")))
      """)
    for (index, finding) in check.findings.enumerated() {
      row.bind(document, at: 1)
      row.bind(plan, at: 2)
      row.bind(index + 1, at: 3)
      finding.bind(to: row, from: 4)
      try row.run()
    }
  }
}

/// Takes away what was found in a document by a plan, within a transaction.
private struct CheckRemoval {
  let connection: Connection

  func remove(document: Int, plan: Int) throws(StoreError) {
    for table in ["check_finding", "checked_document"] {
      let removal = try connection.statement("DELETE FROM \(table) WHERE document = ?1 AND plan = ?2")
      removal.bind(document, at: 1)
      removal.bind(plan, at: 2)
      try removal.run()
    }
  }
}
