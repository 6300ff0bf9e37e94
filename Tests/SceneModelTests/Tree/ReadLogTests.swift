import SceneModel
import Testing

/// The reads that a log notes.
struct ReadLogTests {
  /// The tree of a label with a string, in a view, and the log of what is read of it.
  private func logged() -> (tree: ElementTree, log: ReadLog) {
    let label = NewElement(
      "label", ["key": "caption", "opaque": "NO", "alpha": "0.5"],
      [NewElement("string", ["key": "text", "id": "s"], text: "Hello")])
    var tree = ElementTree(NewElement("view", ["key": "view"], [label]))
    let log = ReadLog(of: tree)
    tree.readLog = log
    return (tree, log)
  }

  /// The names of the attributes and elements that a log has, in document order.
  private func names(_ log: ReadLog, _ tree: ElementTree) -> [String] {
    (1..<tree.count).flatMap { index -> [String] in
      let node = NodeID(index)
      let attributes = tree.attributes(of: node)
      let read = attributes.indices.filter { log.hasRead(attribute: $0) }.map {
        tree.tag(of: node) + "." + tree.names.text(attributes[$0].name)
      }
      return (log.hasRead(node) ? [tree.tag(of: node)] : []) + read
    }
  }

  @Test func `what is taken by its name is noted, and nothing else`() {
    let (tree, log) = logged()
    #expect(names(log, tree).isEmpty)
    _ = tree[NodeID(2), .opaque]
    _ = tree[NodeID(2), .hidden]
    _ = tree[NodeID(1), .opaque]
    #expect(names(log, tree) == ["label.opaque"])
  }

  @Test func `an element is noted where it is found by its name or its key`() {
    let (tree, log) = logged()
    #expect(tree.child(of: NodeID(1), .label) == NodeID(2))
    #expect(tree.child(of: NodeID(1), .button) == nil)
    #expect(names(log, tree) == ["label"])
    #expect(tree.child(of: NodeID(2), key: "text") == NodeID(3))
    #expect(names(log, tree) == ["label", "string", "string.key"])
  }

  @Test func `to go through what is there asks for nothing`() {
    let (tree, log) = logged()
    for index in 0..<tree.count {
      _ = Array(tree.attributes(of: NodeID(index)))
      _ = Array(tree.elements(of: NodeID(index)))
      _ = tree.text(in: NodeID(index))
    }
    #expect(names(log, tree).isEmpty)
  }

  @Test func `a constraint is asked for what a layout knows`() throws {
    var tree = ElementTree(
      NewElement(
        "view", [:],
        [
          NewElement(
            "constraints", [:],
            [NewElement("constraint", ["firstAttribute": "width", "constant": "8", "novel": "1", "id": "c"])])
        ]))
    let log = ReadLog(of: tree)
    tree.readLog = log
    #expect(tree.layoutConstraint(NodeID(3))?.constant == 8)
    #expect(
      names(log, tree) == ["constraint.firstAttribute", "constraint.constant", "constraint.id"])
  }

  @Test func `copies of a tree share its log`() {
    let (tree, log) = logged()
    let copy = tree
    _ = copy[NodeID(2), .alpha]
    #expect(names(log, tree) == ["label.alpha"])
  }
}
