import Controls
import Resolver
import SceneModel

extension CheckedDocument {
  /// An object in a sentence of a rule that checks a document, as ``SceneNames/title(of:)`` has it.
  func title(of node: NodeID) -> String { names(at: node)?.title(of: node) ?? tree.tag(of: node) }

  /// A constraint as an equation, as ``SceneNames/equation(_:)`` has it.
  func equation(_ constraint: LayoutConstraint) -> String {
    names(at: constraint.node)?.equation(constraint) ?? constraint.id.text
  }

  /// The names of the objects in the scene around a node; nil where it is in none.
  private func names(at node: NodeID) -> SceneNames? {
    sceneIndex(of: node).map { sceneNames[$0] }
  }

  /// The scene that a node is in, by its index; nil of one in none.
  ///
  /// - Complexity: O(log *n*) of the scenes.
  func sceneIndex(of node: NodeID) -> Int? { scenes.index(around: node, in: tree) }
}

extension [SceneOutline] {
  /// The scene of a document that a node is in, by its index; nil of one in none.
  ///
  /// Scenes stand one after the other: the last that begins no later than the node holds it, or none does.
  ///
  /// - Complexity: O(log *n*) of the scenes.
  func index(around node: NodeID, in tree: ElementTree) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].objects.index <= node.index { low = middle + 1 } else { high = middle }
    }
    guard low > 0, tree.subtree(of: self[low - 1].objects).contains(Int(node.index)) else { return nil }
    return low - 1
  }
}
