import SceneModel

/// An item that a constraint can name, by its index in ``ViewTree``.
enum LayoutItem: Hashable, Sendable {
  case view(Int)
  case guide(Int)
}

/// A layout guide by the view that owns it.
package struct LayoutGuide: Sendable {
  /// The guide's element, or its owner's of a guide that is in no document.
  let node: NodeID
  let owner: Int
  let kind: GuideKind
  /// Of a guide that constraints place, the number of its box among those of such guides; nil of another.
  let box: Int?

  init(node: NodeID, owner: Int, kind: GuideKind, box: Int? = nil) {
    self.node = node
    self.owner = owner
    self.kind = kind
    self.box = box
  }
}
