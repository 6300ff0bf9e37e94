import Controls
import SceneModel

/// Writes the nodes of documents and what follows from them, or compares them with what is stored.
final class DocumentWriter {
  private let connection: Connection
  private let nodes: TableWriter<NodeRow>
  private let scenes: TableWriter<SceneRow>
  private let objects: TableWriter<ObjectRow>
  private let constraints: TableWriter<ConstraintRow>
  private let connections: TableWriter<ConnectionRow>
  private let overrides: TableWriter<OverrideRow>
  private let resources: TableWriter<ResourceRow>

  init(_ connection: Connection) {
    self.connection = connection
    nodes = TableWriter(connection)
    scenes = TableWriter(connection)
    objects = TableWriter(connection)
    constraints = TableWriter(connection)
    connections = TableWriter(connection)
    overrides = TableWriter(connection)
    resources = TableWriter(connection)
  }

  /// The nodes of a document in its order.
  static let nodes = """
    SELECT \(NodeRow.columns.joined(separator: ", ")) FROM node WHERE document = ?1 ORDER BY position
    """

  /// Writes all the rows of a document; what is referred to comes before what refers.
  func write(_ tree: ElementTree, _ rows: DerivedRows, document: Int) throws(StoreError) {
    try nodes.write(nodeRows(tree, rows), document: document)
    try scenes.write(rows.scenes, document: document)
    try objects.write(rows.objects, document: document)
    try constraints.write(rows.constraints, document: document)
    try connections.write(rows.connections, document: document)
    try overrides.write(rows.overrides, document: document)
    try resources.write(rows.resources, document: document)
  }

  /// Whether the stored nodes of a document are those of a tree.
  func hasNodes(_ tree: ElementTree, _ rows: DerivedRows, document: Int) throws(StoreError) -> Bool {
    let statement = try connection.statement(Self.nodes)
    statement.bind(document, at: 1)
    defer { statement.reset() }
    return try nodes.isSequence(nodeRows(tree, rows), in: statement)
  }

  /// The derived tables whose stored rows of a document are not these.
  func differences(from rows: DerivedRows, document: Int) throws(StoreError) -> [String] {
    var result: [String] = []
    func compare<Row>(_ writer: TableWriter<Row>, _ rows: [Row]) throws(StoreError) {
      if try !writer.hasExactly(rows, document: document) { result.append(Row.table) }
    }
    try compare(scenes, rows.scenes)
    try compare(objects, rows.objects)
    try compare(constraints, rows.constraints)
    try compare(connections, rows.connections)
    try compare(overrides, rows.overrides)
    try compare(resources, rows.resources)
    return result
  }

  /// The tables of a document's rows in the order in which they are emptied: what refers before what is referred to, so that
  /// nothing is left to look through for what refers.
  static let removalOrder = [
    "connection", "layout_constraint", "override", "resource", "object", "scene", "node",
  ]

  /// Removes all the rows of a document but its own.
  func remove(document: Int) throws(StoreError) {
    for table in Self.removalOrder {
      let statement = try connection.statement("DELETE FROM \(table) WHERE document = ?1")
      statement.bind(document, at: 1)
      try statement.run()
    }
  }

  private func nodeRows(_ tree: ElementTree, _ rows: DerivedRows) -> some Sequence<NodeRow> {
    (1..<max(1, tree.count)).lazy.map {
      NodeRow(tree: tree, node: NodeID($0), location: rows.locations[$0])
    }
  }
}
