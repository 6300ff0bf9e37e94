package import SceneModel

/// The kind of bar that a root is.
package enum BarKind {
  case navigation, tab, tool

  /// Nil of another view.
  package init?(_ node: NodeID, _ tree: ElementTree) {
    if tree.isElement(node, .navigationBar) {
      self = .navigation
    } else if tree.isElement(node, .tabBar) {
      self = .tab
    } else if tree.isElement(node, .toolbar) {
      self = .tool
    } else {
      return nil
    }
  }
}
