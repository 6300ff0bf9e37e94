/// Writes the rows that follow from a document's tree.
struct DerivedRowWriter {
  let connection: Connection
  let document: Int

  /// Writes all the rows; what is referred to comes before what refers.
  func write(_ rows: DerivedRows) throws(StoreError) {
    try write(rows.scenes, "INSERT INTO scene VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    try write(rows.objects, "INSERT INTO object VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)")
    try write(
      rows.constraints,
      """
      INSERT INTO layout_constraint
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
      """)
    try write(rows.connections, "INSERT INTO connection VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)")
    try write(
      rows.overrides,
      "INSERT INTO override VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)")
    try write(rows.resources, "INSERT INTO resource VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
  }

  private func write(_ rows: [some DerivedRow], _ sql: String) throws(StoreError) {
    guard !rows.isEmpty else { return }
    let statement = try connection.statement(sql)
    statement.bind(document, at: 1)
    for row in rows {
      row.bind(to: statement)
      try statement.run()
    }
  }
}

/// A row of a derived table: its columns from the second on, the first being the document.
protocol DerivedRow {
  func bind(to statement: Statement)
}

extension SceneRow: DerivedRow {
  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(last, at: 3)
    statement.bind(id, at: 4)
    statement.bind(name, at: 5)
    statement.bind(controller, at: 6)
  }
}

extension ObjectRow: DerivedRow {
  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(last, at: 3)
    statement.bind(scene, at: 4)
    statement.bind(parent, at: 5)
    statement.bind(id, at: 6)
    statement.bind(element, at: 7)
    statement.bind(className, at: 8)
    statement.bind(customClass, at: 9)
    statement.bind(role, at: 10)
    statement.bind(installed.rawValue, at: 11)
  }
}

extension ConstraintRow: DerivedRow {
  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(scene, at: 3)
    statement.bind(owner, at: 4)
    statement.bind(id, at: 5)
    statement.bind(firstItem, at: 6)
    statement.bind(secondItem, at: 7)
    statement.bind(first, at: 8)
    statement.bind(second, at: 9)
    statement.bind(firstAttribute, at: 10)
    statement.bind(secondAttribute, at: 11)
    statement.bind(relation, at: 12)
    statement.bind(multiplier, at: 13)
    statement.bind(constant, at: 14)
    statement.bind(priority, at: 15)
    statement.bind(isPlaceholder, at: 16)
    statement.bind(installed.rawValue, at: 17)
  }
}

extension ConnectionRow: DerivedRow {
  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(scene, at: 3)
    statement.bind(source, at: 4)
    statement.bind(id, at: 5)
    statement.bind(kind, at: 6)
    statement.bind(name, at: 7)
    statement.bind(segueKind, at: 8)
    statement.bind(destination, at: 9)
    statement.bind(target, at: 10)
  }
}

extension OverrideRow: DerivedRow {
  func bind(to statement: Statement) {
    statement.bind(owner, at: 2)
    statement.bind(position, at: 3)
    statement.bind(name, at: 4)
    statement.bind(property, at: 5)
    statement.bind(key, at: 6)
    statement.bind(width, at: 7)
    statement.bind(height, at: 8)
    statement.bind(rank, at: 9)
    statement.bind(action.rawValue, at: 10)
    statement.bind(value, at: 11)
    statement.bind(number, at: 12)
    statement.bind(deciding.rawValue, at: 13)
  }
}

extension ResourceRow: DerivedRow {
  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(kind, at: 3)
    statement.bind(name, at: 4)
    statement.bind(width, at: 5)
    statement.bind(height, at: 6)
    statement.bind(catalog, at: 7)
  }
}
