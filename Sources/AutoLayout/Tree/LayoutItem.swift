package import SceneModel

/// An item that a constraint can name, by its index in ``ViewTree``.
enum LayoutItem: Hashable, Sendable {
  case view(Int)
  case guide(Int)
}

/// A layout guide by the view that owns it.
package struct LayoutGuide: Sendable {
  /// The kind of a guide, by what it follows.
  package enum Kind: Sendable {
    case safeArea, top, bottom, contentLayout, frameLayout, keyboard, margins, readable
    /// Nothing but the constraints that name it.
    case custom
  }
  /// The guide's element, or its owner's of a guide that is in no document.
  let node: NodeID
  let owner: Int
  let kind: Kind
  /// Of a guide that constraints place, the number of its box among those of such guides; nil of another.
  let box: Int?

  init(node: NodeID, owner: Int, kind: Kind, box: Int? = nil) {
    self.node = node
    self.owner = owner
    self.kind = kind
    self.box = box
  }
}

extension LayoutGuide.Kind {
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
