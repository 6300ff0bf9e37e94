import SceneStore

extension SceneStore {
  /// The rows of a table that belong to the owner of a number, or all.
  ///
  /// - Parameter environment: The number in the schema of an environment of the store.
  func rows(
    of table: PublishedTable, owner: Int64? = nil, environment: (Int64) throws -> Int64 = { $0 }
  ) throws -> CopyText {
    var text = CopyText()
    try forEachRow(of: table.query, owner.map { [.integer($0)] } ?? []) { row in
      var values = row.values
      if let column = table.environmentColumn {
        values[column] = .integer(try environment(row.integer(column)))
      }
      text.add(values)
    }
    return text
  }

  /// The number of a project.
  func number(ofProject name: String) throws -> Int64 {
    var number: Int64?
    try forEachRow(of: "SELECT id FROM project WHERE name = ?1", [.text(name)]) { number = $0.integer(0) }
    guard let number else { throw StoreError(.noSuchProject(name), path: path) }
    return number
  }

  /// The numbers and paths of the files of a kind in a project, in the order of their paths.
  func files(of kind: PublishedKind, project: Int64) throws -> [(number: Int64, path: String)] {
    var files: [(number: Int64, path: String)] = []
    try forEachRow(of: kind.listing, [.integer(project)]) { row in
      files.append((row.integer(0), row[1].text ?? ""))
    }
    return files
  }
}
