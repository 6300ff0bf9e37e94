import AutoLayout
import Controls
import SceneModel

extension ControlLook {
  /// The look of a kind that another framework draws; nil of one that is drawn here (Looks.md#placeholders).
  static func placeholder(_ kind: ObjectKind) -> ControlLook? {
    guard case .placeholder(let name, let backdrop) = kind.look else { return nil }
    let color: DrawingColor =
      switch backdrop {
      case .clear: .clear
      case .white: .white
      case .dark: DrawingColor(0x2C2C2E)
      }
    return ControlLook(kind) { placeholder(name, color, $0, &$1) }
  }

  static let mapView = ControlLook(.mapView) {
    placeholder("Map", DrawingColor($0.palette.isDark ? 0x2B332B : 0xE4EBDD), $0, &$1)
  }
  /// Plain views: only their background; of a project's class that draws itself, its name
  /// (Looks.md#placeholders).
  static let view = ControlLook(
    .view,
    draw: { view, list in
      guard let name = view.tree[view.node, .customClass], view.detail.superview >= 0,
        view.color("backgroundColor") == nil,
        view.tree.child(of: view.node, .subviews) == nil
      else { return }
      list.outline(view.rect)
      view.caption(name, in: view.rect, .gray, &list)
    })

  /// Stack views and the content views of cells show their subviews alone.
  static let stackView = ControlLook(.stackView, form: .open)
  static let collectionViewCellContentView = ControlLook(.collectionViewCellContentView, form: .open)
  static let tableViewCellContentView = ControlLook(.tableViewCellContentView, form: .open)

  /// Colour wells: a disc of their colour (Looks.md#color-well).
  static let colorWell = ControlLook(.colorWell) { view, list in
    let side = min(view.rect.width, view.rect.height)
    let disc = view.rect.centered(Size(side, side))
    list.border(disc, radius: side / 2, .gray, width: 3)
    let inner = disc.inset(by: 5)
    list.fill(.ellipse(inner), view.color("selectedColor") ?? .gray.faded(to: 0.3))
  }

  /// Visual effect views: the content behind is pale or dark (Looks.md#materials).
  static let visualEffectView = ControlLook(
    .visualEffectView,
    background: { view in
      guard
        let effect = view.tree.elements(of: view.node).first(where: { view.tree.tag(of: $0) == "blurEffect" })
      else { return nil }
      let style = view.tree[effect, .style] ?? "regular"
      let isDark =
        style.hasSuffix("Dark") || style == "dark"
        || (view.palette.isDark && !style.hasSuffix("Light") && style != "light" && style != "extraLight")
      let share = style.contains("Ultra") ? 0.5 : style.contains("Thin") ? 0.65 : 0.8
      return DrawingColor(isDark ? 0x252525 : 0xF8F8F8, alpha: share)
    })

  /// A view that is drawn elsewhere: its outline, a background and a name.
  private static func placeholder(
    _ name: String, _ background: DrawingColor, _ view: DrawnView, _ list: inout DrawingList
  ) {
    if view.color("backgroundColor") == nil { list.fill(.rect(view.rect), background) }
    list.outline(view.rect)
    let own = view.tree[view.node, .customClass]
    view.caption(own ?? name, in: view.rect, .gray, &list)
  }
}
