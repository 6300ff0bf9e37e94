import Devices

extension SceneStore {
  /// The findings about stored layouts of a document that are not as they were stored, or are
  /// of another document.
  func solvedFindings(document: Int) throws(StoreError) -> [StoreFinding.Reason] {
    var reasons: [StoreFinding.Reason] = []
    let documents = try connection.statement(
      """
      SELECT v.environment, v.checksum, v.document_checksum = d.checksum AND e.id IS NOT NULL
      FROM solved_document v JOIN document d ON d.id = v.document LEFT JOIN environment e ON e.id = v.environment
      WHERE v.document = ?1
      """)
    documents.bind(document, at: 1)
    defer { documents.reset() }
    while try documents.step() {
      if !documents.bool(2) { reasons.append(.derived(table: "solved_document")) }
      let scenes = try checksum(
        of: SolvedSceneRow.self, document, "environment = ?2", documents.int(0), nil, except: -1)
      if scenes != documents.int(1) { reasons.append(.derived(table: "solved_scene")) }
    }
    let layouts = try connection.statement(
      """
      SELECT l.scene, l.variant, l.checksum, s.position IS NOT NULL FROM scene_layout l
      LEFT JOIN scene s ON s.document = l.document AND s.position = l.scene WHERE l.document = ?1
      """)
    layouts.bind(document, at: 1)
    defer { layouts.reset() }
    while try layouts.step() {
      func sum<Row: TableRow>(_ rows: Row.Type) throws(StoreError) -> Int {
        try checksum(
          of: rows, document, "scene = ?2 AND variant = ?3", layouts.int(0), layouts.int(1), except: 1)
      }
      if !layouts.bool(3) { reasons.append(.derived(table: "scene_layout")) }
      let found = try sum(ViewFrameRow.self) &+ sum(ConflictMemberRow.self) &+ sum(LayoutFindingRow.self)
      if found != layouts.int(2) { reasons.append(.derived(table: "view_frame")) }
    }
    var known: Set<StoreFinding.Reason> = []
    return reasons.filter { known.insert($0).inserted }
  }

  /// Whether the name of each environment is that of its columns, and its model one that its device means.
  func hasSoundEnvironments() throws(StoreError) -> Bool {
    let names = StoredEnvironment.columnNames.joined(separator: ", ")
    let rows = try connection.statement("SELECT \(names) FROM environment")
    defer { rows.reset() }
    while try rows.step() {
      let columns = StoredEnvironment.columnNames.indices.map { rows.text(Int32($0)) }
      guard let environment = StoredEnvironment(columns: columns), environment.columns == columns,
        environment.window?.hasKnownModel ?? true
      else { return false }
    }
    return true
  }

  /// The sum of the checksums of stored rows, but for one column.
  private func checksum<Row: TableRow>(
    of rows: Row.Type, _ document: Int, _ condition: String, _ first: Int, _ second: Int?, except skipped: Int
  ) throws(StoreError) -> Int {
    let statement = try connection.statement(
      "SELECT \(Row.columns.joined(separator: ", ")) FROM \(Row.table) WHERE document = ?1 AND \(condition)")
    statement.bind(document, at: 1)
    statement.bind(first, at: 2)
    if let second { statement.bind(second, at: 3) }
    defer { statement.reset() }
    var batch = RowBatch()
    while try statement.step() {
      for column in Row.columns.indices {
        switch statement.value(Int32(column)) {
        case .integer(let value): batch.append(Int(value))
        case .real(let value): batch.append(value)
        case .text(let value): batch.append(value)
        case .null, .blob: batch.append(nil as Int?)
        }
      }
      batch.check(last: Row.columns.count, except: skipped)
      batch.removeAll()
    }
    return batch.checksum
  }
}

extension StoredEnvironment.Window {
  /// Whether the model is what was requested, or one of the catalogue whose name begins so.
  fileprivate var hasKnownModel: Bool {
    model == device || model.hasPrefix(device) && Device.all.contains { $0.name == model }
  }
}
