import SceneModel

extension SceneStore {
  /// Checks the whole database: SQLite's integrity, foreign keys, and that every derived row follows from its
  /// document's tree.
  ///
  /// - Returns: The defects, none in a sound database.
  /// - Complexity: O(*n* log *n*) of the rows; in memory is one document at a time.
  public func verify() throws(StoreError) -> [StoreFinding] {
    try connection.reading { () throws(StoreError) in
      var findings = try integrityFindings()
      // In a damaged file the other checks would only repeat it.
      guard findings.isEmpty else { return findings }
      findings += try referenceFindings()
      if try !hasNineSizeClasses() { findings.append(StoreFinding(reason: .sizeClasses, document: nil)) }
      if try !hasDevices() { findings.append(StoreFinding(reason: .derived(table: "device"), document: nil)) }
      if try !hasSoundEnvironments() {
        findings.append(StoreFinding(reason: .derived(table: "environment"), document: nil))
      }
      let documents = try connection.prepare("SELECT id, path FROM document ORDER BY id")
      var search = SearchVerification(connection)
      while try documents.step() {
        findings += try self.findings(
          document: documents.int(0), path: documents.text(1) ?? "", search: &search)
      }
      findings += try search.finish()
      return try findings + exportFindings() + rowFindings()
    }
  }

  /// The defects of projects beside their documents: where they are not as they were stored.
  private func exportFindings() throws(StoreError) -> [StoreFinding] {
    var findings: [StoreFinding] = []
    func find(in path: String?, _ error: StoreError) throws(StoreError) {
      guard case .damaged(let defect) = error.reason else { throw error }
      findings.append(StoreFinding(reason: .unreadable(defect), document: path))
    }
    for project in try projects() {
      if let damage = try damage(ofProject: project) { try find(in: nil, damage) }
      for path in try stringsFiles(project: project) {
        do throws(StoreError) { _ = try strings(project: project, path: path) } catch {
          try find(in: path, error)
        }
        for table in try tablesOfOtherStrings(project: project, path: path) {
          findings.append(StoreFinding(reason: .derived(table: table), document: path))
        }
      }
    }
    return findings
  }

  private func integrityFindings() throws(StoreError) -> [StoreFinding] {
    let check = try connection.statement("PRAGMA integrity_check(20)")
    defer { check.reset() }
    var findings: [StoreFinding] = []
    while try check.step() {
      guard let message = check.text(0), message != "ok" else { continue }
      findings.append(StoreFinding(reason: .integrity(message), document: nil))
    }
    return findings
  }

  private func referenceFindings() throws(StoreError) -> [StoreFinding] {
    let check = try connection.statement("SELECT DISTINCT \"table\" FROM pragma_foreign_key_check ORDER BY 1")
    defer { check.reset() }
    var findings: [StoreFinding] = []
    while try check.step() {
      findings.append(StoreFinding(reason: .reference(table: check.text(0) ?? ""), document: nil))
    }
    return findings
  }

  private func hasNineSizeClasses() throws(StoreError) -> Bool {
    let rows = try connection.statement("SELECT number, name, width, height FROM size_class ORDER BY number")
    defer { rows.reset() }
    for (number, sizeClass) in SizeClass.all.enumerated() {
      guard try rows.step(), rows.int(0) == number, rows.text(1) == sizeClass.description,
        rows.text(2) == sizeClass.width.rawValue, rows.text(3) == sizeClass.height.rawValue
      else { return false }
    }
    return try !rows.step()
  }

  private func findings(
    document id: Int, path: String, search: inout SearchVerification
  ) throws(StoreError) -> [StoreFinding] {
    let old: (document: Document, checksum: Int)
    do throws(StoreError) {
      old = try DocumentLoader(connection).load(id)
    } catch {
      guard case .damaged = error.reason else { throw error }
      return try [StoreFinding(reason: .unreadable(error.description), document: path)]
        + search.add(nil, id: id)
    }
    let ofSearch = try search.add(old.document, id: id)
    let differences =
      try writer.differences(from: DocumentRows(old.document), document: id) + solvedFindings(document: id)
      + checkFindings(document: id)
    return ofSearch + differences.map { StoreFinding(reason: $0, document: path) }
  }
}
