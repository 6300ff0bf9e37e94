import AutoLayout
import Controls
import Devices
import Resolver
import SceneModel
import TextMetrics

/// Draws lines over a picture that show the layout of its scene.
struct OverlayDrawing {
  let scene: DrawnScene
  /// The rectangles of the drawn views by their indices, in the points of the drawing.
  let rects: [Int: Rect]

  static let blue = DrawingColor(0x0A84FF)
  static let orange = DrawingColor(0xFF9500)
  static let red = DrawingColor(0xFF3B30)
  private static let purple = DrawingColor(0xAF52DE)
  private static let green = DrawingColor(0x34C759)

  /// Draws overlays, and the outline of a view.
  func draw(_ overlays: Set<PictureOverlay>, highlight: ObjectID?, into list: inout DrawingList) {
    let views = rects.sorted { $0.key < $1.key }
    if overlays.contains(.frames) {
      for (_, rect) in views { list.border(rect, radius: 0, Self.blue.faded(to: 0.6), width: 0.5) }
    }
    if overlays.contains(.alignment) {
      for (index, rect) in views where scene.details[index].alignment != EdgeInsets() {
        let inner = rect.inset(by: scene.details[index].alignment)
        list.stroke(.rect(inner), Self.orange, DrawingLine(0.5, dash: 1.5))
      }
    }
    if overlays.contains(.margins) {
      for (index, rect) in views where hasSubviews(index) {
        let inner = rect.inset(by: scene.details[index].margins)
        list.stroke(.rect(inner), Self.purple.faded(to: 0.7), DrawingLine(0.5, dash: 3))
      }
    }
    if overlays.contains(.safeArea) {
      for (index, rect) in views where scene.details[index].superview < 0 {
        list.stroke(.rect(rect.inset(by: scene.details[index].safeArea)), Self.green, DrawingLine(1, dash: 6))
      }
    }
    let lines = overlays.isDisjoint(with: [.guides, .baselines, .constraints]) ? nil : scene.lines
    if let lines, overlays.contains(.guides) { draw(lines.guides, &list) }
    if overlays.contains(.targets) { drawTargets(views, &list) }
    if let lines, overlays.contains(.baselines) { draw(lines.baselines, views, &list) }
    if let lines, overlays.contains(.constraints) { draw(lines.constraints, &list) }
    if overlays.contains(.device) { drawDevice(views, &list) }
    if let highlight, let (_, rect) = views.first(where: { scene.views[$0.key].id == highlight }) {
      list.fill(.rect(rect), Self.orange.faded(to: 0.15))
      list.border(rect.inset(by: -2), radius: 3, Self.orange, width: 2)
    }
  }

  private func hasSubviews(_ index: Int) -> Bool {
    index + 1 < scene.details.count && scene.details[index + 1].superview == index
  }

  private func drawTargets(_ views: [(key: Int, value: Rect)], _ list: inout DrawingList) {
    for (index, rect) in views {
      guard let target = scene.tree.objectKind(of: scene.views[index].node)?.touchTarget,
        rect.width < target.width || rect.height < target.height
      else { continue }
      let size = Size(max(rect.width, target.width), max(rect.height, target.height))
      list.stroke(.rect(rect.centered(size)), Self.red, DrawingLine(0.5, dash: 2))
    }
  }

  /// Draws baselines: strong across their view; the first one goes on through the scene, the last one
  /// is dashed.
  private func draw(
    _ positions: [BaselinePositions?], _ views: [(key: Int, value: Rect)], _ list: inout DrawingList
  ) {
    var root = Rect.zero
    for (index, rect) in views {
      if scene.details[index].superview < 0 { root = rect }
      guard let baselines = positions[index] else { continue }
      let (first, last) = (rect.y + baselines.first, rect.y + baselines.last)
      list.stroke(.line(root.x, first, root.maxX, first), Self.red.faded(to: 0.25), DrawingLine(0.5))
      list.stroke(.line(rect.x, first, rect.maxX, first), Self.red, DrawingLine(0.75))
      if abs(last - first) > 1 {
        list.stroke(.line(rect.x, last, rect.maxX, last), Self.red, DrawingLine(0.75, dash: 3))
      }
    }
  }

  /// The outline of the device over each root that fills its screen.
  private func drawDevice(_ views: [(key: Int, value: Rect)], _ list: inout DrawingList) {
    guard let (device, orientation) = scene.device else { return }
    let size = device.size(in: orientation)
    for (index, rect) in views where scene.details[index].superview < 0 && rect.size == size {
      DeviceOutline(device, orientation).draw(at: DrawingPoint(rect.x, rect.y), into: &list)
    }
  }

  /// The origin of a view's content, in the points of the drawing; nil of a view that is not drawn.
  ///
  /// - Parameter isContent: Whether the content scrolls: at rest it begins below the adjusted insets.
  func corner(of view: Int, isContent: Bool) -> DrawingPoint? {
    guard let rect = rects[view] else { return nil }
    let inset = isContent ? scene.scrolling[view]?.adjusted ?? .zero : .zero
    return DrawingPoint(rect.x + inset.left, rect.y + inset.top)
  }
}
