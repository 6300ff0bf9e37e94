import CSQLite
import SceneModel

extension DocumentRowWriter {
  /// Writes what some elements say where their attributes have changed and no other row follows from that.
  ///
  /// - Parameter checksum: The checksum of the older nodes.
  /// - Returns: The checksum of the nodes.
  func replace(
    _ changed: [NodeID], of old: ElementTree, with new: ElementTree, checksum: Int, document: Int
  ) throws(StoreError) -> Int {
    try SolutionRemoval(connection: connection).remove(document: document)
    let former = elements.checksum(of: changed.map { ElementRow(tree: old, node: $0) })
    let rows = changed.map { ElementRow(tree: new, node: $0) }
    return try checksum &- former &+ elements.replace(rows, document: document)
  }

  /// Writes the rows of a document, but its own, in place of those of its older self, as far as they differ.
  ///
  /// Where the stored rows turn out not to be those of the older self, all are written anew.
  ///
  /// - Parameters:
  ///   - common: The nodes that both have in common.
  ///   - checksum: The checksum of the older nodes.
  /// - Returns: The checksum of the nodes.
  /// - Complexity: O(*n*) in memory in the nodes of both, and as many rows are written as differ. Where
  ///   positions shift, that is all that comes after.
  func replace(
    _ old: DocumentRows, with new: DocumentRows, _ common: CommonNodes, checksum: Int, document: Int
  ) throws(StoreError) -> Int {
    try SolutionRemoval(connection: connection).remove(document: document)
    let changes = new.nodeChanges(from: old, common, nodes.isSame)
    do throws(StoreError) {
      return try checksum
        &+ replace(old.rows, with: new.rows, changes, size: old.tree.count, document: document)
    } catch {
      guard error.isContradiction else { throw error }
      try remove(document: document)
      return try write(new, document: document)
    }
  }

  /// Changes the tables so that every row refers to one that is there: rows that nothing refers to are
  /// removed first and inserted last, and rows that others refer to are inserted before old ones are removed.
  ///
  /// - Returns: By how much the sum of the nodes' checksums rises.
  private func replace(
    _ old: DerivedRows, with new: DerivedRows, _ nodeChanges: RowChanges<NodeRow>, size: Int, document: Int
  ) throws(StoreError) -> Int {
    let sceneChanges = RowChanges(from: old.scenes, to: new.scenes, scenes.isSame)
    let objectChanges = RowChanges(from: old.objects, to: new.objects, objects.isSame)
    let outer = OuterChanges(self, old, new)
    let removed = nodeChanges.removed.count + sceneChanges.removed.count + objectChanges.removed.count
    // For each row that goes SQLite looks through the document's rows of tables that refer to it
    // without an index.
    let isEmptied = removed * old.outerCount > size
    if isEmptied {
      try empty(Self.outerTables, of: document)
    } else {
      try outer.remove(self, document)
    }
    let brought = try nodes.replace(nodeChanges.brought, document: document)
    try scenes.replace(sceneChanges.brought, document: document)
    try objects.replace(objectChanges.brought, document: document)
    try objects.delete(objectChanges.removed, document: document)
    try scenes.delete(sceneChanges.removed, document: document)
    let taken = try nodes.delete(nodeChanges.removed, document: document)
    try (isEmptied ? OuterChanges(all: new) : outer).bring(self, document)
    return brought &- taken &- nodes.checksum(of: nodeChanges.replaced)
  }
}

/// The changes of the rows that nothing refers to.
private struct OuterChanges {
  let constraints: RowChanges<ConstraintRow>
  let connections: RowChanges<ConnectionRow>
  let overrides: RowChanges<OverrideRow>
  let resources: RowChanges<ResourceRow>

  init(_ writer: DocumentRowWriter, _ old: DerivedRows, _ new: DerivedRows) {
    constraints = RowChanges(from: old.constraints, to: new.constraints, writer.constraints.isSame)
    connections = RowChanges(from: old.connections, to: new.connections, writer.connections.isSame)
    overrides = RowChanges(from: old.overrides, to: new.overrides, writer.overrides.isSame)
    resources = RowChanges(from: old.resources, to: new.resources, writer.resources.isSame)
  }

  init(all rows: DerivedRows) {
    constraints = RowChanges(all: rows.constraints)
    connections = RowChanges(all: rows.connections)
    overrides = RowChanges(all: rows.overrides)
    resources = RowChanges(all: rows.resources)
  }

  /// Removes the rows that go and those that are replaced.
  func remove(_ writer: DocumentRowWriter, _ document: Int) throws(StoreError) {
    func remove<Row>(_ changes: RowChanges<Row>, _ writer: TableWriter<Row>) throws(StoreError) {
      try writer.delete(changes.removed + changes.replaced, document: document)
    }
    try remove(constraints, writer.constraints)
    try remove(connections, writer.connections)
    try remove(overrides, writer.overrides)
    try remove(resources, writer.resources)
  }

  /// Inserts the rows that come and those that replace others.
  func bring(_ writer: DocumentRowWriter, _ document: Int) throws(StoreError) {
    func bring<Row>(_ changes: RowChanges<Row>, _ writer: TableWriter<Row>) throws(StoreError) {
      try writer.write(changes.brought, document: document)
    }
    try bring(constraints, writer.constraints)
    try bring(connections, writer.connections)
    try bring(overrides, writer.overrides)
    try bring(resources, writer.resources)
  }
}

extension DerivedRows {
  /// How many rows there are that nothing refers to.
  fileprivate var outerCount: Int {
    constraints.count + connections.count + overrides.count + resources.count
  }
}

extension StoreError {
  /// Whether stored rows are not what they were taken for.
  fileprivate var isContradiction: Bool { code & 0xFF == SQLITE_CONSTRAINT }
}
