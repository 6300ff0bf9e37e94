package import TextMetrics

extension SceneStore {
  /// The checksum of the bytes of a font file, which distinguishes them from others.
  package static func checksum(ofFontFile bytes: [UInt8]) -> Int {
    var checksum = Checksum()
    unsafe bytes.withUnsafeBytes { unsafe checksum.add($0) }
    return checksum.value
  }

  /// Stores the fonts of a file in a project, in place of those that the project has of the file,
  /// in one transaction.
  ///
  /// The project is made where there is none of the name. The file itself is not stored.
  ///
  /// - Parameter checksum: That of the file's bytes.
  @discardableResult
  package func importFonts(
    _ faces: [FontFace], path: String, checksum: Int, project: String
  ) throws(StoreError) -> ImportOutcome {
    try connection.transaction { () throws(StoreError) in
      let project = try Importer(connection, writer, project: project).project
      try SolutionRemoval(connection: connection).remove(project: project)
      let stored = try fontFile(project: project, path: path)
      if let stored {
        let removal = try connection.statement("DELETE FROM font_file WHERE id = ?1")
        removal.bind(stored.id, at: 1)
        try removal.run()
      }
      let insertion = try connection.statement(
        "INSERT INTO font_file (project, path, checksum) VALUES (?1, ?2, ?3)")
      insertion.bind(project, at: 1)
      insertion.bind(path, at: 2)
      insertion.bind(checksum, at: 3)
      try insertion.run()
      let id = Int(connection.lastInsertedRow)
      let writer = FontWriter(connection: connection, file: id)
      for (index, face) in faces.enumerated() { try writer.write(face, position: index + 1) }
      try RowChecksum(connection: connection, owner: .fontFile, id: id).write()
      if stored == nil { try ProjectChecksum(connection: connection, project: project).add(.fontFile, path) }
      return stored == nil ? .added : .replaced
    }
  }

  /// Whether a project has the fonts of a file with the same bytes as they were stored, and of the words
  /// those that each of them has.
  package func hasFonts(
    path: String, checksum: Int, words: Set<String>, project: String
  ) throws(StoreError) -> Bool {
    guard let number = try connection.integer("SELECT id FROM project WHERE name = ?1", project),
      let stored = try fontFile(project: number, path: path), stored.checksum == checksum,
      try RowChecksum(connection: connection, owner: .fontFile, id: stored.id).holds()
    else { return false }
    if words.isEmpty { return true }
    let rows = try connection.statement(
      "SELECT w.word FROM font_word w JOIN font t ON t.id = w.font WHERE t.file = ?1")
    rows.bind(stored.id, at: 1)
    defer { rows.reset() }
    var missing = words
    while try rows.step() { if let word = rows.text(0) { missing.remove(word) } }
    return missing.isEmpty
  }

  private func fontFile(project: Int, path: String) throws(StoreError) -> (id: Int, checksum: Int)? {
    let statement = try connection.statement(
      "SELECT id, checksum FROM font_file WHERE project = ?1 AND path = ?2")
    statement.bind(project, at: 1)
    statement.bind(path, at: 2)
    defer { statement.reset() }
    return try statement.step() ? (statement.int(0), statement.int(1)) : nil
  }

  /// Whether any project has fonts.
  package func hasFonts() throws(StoreError) -> Bool {
    let statement = try connection.statement("SELECT 1 FROM font LIMIT 1")
    defer { statement.reset() }
    return try statement.step()
  }

  /// The font of a PostScript name of a project, or nil where it has none: of several that of the first file.
  package func font(named name: String, project: String) throws(StoreError) -> FontFace? {
    try connection.reading { () throws(StoreError) in
      let row = try connection.statement(
        """
        SELECT t.id, t.name, t.family, t.style, t.units_per_em, t.ascender, t.descender, t.line_gap
        FROM font t JOIN font_file f ON f.id = t.file JOIN project p ON p.id = f.project
        WHERE t.name = ?1 AND p.name = ?2 ORDER BY f.path, t.position LIMIT 1
        """)
      row.bind(name, at: 1)
      row.bind(project, at: 2)
      defer { row.reset() }
      guard try row.step() else { return nil }
      return try FontLoader(connection: connection, font: row.int(0)).face(row)
    }
  }

  /// The words that documents of a project have whose letters change with those beside them.
  package func shapedWords(project: String) throws(StoreError) -> Set<String> {
    // Most texts are ASCII, which is found out faster than that they do not fit the pattern.
    let rows = try connection.statement(
      """
      SELECT n.attributes, n.text FROM project p JOIN document d ON d.project = p.id JOIN node n ON n.document = d.id
      WHERE p.name = ?1
        AND (length(n.attributes) < length(CAST(n.attributes AS BLOB)) AND n.attributes GLOB ?2
          OR length(n.text) < length(CAST(n.text AS BLOB)) AND n.text GLOB ?2)
      """)
    rows.bind(project, at: 1)
    rows.bind(ShapedWords.pattern, at: 2)
    defer { rows.reset() }
    var words: Set<String> = []
    while try rows.step() {
      for column in Int32(0)...1 { words.formUnion(ShapedWords(in: rows.text(column) ?? "").words) }
    }
    return words
  }
}
