import SceneModel
import SceneStore

/// A file of a project as it is published: the values of its row in a revision, and its content.
struct PublishedFile {
  let path: String
  let kind: PublishedKind
  /// The values of the columns of its table.
  let row: [SQLValue]
  /// The rows of the content, table by table.
  let members: [CopyText]
  /// The SHA-256 of the values and the content: files of the same have nothing that differs.
  let key: [UInt8]

  /// The values of the columns of its table, as texts; nil for null.
  var values: [String?] { row.map { $0 == .null ? nil : $0.description } }

  /// How many bytes the content has.
  var byteCount: Int { members.reduce(0) { $0 + $1.bytes.count } }

  /// Whether a text has the character U+0000.
  var hasNull: Bool { members.contains(where: \.hasNull) }

  /// Reads a file; nil where it is not in the store any more.
  init?(
    _ store: SceneStore, _ kind: PublishedKind, number: Int64, path: String,
    environment: (Int64) throws -> Int64
  ) throws {
    var row: [SQLValue]? = kind.table.columns.isEmpty ? [] : nil
    if row == nil { try store.forEachRow(of: kind.table.query, [.integer(number)]) { row = $0.values } }
    guard let row else { return nil }
    var checksum = SHA256()
    var own = CopyText()
    own.add(row)
    checksum.add("\(kind.table.name) \(own.bytes.count)\n".utf8)
    checksum.add(own.bytes)
    members = try kind.members.map { table in
      let rows = try store.rows(of: table, owner: number, environment: environment)
      // The lengths keep rows of one table from being those of the next.
      checksum.add("\(table.name) \(rows.bytes.count)\n".utf8)
      checksum.add(rows.bytes)
      return rows
    }
    key = checksum.value
    self.row = row
    self.kind = kind
    self.path = path
  }
}
