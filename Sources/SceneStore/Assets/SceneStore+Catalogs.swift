package import SceneModel

extension SceneStore {
  /// Stores an asset catalogue in a project, in place of the one that the project has at its path,
  /// in one transaction.
  ///
  /// The project is made where there is none of the name. The pictures' files are not stored, only what is
  /// known of them.
  @discardableResult
  package func importCatalog(_ catalog: AssetCatalog, project: String) throws(StoreError) -> ImportOutcome {
    try connection.transaction { () throws(StoreError) in
      let project = try Importer(connection, writer, project: project).project
      let stored = try catalogNumber(project: project, path: catalog.path)
      if let stored, try self.catalog(stored, path: catalog.path) == catalog,
        try RowChecksum(connection: connection, owner: .catalog, id: stored).holds()
      {
        return .unchanged
      }
      try SolutionRemoval(connection: connection).remove(project: project)
      if let stored {
        let removal = try connection.statement("DELETE FROM asset_catalog WHERE id = ?1")
        removal.bind(stored, at: 1)
        try removal.run()
      }
      let insertion = try connection.statement("INSERT INTO asset_catalog (project, path) VALUES (?1, ?2)")
      insertion.bind(project, at: 1)
      insertion.bind(catalog.path, at: 2)
      try insertion.run()
      let id = Int(connection.lastInsertedRow)
      let writer = CatalogWriter(connection: connection, catalog: id)
      for image in catalog.images { try writer.write(image) }
      for color in catalog.colors { try writer.write(color) }
      try RowChecksum(connection: connection, owner: .catalog, id: id).write()
      if stored == nil {
        try ProjectChecksum(connection: connection, project: project).add(.catalog, catalog.path)
      }
      return stored == nil ? .added : .replaced
    }
  }

  /// The asset catalogues of a project, in the order of their paths.
  package func catalogs(project: String) throws(StoreError) -> [AssetCatalog] {
    try connection.reading { () throws(StoreError) in
      let rows = try connection.prepare(
        """
        SELECT c.id, c.path FROM asset_catalog c JOIN project p ON p.id = c.project
        WHERE p.name = ?1 ORDER BY c.path
        """)
      rows.bind(project, at: 1)
      var result: [AssetCatalog] = []
      while try rows.step() { result.append(try catalog(rows.int(0), path: rows.text(1) ?? "")) }
      return result
    }
  }

  private func catalogNumber(project: Int, path: String) throws(StoreError) -> Int? {
    let statement = try connection.statement(
      "SELECT id FROM asset_catalog WHERE project = ?1 AND path = ?2")
    statement.bind(project, at: 1)
    statement.bind(path, at: 2)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : nil
  }

  private func catalog(_ id: Int, path: String) throws(StoreError) -> AssetCatalog {
    let reader = CatalogReader(connection: connection, catalog: id)
    return AssetCatalog(path: path, images: try reader.images(), colors: try reader.colors())
  }
}
