import Adaptivity
import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckedLayout {
  /// Whether a view shows text or is a control, so that covering it hides more than a background.
  func isContent(_ view: Int) -> Bool {
    guard isSeen(view), let kind = kind(of: view) else { return false }
    switch kind.element {
    case "label", "button":
      return resolution.shownText(of: views[view].node)?.contains { !$0.isWhitespace } ?? false
    case "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl", "searchBar",
      "datePicker":
      return true
    default: return false
    }
  }

  /// The rectangle of a view's content: its natural size where the view aligns it. In the root's coordinates.
  func contentRect(of view: Int) -> Rect {
    var rect = rects[view]
    let element = views[view].type
    guard element == "label" || element == "button" else { return rect }
    let content = details[view].content
    let node = views[view].node
    let isButton = element == "button"
    if let height = content.height, height < rect.height {
      let word = isButton ? word(node, "contentVerticalAlignment") ?? "center" : "center"
      rect = rect.holding(height, along: word, from: \.y, \.height)
    }
    if let width = content.width, width < rect.width {
      let own =
        isButton ? word(node, "contentHorizontalAlignment") : resolution.attribute(node, .textAlignment)
      rect = rect.holding(width, along: own ?? (isButton ? "center" : "left"), from: \.x, \.width)
    }
    return rect
  }

  /// The value of an attribute whose name is not interned.
  func word(_ node: NodeID, _ name: String) -> String? { tree.names.find(name).flatMap { tree[node, $0] } }

  /// Whether a root is the view of a controller that is shown on a device, or fills the window by itself.
  ///
  /// Xcode calls the storyboard of an extension, which fills no screen, MainInterface.
  func isScreen(_ root: Int) -> Bool {
    guard environment.device != nil, superviews[root] < 0, layout.isShown,
      document.fileName != "MainInterface", let parent = tree.parent(of: views[root].node)
    else { return false }
    if tree.role(of: parent) == .controller { return true }
    return root == 0 && outline.controller == nil && layout.place == Surroundings.Holder.window.place
  }
}

extension Rect {
  /// The segment of the rectangle that a shorter length takes along one axis.
  fileprivate func holding(
    _ length: Double, along alignment: String, from origin: WritableKeyPath<Rect, Double>,
    _ extent: WritableKeyPath<Rect, Double>
  ) -> Rect {
    var result = self
    let rest = self[keyPath: extent] - length
    switch alignment {
    case "center": result[keyPath: origin] += rest / 2
    case "right", "trailing", "bottom": result[keyPath: origin] += rest
    case "left", "leading", "natural", "top": break
    default: return self
    }
    result[keyPath: extent] = length
    return result
  }
}
