import SceneModel

/// What a constraint can name, by its index in ``ViewTree``.
enum LayoutItem: Hashable, Sendable {
  case view(Int)
  case guide(Int)
}

/// A layout guide by the view that owns it.
struct LayoutGuide: Sendable {
  enum Kind: Sendable {
    case safeArea, top, bottom, contentLayout, frameLayout, keyboard, margins, readable
  }
  let owner: Int
  let kind: Kind
}
