import SceneModel

extension ObjectChange.Part {
  /// Whether changes of a node are its own, not those of an ancestor: an element with an identifier, the
  /// document, a resource.
  static func isHolder(_ node: NodeID, in tree: ElementTree) -> Bool {
    if NodeIdentity.identifier(of: node, in: tree) != nil { return true }
    guard let parent = tree.parent(of: node), tree.kind(of: node) == .element else { return false }
    return parent == .document || tree.isElement(parent, .resources)
  }

  /// The kind of an element that holds changes.
  init(of node: NodeID, in tree: ElementTree) {
    let parent = tree.parent(of: node)
    switch tree.name(of: node).known {
    case .scene: self = .scene
    case .constraint: self = .constraint
    case _ where parent == nil || parent == .document: self = .document
    default:
      let list = parent.map { tree.name(of: $0).known }
      self = list == .resources ? .resource : list == .connections ? .connection : .object
    }
  }
}
