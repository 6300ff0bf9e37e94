import Adaptivity
import SceneModel

extension CheckedDocument {
  /// Whether something in a controller, or in what it contains, leads out of it or may.
  func hasExit(_ controller: NodeID) -> Bool {
    var known: Set<NodeID> = []
    var pending = [controller]
    while let current = pending.popLast() {
      guard known.insert(current).inserted else { continue }
      // Objects that the document does not hold cannot be judged.
      // Gesture recognizers stand beside the controller in its scene.
      let scene = tree.parent(of: current) ?? current
      if tree.subtree(of: scene).contains(where: isExit) || tree.tag(of: current).hasSuffix("laceholder") {
        return true
      }
      let contained = segues.segues.filter { $0.source == current && $0.contains }
      if contained.contains(where: { $0.destination == nil }) { return true }
      pending += contained.compactMap(\.destination)
    }
    return false
  }

  /// Whether a node is an action, a segue out or a list, by which the content may be left.
  private func isExit(_ index: Int) -> Bool {
    let node = NodeID(index)
    guard tree.kind(of: node) == .element else { return false }
    switch tree.tag(of: node) {
    case "action", "tableView", "collectionView", "pickerView": return true
    case "segue": return tree[node, .kind] == "unwind"
    case "barButtonItem":
      // An item without an action may have one by code, through an outlet.
      let id = tree[node, .id] ?? ""
      return tree.names.find("systemItem").flatMap { tree[node, $0] } != nil
        || outletDestinations.contains(id)
    case "button": return hasOutlet(node)
    default: return false
    }
  }
}
