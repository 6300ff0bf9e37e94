import AutoLayout
import Controls
import Resolver
import SceneModel

/// A scene while it is drawn.
struct ScenePainting {
  private let scene: DrawnScene
  private let options: PictureOptions
  /// The steps so far.
  private(set) var list = DrawingList()
  /// The brightness of the first root; nil before it.
  private(set) var ground: ScreenGround?
  /// The scenes within it.
  private(set) var children: ChildScenes
  /// The rectangles of the drawn views by their indices.
  private var rects: [Int: Rect] = [:]

  init(_ scene: DrawnScene, _ options: PictureOptions, _ children: ChildScenes) {
    self.scene = scene
    self.options = options
    self.children = children
  }

  /// The gap between two roots. Points.
  private static let gap = 20.0

  /// Draws roots side by side, and the overlays over them; returns the size of the picture. Points.
  mutating func draw(_ roots: [DrawnRoot]) -> Size {
    var size = Size.zero
    for root in roots {
      let corner = DrawingPoint(size.width == 0 ? 0 : size.width + Self.gap, 0)
      draw(root, in: Rect(x: corner.x, y: 0, width: root.size.width, height: root.size.height))
      size = Size(corner.x + root.size.width, max(size.height, root.size.height))
    }
    OverlayDrawing(scene: scene, rects: rects).draw(
      options.overlays, highlight: options.highlight, into: &list)
    return size
  }

  /// The steps of an overlay over the roots that are drawn.
  func steps(of overlay: PictureOverlay) -> [DrawingCommand] {
    var list = DrawingList()
    OverlayDrawing(scene: scene, rects: rects).draw([overlay], highlight: nil, into: &list)
    return list.commands
  }

  /// Draws a root in its area: in a running app what is beyond it is not seen.
  private mutating func draw(_ root: DrawnRoot, in area: Rect) {
    if scene.isRunning { list.begin(.clip(.rect(area))) }
    let shown = root.node == nil ? scene.shownChildren : []
    if !children.isWithin { drawBackdrop(of: root, in: area) }
    var ground = ScreenGround(scene, root)
    let isFilled = drawChildren(shown, in: area, &ground)
    if root.node == nil, !isFilled { drawContainer(in: area) }
    let view = draw(root.views, at: DrawingPoint(area.x + root.origin.x, area.y + root.origin.y))
    for bar in root.bars { _ = draw(bar, at: DrawingPoint(area.x, area.y), isCovered: isFilled) }
    guard scene.isRunning else { return }
    if root.isOfController { view?.drawBars(over: area, &list) }
    if !options.isBare { ScreenChrome(scene, root, area, over: ground)?.draw(&list) }
    list.end()
    self.ground = self.ground ?? ground
  }

  /// Draws the background of the system behind a root that does not cover it (Looks.md#backdrop).
  private mutating func drawBackdrop(of root: DrawnRoot, in area: Rect) {
    let view = root.views.first.map { drawnView($0, around: nil, DrawingPoint(area.x, area.y)) }
    if let view, view.rect.size == area.size, view.element.number(.alpha) ?? 1 >= 1,
      background(of: view)?.alpha == 1, view.element.flag(.hidden) != true
    {
      return
    }
    list.fill(.rect(area), scene.palette.system("systemBackground"))
  }

  /// The colour behind a view's content: its own, else that of its kind, else of a root that of the system,
  /// but not where the root is seen within another scene (Looks.md#backdrop); nil of a clear one.
  private func background(of view: DrawnView) -> DrawingColor? {
    let isBackdrop = view.detail.superview < 0 && !children.isWithin
    return view.color("backgroundColor") ?? view.look?.background?(view)
      ?? (isBackdrop ? view.system("systemBackground") : nil)
  }

  /// Draws the scenes that a container shows, of which the first is what the system's signs lie over; returns
  /// whether there is any.
  private mutating func drawChildren(
    _ shown: [(controller: NodeID, frame: Rect)], in area: Rect, _ ground: inout ScreenGround
  ) -> Bool {
    var isFilled = false
    for (controller, frame) in shown {
      let place = frame.moved(by: DrawingPoint(area.x, area.y))
      guard let below = drawChild(controller, in: place, isOpaque: true) else { continue }
      if !isFilled { ground = below }
      isFilled = true
      if frame.x > 0 {
        list.fill(
          .rect(Rect(x: place.x - 0.5, y: place.y, width: 0.5, height: place.height)),
          scene.palette.system("separator"))
      }
    }
    return isFilled
  }

  /// Draws the scene of a controller in a rectangle; returns its brightness, nil where it has none.
  private mutating func drawChild(_ controller: NodeID, in rect: Rect, isOpaque: Bool) -> ScreenGround? {
    guard let child = children.drawing(of: controller, in: scene) else { return nil }
    list.begin(.clip(.rect(rect)))
    if isOpaque { list.fill(.rect(rect), scene.palette.system("systemBackground")) }
    list.picture(child.drawing, at: DrawingPoint(rect.x, rect.y))
    list.end()
    return child.ground
  }

  /// Draws the area of a controller without a view, with the scene's name.
  private mutating func drawContainer(in area: Rect) {
    list.fill(.rect(area), DrawingColor(scene.palette.isDark ? 0x1C1C1E : 0xEFEFF4))
    list.outline(area)
    list.caption(scene.name, in: area, .gray, scene.controls.measurer)
  }

  // Views

  /// A view whose subviews are being drawn.
  private struct OpenView {
    let view: DrawnView
    let look: ControlLook?
    let style: LayerStyle
    /// The number of groups that end with it.
    let groups: Int
  }

  /// Draws a root and what is in it; returns the root, nil where it is hidden or there is none.
  ///
  /// - Parameter isCovered: Whether its look is not drawn, since a scene within this one draws it.
  private mutating func draw(
    _ views: Range<Int>, at corner: DrawingPoint, isCovered: Bool = false
  ) -> DrawnView? {
    var open: [OpenView] = []
    var hidden: Int?
    var root: DrawnView?
    for index in views {
      if let ancestor = hidden, isInside(index, ancestor) { continue }
      hidden = nil
      let superview = scene.details[index].superview
      while let last = open.last, last.view.index != superview { close(open.removeLast()) }
      let view = drawnView(index, around: open.last?.view, corner)
      if view.element.flag(.hidden) == true {
        hidden = index
        continue
      }
      if index == views.lowerBound { root = view }
      rects[index] = view.rect
      open.append(begin(view, isCovered: isCovered))
    }
    while let last = open.popLast() { close(last) }
    return root
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
    } else if scene.tree.isBar(layout.node, of: scene.controller) {
      rect = scene.placeOfBar(layout).moved(by: corner)
    } else {
      (rect.x, rect.y) = (corner.x, corner.y)
    }
    let own = scene.resolution.child(layout.node, key: "tintColor").flatMap(scene.palette.color)
    return DrawnView(
      scene: scene, index: index, rect: rect, tint: own ?? superview?.tint ?? scene.globalTint)
  }

  /// Draws everything behind a view's subviews.
  private mutating func begin(_ view: DrawnView, isCovered: Bool) -> OpenView {
    let look = view.look
    let style = LayerStyle(of: view.node, scene)
    var group = DrawingGroup()
    group.object = object(view)
    group.description = view.description
    group.opacity = (view.element.number(.alpha) ?? 1).clamped(to: 0...1)
    group.shadow = style.shadow
    list.begin(group)
    if isCovered { return OpenView(view: view, look: nil, style: style, groups: 1) }
    let radius = min(style.cornerRadius, min(view.rect.width, view.rect.height) / 2)
    let corners = look?.corners?(view)
    let shape = DrawingPath.rect(view.rect, radius: radius)
    corners?.begin(view.rect, &list)
    list.fill(shape, background(of: view))
    let clips = view.element.flag(.clipsSubviews) == true || style.masksToBounds
    if clips { list.begin(.clip(shape)) }
    if let child = scene.embedded(by: view.node), drawChild(child, in: view.rect, isOpaque: false) != nil {
      return OpenView(view: view, look: nil, style: style, groups: clips ? 2 : 1)
    }
    look?.draw(view, &list)
    return OpenView(
      view: view, look: look, style: style, groups: 1 + (clips ? 1 : 0) + (corners == nil ? 0 : 2))
  }

  /// Draws everything in front of a view's subviews, and ends it.
  private mutating func close(_ open: OpenView) {
    open.look?.drawFront?(open.view, &list)
    if open.view.detail.superview < 0, !scene.isRunning { open.view.drawBarsOfCanvas(&list) }
    for _ in 1..<open.groups { list.end() }
    open.look?.drawOutside?(open.view, &list)
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

extension DrawnView {
  /// The look of its kind; nil of one without.
  fileprivate var look: ControlLook? { ControlLook.byElement[layout.type] }
}

extension DrawnScene {
  /// The default tint: the document's, else the system's blue (Looks.md#tint).
  fileprivate var globalTint: DrawingColor {
    tree.root.flatMap { tree.child(of: $0, key: "tintColor") }.flatMap(palette.color)
      ?? palette.system("systemBlue")
  }
}
