package import SceneModel

/// A change of one element of a document, of which many are made at once.
///
/// Elements are those of the document before any of the changes.
package enum NodeChange: Hashable, Sendable {
  /// Gives an attribute a value, where Interface Builder writes it.
  case setAttribute(String, of: NodeID, to: String)
  /// Removes an attribute, and its variation where that is left empty.
  case removeAttribute(String, of: NodeID)
  /// Removes an element with all that refers to objects in it.
  case remove(NodeID)
}

extension Document {
  /// Makes changes of elements, and those that Interface Builder makes after them: it removes containers
  /// without children, and the resources that nothing uses any longer.
  ///
  /// Everything that the changes are not about stays as it is spelled. Nodes have new identifiers afterwards.
  ///
  /// - Throws: ``EditError`` where the document's file could not be read again; then the document
  ///   is as before.
  /// - Complexity: O(*n*) in the document's nodes, and again for each attribute that was not there.
  package mutating func apply(_ changes: [NodeChange]) throws(EditError) {
    var editor = DocumentEditor(self, in: .any, ids: ObjectIDGenerator(seed: 0), isForced: true)
    editor.run(changes)
    try take(editor.tree, editing: ObjectID(""), limits: ReadLimits())
  }
}

extension DocumentEditor {
  fileprivate mutating func run(_ changes: [NodeChange]) {
    let resources = ResourceUse(tree)
    var removed: [NodeID] = []
    var lost: [NodeID: Set<Name>] = [:]
    for change in changes {
      switch change {
      case .setAttribute(let name, let node, let value): setAttribute(name, of: node, to: value)
      case .removeAttribute(let name, let node):
        if let name = tree.names.find(name) { lost[node, default: []].insert(name) }
      case .remove(let node): removed.append(node)
      }
    }
    tree.removeAttributes(lost)
    removeObjects(removed + lost.keys.filter(saysNothing).sorted())
    updateResources(resources)
  }

  /// Whether an element is a variation with no value and no child.
  private func saysNothing(_ node: NodeID) -> Bool {
    tree.isElement(node, .variation) && tree.subtree(of: node).count == 1
      && tree.attributes(of: node).allSatisfy { $0.name == .key }
  }
}
