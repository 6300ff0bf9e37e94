import Controls
import SceneModel

/// Writes the nodes of documents and what follows from them, or compares them with what is stored.
final class DocumentRowWriter {
  let connection: Connection
  let nodes: TableWriter<NodeRow>
  let elements: TableWriter<ElementRow>
  let scenes: TableWriter<SceneRow>
  let objects: TableWriter<ObjectRow>
  let constraints: TableWriter<ConstraintRow>
  let connections: TableWriter<ConnectionRow>
  let overrides: TableWriter<OverrideRow>
  let resources: TableWriter<ResourceRow>
  /// The writer of that by which the documents are found.
  let search: SearchWriter

  init(_ connection: Connection) {
    self.connection = connection
    nodes = TableWriter(connection)
    elements = TableWriter(connection)
    scenes = TableWriter(connection)
    objects = TableWriter(connection)
    constraints = TableWriter(connection)
    connections = TableWriter(connection)
    overrides = TableWriter(connection)
    resources = TableWriter(connection)
    search = SearchWriter(connection)
  }

  /// The nodes of a document in its order.
  static let nodes = """
    SELECT \(NodeRow.columns.joined(separator: ", ")) FROM node WHERE document = ?1 ORDER BY position
    """

  /// Writes all the rows of a document but its own; what is referred to comes before what refers.
  ///
  /// - Returns: The checksum of the nodes.
  func write(_ new: DocumentRows, document: Int) throws(StoreError) -> Int {
    let checksum = try nodes.write(new.nodes, document: document)
    try scenes.write(new.rows.scenes, document: document)
    try objects.write(new.rows.objects, document: document)
    try constraints.write(new.rows.constraints, document: document)
    try connections.write(new.rows.connections, document: document)
    try overrides.write(new.rows.overrides, document: document)
    try resources.write(new.rows.resources, document: document)
    return checksum
  }

  /// Writes the row of a document where its columns are others, and the checksum that it has with some nodes;
  /// and notes by what it is found.
  func writeColumns(of new: Document, nodes: Int, document: Int) throws(StoreError) {
    let columns = DocumentColumns(new)
    if try DocumentColumns.stored(id: document, connection) != columns {
      let statement = try connection.statement(DocumentColumns.update)
      columns.bind(to: statement)
      statement.bind(document, at: DocumentColumns.count + 1)
      try statement.run()
    }
    try note(new, columns, nodes: nodes, id: document)
  }

  /// Writes the checksum of a document whose row has some columns, and notes by what it is found.
  func note(_ document: Document, _ columns: DocumentColumns, nodes: Int, id: Int) throws(StoreError) {
    try DocumentChecksum(connection: connection, document: id).write(columns, nodes: nodes)
    search.write(document, id: id)
  }

  /// The checksum of the nodes of a document where the stored ones are these; nil where they are not.
  func checksumOfNodes(_ rows: DocumentRows, document: Int) throws(StoreError) -> Int? {
    let statement = try connection.statement(Self.nodes)
    statement.bind(document, at: 1)
    defer { statement.reset() }
    return try nodes.checksum(of: rows.nodes, in: statement)
  }

  /// The findings about stored rows of a document that differ from these.
  func differences(from rows: DocumentRows, document: Int) throws(StoreError) -> [StoreFinding.Reason] {
    var result: [StoreFinding.Reason] = []
    if try DocumentColumns.stored(id: document, connection) != DocumentColumns(rows.document) {
      result.append(.columns)
    }
    if try checksumOfNodes(rows, document: document) == nil { result.append(.nodes) }
    func compare<Row>(_ writer: TableWriter<Row>, _ rows: [Row]) throws(StoreError) {
      if try !writer.hasExactly(rows, document: document) { result.append(.derived(table: Row.table)) }
    }
    try compare(scenes, rows.rows.scenes)
    try compare(objects, rows.rows.objects)
    try compare(constraints, rows.rows.constraints)
    try compare(connections, rows.rows.connections)
    try compare(overrides, rows.rows.overrides)
    try compare(resources, rows.rows.resources)
    return result
  }

  /// The rows of a stored document, with the checksum of its nodes, where nothing of it is damaged; else nil.
  func soundDocument(_ id: Int) throws(StoreError) -> (rows: DocumentRows, checksum: Int)? {
    do throws(StoreError) {
      let stored = try DocumentLoader(connection).load(id)
      let rows = DocumentRows(stored.document)
      return try differences(from: rows, document: id).isEmpty ? (rows, stored.checksum) : nil
    } catch {
      guard case .damaged = error.reason else { throw error }
      return nil
    }
  }

  /// The tables that refer to nodes and objects and that nothing refers to.
  static let outerTables = ["connection", "layout_constraint", "override", "resource"]

  /// The tables of a document's rows in the order in which they are emptied: a table that refers comes before
  /// the one that it refers to, so that no referring rows are left to look for.
  static let removalOrder = SolutionRemoval.tables + outerTables + ["object", "scene", "node"]

  /// Removes all the rows of a document but its own.
  func remove(document: Int) throws(StoreError) { try empty(Self.removalOrder, of: document) }

  /// Removes the rows of a document from tables.
  func empty(_ tables: [String], of document: Int) throws(StoreError) {
    for table in tables {
      let statement = try connection.statement("DELETE FROM \(table) WHERE document = ?1")
      statement.bind(document, at: 1)
      try statement.run()
    }
  }
}
