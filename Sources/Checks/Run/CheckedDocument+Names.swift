import Controls
import SceneModel

extension CheckedDocument {
  /// An object in a sentence of a rule that looks at a document, as ``SceneNames/title(of:)`` has it.
  func title(of node: NodeID) -> String { names(at: node)?.title(of: node) ?? tree.tag(of: node) }

  /// A constraint as an equation, as ``SceneNames/equation(_:)`` has it.
  func equation(_ constraint: LayoutConstraint) -> String {
    names(at: constraint.node)?.equation(constraint) ?? constraint.id.text
  }

  /// What the objects of the scene around a node are called.
  private func names(at node: NodeID) -> SceneNames? {
    scenes.firstIndex { tree.subtree(of: $0.objects).contains(Int(node.index)) }.map { sceneNames[$0] }
  }
}
