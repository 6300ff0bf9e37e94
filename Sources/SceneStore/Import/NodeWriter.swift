import SceneModel

/// Writes the rows of `node`, or compares them with those that are stored.
struct NodeWriter {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// The rows of a document in its order.
  static let select = """
    SELECT position, parent, name, attributes, text, spelling, owner, path
    FROM node WHERE document = ?1 ORDER BY position
    """

  private static let insert = """
    INSERT INTO node (document, position, parent, name, attributes, text, spelling, owner, path)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    """

  /// Inserts a row for every node but the document's own.
  func write(_ tree: ElementTree, _ places: [NodePlace], document: Int) throws(StoreError) {
    let statement = try connection.statement(Self.insert)
    statement.bind(document, at: 1)
    var row = NodeRow()
    for position in 1..<max(1, tree.count) {
      let node = NodeID(position)
      row.fill(node, of: tree, path: places[position].path)
      statement.bind(position, at: 2)
      statement.bind(Int(tree.parent(of: node)?.index ?? 0), at: 3)
      if places[position].path == nil {
        statement.bindNull(at: 8)
      } else {
        statement.bind(places[position].owner, at: 8)
      }
      try row.bind(to: statement) { () throws(StoreError) in try statement.run() }
    }
  }

  /// Whether the stored rows of a document are those that ``write(_:_:document:)`` would write.
  func isStored(_ tree: ElementTree, _ places: [NodePlace], document: Int) throws(StoreError) -> Bool {
    let statement = try connection.statement(Self.select)
    statement.bind(document, at: 1)
    defer { statement.reset() }
    var row = NodeRow()
    for position in 1..<max(1, tree.count) {
      guard try statement.step() else { return false }
      let node = NodeID(position)
      row.fill(node, of: tree, path: places[position].path)
      let owner = places[position].path == nil ? nil : places[position].owner
      guard statement.int(0) == position, statement.int(1) == Int(tree.parent(of: node)?.index ?? 0),
        statement.optionalInt(6) == owner, row.matches(statement)
      else { return false }
    }
    return try !statement.step()
  }
}

extension NodeRow {
  /// Binds the texts without copies for as long as a body runs.
  func bind(to statement: Statement, _ body: () throws(StoreError) -> Void) throws(StoreError) {
    try unsafe bytes.span.withUnsafeBytes { (bytes) throws(StoreError) in
      func bind(_ range: Range<Int>?, at index: Int32) {
        if let range {
          unsafe statement.bind(unsafe: UnsafeRawBufferPointer(rebasing: bytes[range]), at: index)
        } else {
          statement.bindNull(at: index)
        }
      }
      bind(name, at: 4)
      bind(attributes, at: 5)
      bind(text, at: 6)
      bind(spelling, at: 7)
      bind(path, at: 9)
      try body()
    }
  }

  /// Whether a stored row, as ``NodeWriter/select`` gives it, has the same texts.
  func matches(_ statement: Statement) -> Bool {
    func matches(_ range: Range<Int>?, _ column: Int32) -> Bool {
      guard let range else { return statement.isNull(column) }
      return unsafe statement.withBytes(column) { stored in
        unsafe stored.count == range.count && bytes[range].elementsEqual(stored)
      } ?? false
    }
    return matches(name, 2) && matches(attributes, 3) && matches(text, 4) && matches(spelling, 5)
      && matches(path, 7)
  }
}
