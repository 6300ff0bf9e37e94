@testable import SceneStore

extension SceneStore {
  /// All the rows of a document but its own: by table and key, each as text.
  func tables(document: Int) throws -> [String: [String: [UInt8]]] {
    var result: [String: [String: [UInt8]]] = [:]
    for table in DocumentRowWriter.removalOrder {
      let isKey = try rows("PRAGMA table_info(\(table))").map { $0[5].integer != 0 }
      try query("SELECT * FROM \(table) WHERE document = ?1", parameters: [.integer(Int64(document))]) {
        row in
        let values = row.dropFirst().map(\.debugDescription)
        let key = zip(values, isKey.dropFirst()).filter(\.1).map(\.0).joined(separator: " ")
        result[table, default: [:]][key] = Array(values.joined(separator: " ").utf8)
        return true
      }
    }
    return result
  }

  /// The rows by which documents are found, each as text.
  var searchRows: Set<String> {
    get throws {
      try Set(
        lines(
          """
          SELECT number, hex(names), hex(uses) FROM name_block UNION ALL SELECT number, hex(ids), NULL FROM id_block
          """))
    }
  }

  /// How many rows the connection has inserted, changed and removed.
  var writtenRows: Int {
    get throws { Int(try rows("SELECT total_changes()").first?.first?.integer ?? 0) }
  }
}
