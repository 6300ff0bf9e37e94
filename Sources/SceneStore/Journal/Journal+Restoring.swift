import SceneModel

extension Journal {
  /// A node that an edit took away: where it was, and a tree that holds it alone.
  private struct Removed {
    let position: Int
    let depth: Int
    let tree: ElementTree
  }

  /// The tree from before an edit: what the edit brought is left out, what it took away is back in its place.
  func tree(before edit: Int, _ tree: ElementTree, _ lines: NodeLines) throws(StoreError) -> ElementTree {
    let brought = Set(try brought(by: edit))
    var removed = try removed(by: edit)[...]
    var builder = ElementTree.Builder()
    var position = 1
    func takeRemoved() {
      while let node = removed.first, node.position == position {
        builder.add(NodeID(1), of: node.tree, depth: node.depth)
        removed = removed.dropFirst()
        position += 1
      }
    }
    for current in 1..<max(1, tree.count) where !brought.contains(current) {
      takeRemoved()
      builder.add(NodeID(current), of: tree, depth: lines.depths[current])
      position += 1
    }
    takeRemoved()
    guard removed.isEmpty else {
      throw damage(edit, position, "nodes beyond the end", expected: "nodes within the document")
    }
    return builder.finish()
  }

  private func brought(by edit: Int) throws(StoreError) -> [Int] {
    let statement = try connection.statement(
      "SELECT position FROM edit_node WHERE edit = ?1 AND was_removed = 0 ORDER BY position")
    statement.bind(edit, at: 1)
    defer { statement.reset() }
    var result: [Int] = []
    while try statement.step() { result.append(statement.int(0)) }
    return result
  }

  private func removed(by edit: Int) throws(StoreError) -> [Removed] {
    // The first columns are those of the first node of a document, so that each is read as one.
    let statement = try connection.statement(
      """
      SELECT 1, 0, name, attributes, text, spelling, position, depth FROM edit_node
      WHERE edit = ?1 AND was_removed = 1 ORDER BY position
      """)
    statement.bind(edit, at: 1)
    defer { statement.reset() }
    var result: [Removed] = []
    while try statement.step() {
      var reader = NodeReader()
      do throws(TreeDefect) {
        try reader.add(statement)
      } catch {
        throw damage(edit, statement.int(6), error.found, expected: error.expected)
      }
      result.append(
        Removed(position: statement.int(6), depth: statement.int(7), tree: reader.finish()))
    }
    return result
  }

  private func damage(_ edit: Int, _ position: Int, _ found: String, expected: String) -> StoreError {
    StoreError(
      TreeDefect(found, expected: expected, at: NodeID(position)), inDocument: "edit \(edit)",
      path: connection.path)
  }
}

extension ElementTree.Builder {
  /// Adds a copy of a node alone within the element that is open at a depth.
  fileprivate mutating func add(_ node: NodeID, of tree: ElementTree, depth: Int) {
    while self.depth > max(depth, 0) { closeElement() }
    guard tree.kind(of: node) == .element else {
      addLeaf(tree.kind(of: node), tree.storedText(of: node))
      return
    }
    let new = openElement(intern(tree.tag(of: node)))
    for attribute in tree.attributes(of: node) {
      var attribute = attribute
      attribute.name = intern(tree.names.text(attribute.name))
      addAttribute(attribute)
    }
    setTagSpelling(tree.tagSpelling(of: node), of: new)
  }
}
