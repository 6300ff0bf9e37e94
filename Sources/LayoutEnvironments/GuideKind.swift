package import SceneModel

/// The kind of a layout guide, by what it follows.
package enum GuideKind: Sendable {
  case safeArea, top, bottom, contentLayout, frameLayout, keyboard, margins, readable
  /// Nothing but the constraints that name it.
  case custom
}

extension GuideKind {
  /// The kind of a guide's element; nil of another element, and of a guide that is not known.
  package init?(of node: NodeID, in tree: ElementTree) {
    if tree.isElement(node, .viewControllerLayoutGuide) {
      self = tree[node, .type] == "top" ? .top : .bottom
      return
    }
    switch tree[node, .key] {
    case "safeArea": self = .safeArea
    case "contentLayoutGuide": self = .contentLayout
    case "frameLayoutGuide": self = .frameLayout
    case "keyboard": self = .keyboard
    case "layoutMargins": self = .margins
    case "readableContent": self = .readable
    default: return nil
    }
  }
}
