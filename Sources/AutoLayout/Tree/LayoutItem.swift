import SceneModel

/// What a constraint can name, by its index in ``ViewTree``.
enum LayoutItem: Hashable, Sendable {
  case view(Int)
  case guide(Int)
}

/// A layout guide by the view that owns it.
package struct LayoutGuide: Sendable {
  package enum Kind: Sendable {
    case safeArea, top, bottom, contentLayout, frameLayout, keyboard, margins, readable
  }
  let node: NodeID
  let owner: Int
  let kind: Kind
}
