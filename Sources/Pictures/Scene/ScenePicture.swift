package import AutoLayout
package import Controls
import Resolver
package import SceneModel

/// A picture of one scene: its views from back to front, each with the look of its kind.
package struct ScenePicture {
  let scene: DrawnScene
  private let looks: [String: ControlLook]

  /// Lays a scene out to be drawn.
  ///
  /// - Parameters:
  ///   - catalogs: The project's colours.
  ///   - images: The project's pictures; without them a box with its name stands for each.
  package init(
    _ engine: LayoutEngine, _ outline: SceneOutline, catalogs: [AssetCatalog] = [],
    images: (any PictureImages)? = nil
  ) {
    scene = DrawnScene(engine, outline, catalogs: catalogs, images: images)
    looks = ControlLook.byElement
  }

  /// The traits of the scene's layout.
  package var traits: TraitCollection { scene.traits }

  /// The steps of the picture. Roots are side by side, the shown one first.
  ///
  /// - Parameters:
  ///   - title: The title of the picture.
  ///   - overlays: The overlays over it.
  ///   - highlight: The view to outline; nil for none.
  ///   - isOfFirstRoot: Whether the other roots are left out.
  package func drawing(
    title: String, overlays: Set<PictureOverlay> = [], highlight: ObjectID? = nil, isOfFirstRoot: Bool = false
  ) -> Drawing {
    var rects: [Int: Rect] = [:]
    var list = DrawingList()
    var open: [OpenView] = []
    var corner = DrawingPoint(0, 0)
    var size = Size.zero
    var hidden: Int?
    if scene.lacksView {
      size = scene.screenSize
      drawContainer(&list)
    }
    for index in scene.views.indices {
      let superview = scene.details[index].superview
      while let last = open.last, last.view.index != superview { close(open.removeLast(), &list) }
      if let ancestor = hidden, isInside(index, ancestor) { continue }
      hidden = nil
      if superview < 0, !scene.isBarOfContainer(scene.views[index].node) {
        if isOfFirstRoot, size.width > 0 { break }
        corner = DrawingPoint(size.width == 0 ? 0 : size.width + Self.gap, 0)
        let frame = scene.views[index].frame
        size = Size(corner.x + frame.width, max(size.height, frame.height))
      }
      let view = drawnView(index, around: open.last?.view, corner)
      if view.element.flag(.hidden) == true {
        hidden = index
        continue
      }
      rects[index] = view.rect
      open.append(begin(view, &list))
    }
    while let last = open.popLast() { close(last, &list) }
    OverlayDrawing(scene: scene, rects: rects).draw(overlays, highlight: highlight, into: &list)
    return Drawing(size: size, title: title, details: Self.details(of: list), commands: list.commands)
  }

  /// The number of objects of each role, in the order of the first of each; nil where none is described.
  private static func details(of list: DrawingList) -> String? {
    var roles: [String] = []
    var counts: [String: Int] = [:]
    for case .begin(let group) in list.commands {
      guard let role = group.description?.role else { continue }
      if counts[role] == nil { roles.append(role) }
      counts[role, default: 0] += 1
    }
    return roles.isEmpty ? nil : roles.map { "\(counts[$0] ?? 0) \u{D7} \($0)" }.joined(separator: ", ")
  }

  /// The gap between two roots. Points.
  private static let gap = 20.0

  /// A view whose subviews are being drawn.
  private struct OpenView {
    let view: DrawnView
    let look: ControlLook?
    let style: LayerStyle
    /// The number of groups that end with it.
    let groups: Int
  }

  /// Whether a view is a descendant of an earlier one.
  private func isInside(_ view: Int, _ ancestor: Int) -> Bool {
    var view = view
    while view > ancestor { view = scene.details[view].superview }
    return view == ancestor
  }

  private func drawnView(_ index: Int, around superview: DrawnView?, _ corner: DrawingPoint) -> DrawnView {
    let layout = scene.views[index]
    var rect = layout.frame
    if let superview {
      // Scrolling content is at rest: below the adjusted insets.
      let inset = scene.scrolling[superview.index]?.adjusted ?? .zero
      rect.x += superview.rect.x + inset.left
      rect.y += superview.rect.y + inset.top
    } else if scene.isBarOfContainer(layout.node) {
      rect = scene.placeOfBar(layout)
    } else {
      (rect.x, rect.y) = (corner.x, corner.y)
    }
    let own = scene.resolution.child(layout.node, key: "tintColor").flatMap(scene.palette.color)
    return DrawnView(
      scene: scene, index: index, rect: rect, tint: own ?? superview?.tint ?? scene.globalTint)
  }

  /// Draws everything behind a view's subviews.
  private func begin(_ view: DrawnView, _ list: inout DrawingList) -> OpenView {
    let look = looks[view.layout.type]
    let style = LayerStyle(of: view.node, scene)
    var group = DrawingGroup()
    group.object = object(view)
    group.description = view.description
    group.opacity = (view.element.number(.alpha) ?? 1).clamped(to: 0...1)
    group.shadow = style.shadow
    list.begin(group)
    let background = view.color("backgroundColor") ?? look?.background?(view)
    let radius = min(style.cornerRadius, min(view.rect.width, view.rect.height) / 2)
    let shape = DrawingPath.rect(view.rect, radius: radius)
    list.fill(shape, background)
    let clips = view.element.flag(.clipsSubviews) == true || style.masksToBounds
    if clips { list.begin(.clip(shape)) }
    look?.draw(view, &list)
    return OpenView(view: view, look: look, style: style, groups: clips ? 2 : 1)
  }

  /// Draws everything in front of a view's subviews, and ends it.
  private func close(_ open: OpenView, _ list: inout DrawingList) {
    open.look?.drawFront?(open.view, &list)
    if open.view.detail.superview < 0 { open.view.drawBars(&list) }
    if open.groups > 1 { list.end() }
    if open.style.borderWidth > 0 {
      list.border(
        open.view.rect, radius: open.style.cornerRadius, open.style.borderColor, width: open.style.borderWidth
      )
    }
    list.end()
  }

  private func object(_ view: DrawnView) -> DrawnObject {
    DrawnObject(
      id: view.layout.id, element: view.layout.type,
      className: view.tree[view.node, .customClass] ?? view.tree.objectKind(of: view.node)?.className
        ?? view.layout.type,
      title: scene.resolution.label(of: view.node), frame: view.layout.frame, rect: view.rect)
  }
}

extension DrawnScene {
  /// The default tint: the document's, else the system's blue (Looks.md#tint).
  fileprivate var globalTint: DrawingColor {
    tree.root.flatMap { tree.child(of: $0, key: "tintColor") }.flatMap(palette.color)
      ?? palette.system("systemBlue")
  }
}
