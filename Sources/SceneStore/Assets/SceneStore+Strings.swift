import OperatingSystem
package import SceneModel

extension SceneStore {
  /// Stores a strings file in a project, in place of the one that the project has at its path,
  /// in one transaction.
  ///
  /// The project is made where there is none of the name.
  @discardableResult
  package func importStrings(_ strings: LocalizedStrings, project: String) throws(StoreError) -> ImportOutcome
  {
    try connection.transaction { () throws(StoreError) in
      let project = try Importer(connection, writer, project: project).project
      let stored = try stringsNumber(project: project, path: strings.path)
      if let stored, try isStored(strings, stored) { return .unchanged }
      try SolutionRemoval(connection: connection).remove(project: project)
      if let stored {
        let removal = try connection.statement("DELETE FROM strings_file WHERE id = ?1")
        removal.bind(stored, at: 1)
        try removal.run()
      }
      try insert(strings, project: project)
      if stored == nil {
        try ProjectChecksum(connection: connection, project: project).add(.strings, strings.path)
      }
      return stored == nil ? .added : .replaced
    }
  }

  /// Whether a stored strings file is sound and has the bytes of another.
  private func isStored(_ strings: LocalizedStrings, _ id: Int) throws(StoreError) -> Bool {
    guard let stored = try self.strings(id) else { return false }
    return stored.checksum == stored.strings.checksum && stored.strings.isSpelled(as: strings)
  }

  /// The paths of the strings files of a project, in their order.
  package func stringsFiles(project: String) throws(StoreError) -> [String] {
    let rows = try connection.statement(
      """
      SELECT f.path FROM strings_file f JOIN project p ON p.id = f.project WHERE p.name = ?1 ORDER BY f.path
      """)
    rows.bind(project, at: 1)
    defer { rows.reset() }
    var result: [String] = []
    while try rows.step() { result.append(rows.text(0) ?? "") }
    return result
  }

  /// The strings file at a path of a project, as it was imported, or nil where there is none.
  ///
  /// - Throws: ``StoreError`` with `damaged` where it has not the checksum that it was stored with.
  package func strings(project: String, path: String) throws(StoreError) -> LocalizedStrings? {
    guard let stored = try stored(project: project, path: path) else { return nil }
    guard stored.checksum == stored.strings.checksum else {
      throw StoreError(.changedSinceStored("strings file \(path)"), path: self.path)
    }
    return stored.strings
  }

  /// The strings file at a path of a project as its rows give it, whatever their checksum says.
  package func unverifiedStrings(project: String, path: String) throws(StoreError) -> LocalizedStrings? {
    try stored(project: project, path: path)?.strings
  }

  private func stored(
    project: String, path: String
  ) throws(StoreError) -> (strings: LocalizedStrings, checksum: Int)? {
    try connection.reading { () throws(StoreError) in
      guard let project = try connection.integer("SELECT id FROM project WHERE name = ?1", project),
        let number = try stringsNumber(project: project, path: path)
      else { return nil }
      return try strings(number)
    }
  }

  private func stringsNumber(project: Int, path: String) throws(StoreError) -> Int? {
    let statement = try connection.statement("SELECT id FROM strings_file WHERE project = ?1 AND path = ?2")
    statement.bind(project, at: 1)
    statement.bind(path, at: 2)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : nil
  }

  /// A strings file, and the checksum in its row.
  private func strings(_ id: Int) throws(StoreError) -> (strings: LocalizedStrings, checksum: Int)? {
    let file = try connection.statement(
      "SELECT path, encoding, trailing, checksum FROM strings_file WHERE id = ?1")
    file.bind(id, at: 1)
    defer { file.reset() }
    guard try file.step() else { return nil }
    let rows = try connection.statement(
      """
      SELECT leading, spelled_key, separator, spelled_value, terminator FROM strings_entry
      WHERE file = ?1 ORDER BY position
      """)
    rows.bind(id, at: 1)
    defer { rows.reset() }
    var entries: [LocalizedStrings.Entry] = []
    while try rows.step() {
      entries.append(
        LocalizedStrings.Entry(
          leading: rows.text(0) ?? "", spelledKey: rows.text(1) ?? "", separator: rows.text(2) ?? "",
          spelledValue: rows.text(3) ?? "", terminator: rows.text(4) ?? ""))
    }
    let strings = LocalizedStrings(
      path: file.text(0) ?? "", encoding: LocalizedStrings.Encoding(stored: file.text(1)), entries: entries,
      trailing: file.text(2) ?? "")
    return (strings, file.int(3))
  }

  private func insert(_ strings: LocalizedStrings, project: Int) throws(StoreError) {
    let file = try connection.statement(
      """
      INSERT INTO strings_file (project, path, encoding, trailing, language, checksum)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """)
    file.bind(project, at: 1)
    file.bind(strings.path, at: 2)
    file.bind(strings.encoding.stored, at: 3)
    file.bind(strings.trailing, at: 4)
    file.bind(strings.language, at: 5)
    file.bind(strings.checksum, at: 6)
    try file.run()
    let id = Int(connection.lastInsertedRow)
    let row = try connection.statement(
      """
      INSERT INTO strings_entry
        (file, position, leading, spelled_key, separator, spelled_value, terminator, key, value, object, attribute)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    for (index, entry) in strings.entries.enumerated() {
      row.bind(id, at: 1)
      row.bind(index + 1, at: 2)
      row.bind(entry.leading, at: 3)
      row.bind(entry.spelledKey, at: 4)
      row.bind(entry.separator, at: 5)
      row.bind(entry.spelledValue, at: 6)
      row.bind(entry.terminator, at: 7)
      row.bind(entry.key, at: 8)
      row.bind(entry.value, at: 9)
      row.bind(entry.object?.text, at: 10)
      row.bind(entry.attribute, at: 11)
      try row.run()
    }
  }
}

extension LocalizedStrings {
  /// The language of the folder `LANGUAGE.lproj` that the file lies in, or nil.
  var language: String? {
    let folder = PathName.name(of: PathName.folder(of: path))
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
  }

  /// Whether another file has the same bytes.
  fileprivate func isSpelled(as other: LocalizedStrings) -> Bool {
    encoding == other.encoding && trailing.hasSameBytes(as: other.trailing)
      && entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy { a, b in
        a.leading.hasSameBytes(as: b.leading) && a.spelledKey.hasSameBytes(as: b.spelledKey)
          && a.separator.hasSameBytes(as: b.separator) && a.spelledValue.hasSameBytes(as: b.spelledValue)
          && a.terminator.hasSameBytes(as: b.terminator)
      }
  }
}

extension LocalizedStrings {
  /// The checksum of all that the file has: where it is, its encoding, and its text pair by pair.
  var checksum: Int {
    var checksum = Checksum()
    checksum.add(path)
    checksum.add(encoding.stored)
    for entry in entries {
      checksum.add(entry.leading)
      checksum.add(entry.spelledKey)
      checksum.add(entry.separator)
      checksum.add(entry.spelledValue)
      checksum.add(entry.terminator)
    }
    checksum.add(trailing)
    return checksum.value
  }
}

extension LocalizedStrings.Encoding {
  private static let names: KeyValuePairs<String, Self> = [
    "utf8": .utf8, "utf8WithMark": .utf8WithMark, "utf16LittleEndian": .utf16LittleEndian,
    "utf16BigEndian": .utf16BigEndian, "bareUTF16LittleEndian": .bareUTF16LittleEndian,
    "bareUTF16BigEndian": .bareUTF16BigEndian,
  ]

  /// The encoding of a name in the database.
  fileprivate init(stored name: String?) {
    self = Self.names.first { $0.key == name }?.value ?? .utf8
  }

  /// The name in the database.
  fileprivate var stored: String { Self.names.first { $0.value == self }?.key ?? "utf8" }
}
