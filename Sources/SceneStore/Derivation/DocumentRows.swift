import SceneModel

/// A document with all the rows that follow from it.
///
/// A class of constants: each of the many rows of nodes refers to it.
final class DocumentRows: Sendable {
  let document: Document
  let tree: ElementTree
  let rows: DerivedRows

  /// Derives the rows of a document.
  init(_ document: Document) {
    self.document = document
    tree = document.tree
    rows = Derivation.rows(of: document)
  }

  /// The rows of the nodes, in document order.
  var nodes: some RandomAccessCollection<NodeRow> {
    (1..<max(1, tree.count)).lazy.map { self.node($0) }
  }

  /// The row of the node at a position.
  func node(_ position: Int) -> NodeRow { NodeRow(document: self, node: NodeID(position)) }
}
