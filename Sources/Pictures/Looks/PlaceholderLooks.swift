import AutoLayout
import Controls
import SceneModel

extension ControlLook {
  static let mapView = ControlLook(.mapView) {
    placeholder("Map", DrawingColor($0.palette.isDark ? 0x2B332B : 0xE4EBDD), $0, &$1)
  }
  static let webView = ControlLook(.webView) { placeholder("Web", .white, $0, &$1) }
  static let wkWebView = ControlLook(.wkWebView) { placeholder("Web", .white, $0, &$1) }
  static let arSceneView = ControlLook(.arSceneView) { placeholder("AR", dark, $0, &$1) }
  static let arSpriteView = ControlLook(.arSpriteView) { placeholder("AR", dark, $0, &$1) }
  static let glkView = ControlLook(.glkView) { placeholder("OpenGL", dark, $0, &$1) }
  static let metalView = ControlLook(.metalView) { placeholder("Metal", dark, $0, &$1) }
  static let sceneView = ControlLook(.sceneView) { placeholder("SceneKit", dark, $0, &$1) }
  static let spriteView = ControlLook(.spriteView) { placeholder("SpriteKit", dark, $0, &$1) }
  static let calendarView = ControlLook(.calendarView) { placeholder("Calendar", .clear, $0, &$1) }
  static let containerView = ControlLook(.containerView) { view, list in
    placeholder("Container", .clear, view, &list)
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
    }, background: { $0.detail.superview < 0 ? rootBackground(of: $0) : nil })

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

  private static let dark = DrawingColor(0x2C2C2E)

  /// The default background of a controller's view: the canvas's, which is white or black.
  private static func rootBackground(of view: DrawnView) -> DrawingColor? {
    guard let parent = view.tree.parent(of: view.node), view.tree.role(of: parent) == .controller else {
      return nil
    }
    return view.palette.isDark ? .black : .white
  }

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
