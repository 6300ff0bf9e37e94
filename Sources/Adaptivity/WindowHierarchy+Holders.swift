import SceneModel

extension WindowHierarchy {
  /// The outermost controller that embeds a controller by container views; itself where none does.
  func embedder(of controller: NodeID) -> NodeID {
    var member = controller
    while let segue = deciding[member], segue.kind == .embed { member = segue.source }
    return member
  }

  /// Whether a navigation controller holds a controller, by the segues that place it.
  func isInNavigation(_ controller: NodeID) -> Bool {
    var member = controller
    while let segue = deciding[member] {
      switch segue.kind {
      case .relationship where segue.relationship == .rootViewController: return true
      case .push: return true
      case .relationship, .show, .showDetail, .replace, .embed: member = segue.source
      default: return false
      }
    }
    return false
  }

  /// The split view controller in whose primary or supplementary column a controller is.
  func splitHolding(_ controller: NodeID) -> NodeID? {
    var member = controller
    while let segue = deciding[member] {
      switch (segue.kind, segue.relationship) {
      case (.relationship, .masterViewController), (.relationship, .supplementaryViewController):
        return segue.source
      case (.relationship, .detailViewController), (.relationship, .compactViewController): return nil
      case (.relationship, _), (.show, _), (.push, _): member = segue.source
      default: return nil
      }
    }
    return nil
  }
}
