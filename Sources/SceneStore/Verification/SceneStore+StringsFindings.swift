import SceneModel

extension SceneStore {
  /// The tables in which a strings file has other values than those that follow from its spelling.
  func tablesOfOtherStrings(project: String, path: String) throws(StoreError) -> [String] {
    guard let strings = try unverifiedStrings(project: project, path: path) else { return [] }
    let file = try connection.statement(
      """
      SELECT f.id, f.language FROM strings_file f JOIN project p ON p.id = f.project
      WHERE p.name = ?1 AND f.path = ?2
      """)
    file.bind(project, at: 1)
    file.bind(path, at: 2)
    defer { file.reset() }
    guard try file.step() else { return [] }
    var tables: [String] = []
    if !isSame(file.text(1), strings.language) { tables.append("strings_file") }
    if try !hasDerivedEntries(strings.entries, file: file.int(0)) { tables.append("strings_entry") }
    return tables
  }

  private func hasDerivedEntries(
    _ entries: [LocalizedStrings.Entry], file: Int
  ) throws(StoreError) -> Bool {
    let rows = try connection.statement(
      "SELECT position, key, value, object, attribute FROM strings_entry WHERE file = ?1 ORDER BY position")
    rows.bind(file, at: 1)
    defer { rows.reset() }
    for (index, entry) in entries.enumerated() {
      guard try rows.step(), rows.int(0) == index + 1, isSame(rows.text(1), entry.key),
        isSame(rows.text(2), entry.value), isSame(rows.text(3), entry.object?.text),
        isSame(rows.text(4), entry.attribute)
      else { return false }
    }
    return true
  }

  private func isSame(_ a: String?, _ b: String?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.hasSameBytes(as: b)
  }
}
