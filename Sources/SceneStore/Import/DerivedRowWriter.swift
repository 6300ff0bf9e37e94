/// Writes the rows that follow from a document's tree, or compares them with those that are stored.
struct DerivedRowWriter {
  let connection: Connection
  let document: Int

  /// Writes all the rows; what is referred to comes before what refers.
  func write(_ rows: DerivedRows) throws(StoreError) {
    try write(rows.scenes)
    try write(rows.objects)
    try write(rows.constraints)
    try write(rows.connections)
    try write(rows.overrides)
    try write(rows.resources)
  }

  /// The tables whose stored rows of the document are not these.
  func differences(from rows: DerivedRows) throws(StoreError) -> [String] {
    var result: [String] = []
    if try !isStored(rows.scenes) { result.append(SceneRow.table) }
    if try !isStored(rows.objects) { result.append(ObjectRow.table) }
    if try !isStored(rows.constraints) { result.append(ConstraintRow.table) }
    if try !isStored(rows.connections) { result.append(ConnectionRow.table) }
    if try !isStored(rows.overrides) { result.append(OverrideRow.table) }
    if try !isStored(rows.resources) { result.append(ResourceRow.table) }
    return result
  }

  private func write<Row: DerivedRow>(_ rows: [Row]) throws(StoreError) {
    guard !rows.isEmpty else { return }
    let statement = try connection.statement(Row.insertion)
    statement.bind(document, at: 1)
    for row in rows {
      row.bind(to: statement)
      try statement.run()
    }
  }

  private func isStored<Row: DerivedRow>(_ rows: [Row]) throws(StoreError) -> Bool {
    let count = try connection.statement(Row.count)
    count.bind(document, at: 1)
    defer { count.reset() }
    guard try count.step(), count.int(0) == rows.count else { return false }
    let search = try connection.statement(Row.search)
    search.bind(document, at: 1)
    for row in rows {
      row.bind(to: search)
      defer { search.reset() }
      guard try search.step() else { return false }
    }
    return true
  }
}
