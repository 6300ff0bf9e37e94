import AutoLayout
import Controls
import Devices
import Resolver
import SceneModel
import TextMetrics

/// Draws lines over a picture that show how its scene is laid out.
struct OverlayDrawing {
  let scene: DrawnScene
  /// Of each view that is drawn, by its index, its rectangle in the points of the drawing.
  let rects: [Int: Rect]

  private static let blue = DrawingColor(0x0A84FF)
  private static let orange = DrawingColor(0xFF9500)
  private static let red = DrawingColor(0xFF3B30)
  private static let purple = DrawingColor(0xAF52DE)
  private static let green = DrawingColor(0x34C759)

  /// Draws overlays, and the outline of a view.
  func draw(_ overlays: Set<PictureOverlay>, highlight: ObjectID?, into list: inout DrawingList) {
    let views = rects.sorted { $0.key < $1.key }
    if overlays.contains(.frames) {
      for (_, rect) in views { list.border(rect, radius: 0, Self.blue.faded(to: 0.6), width: 0.5) }
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
    if overlays.contains(.targets) { drawTargets(views, &list) }
    if overlays.contains(.baselines) { drawBaselines(views, &list) }
    if overlays.contains(.constraints) { drawConstraints(&list) }
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

  /// A view's own part of a baseline is strong; the first one goes on through the scene, the last one is dashed.
  private func drawBaselines(_ views: [(key: Int, value: Rect)], _ list: inout DrawingList) {
    var root = Rect.zero
    for (index, rect) in views {
      let detail = scene.details[index]
      if detail.superview < 0 { root = rect }
      guard detail.content.firstBaseline != nil || detail.content.lastBaseline != nil else { continue }
      let place = (rect: rect.inset(by: detail.alignment), view: Optional(index))
      let first = baseline(.firstBaseline, of: place)
      let last = baseline(.lastBaseline, of: place)
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

  // Constraints

  private func drawConstraints(_ list: inout DrawingList) {
    let broken = Set(
      scene.layout.contradictions.flatMap { [$0.broken.node] + $0.others.map(\.node) })
    let views = Dictionary(
      rects.map { (scene.views[$0.key].node, $0.key) }, uniquingKeysWith: { first, _ in first })
    for constraint in scene.resolution.scene(scene.layout.outline).constraints {
      guard let first = place(of: constraint.first.item, views) else { continue }
      let second = constraint.second.flatMap { place(of: $0.item, views) }
      let isOpen = [first, second].contains { place in
        place?.view.map { scene.views[$0].ambiguous.contains(constraint.first.attribute.axis) } ?? false
      }
      let color = broken.contains(constraint.node) ? Self.red : isOpen ? Self.orange : Self.blue
      draw(constraint, first, second, color, &list)
    }
  }

  /// Where an item is, and which view it is; a guide is none.
  private typealias Place = (rect: Rect, view: Int?)

  private func place(of item: ObjectID, _ views: [NodeID: Int]) -> Place? {
    guard let node = scene.resolution.node(item) else { return nil }
    if let index = views[node], let rect = rects[index] {
      return (rect.inset(by: scene.details[index].alignment), index)
    }
    guard scene.tree.role(of: node) == .guide,
      let holder = scene.tree.ancestor(of: node, where: { views[$0] != nil }), let index = views[holder],
      let rect = rects[index]
    else { return nil }
    guard scene.tree[node, .key] == "safeArea" else { return (rect, nil) }
    return (rect.inset(by: scene.details[index].safeArea), nil)
  }

  private func draw(
    _ constraint: LayoutConstraint, _ first: Place, _ second: Place?, _ color: DrawingColor,
    _ list: inout DrawingList
  ) {
    let axis = constraint.first.attribute.axis
    guard !constraint.first.attribute.isDimension else {
      return drawSize(of: first.rect, axis, second == nil ? constraint.constant : nil, color, &list)
    }
    guard let second, let side = constraint.second else { return }
    let start = edge(constraint.first.attribute, of: first)
    let end = edge(side.attribute, of: second)
    let across = middle(first.rect, second.rect, axis.other)
    let points =
      axis == .horizontal
      ? [DrawingPoint(start, across), DrawingPoint(end, across)]
      : [DrawingPoint(across, start), DrawingPoint(across, end)]
    beam(points, axis, color, &list)
    guard constraint.constant != 0, abs(start - end) > 14 else { return }
    number(abs(constraint.constant), at: points, color, &list)
  }

  /// A line inside of a view along its width or height.
  private func drawSize(
    of rect: Rect, _ axis: Axis, _ constant: Double?, _ color: DrawingColor, _ list: inout DrawingList
  ) {
    let points =
      axis == .horizontal
      ? [DrawingPoint(rect.x, rect.maxY - 3), DrawingPoint(rect.maxX, rect.maxY - 3)]
      : [DrawingPoint(rect.x + 3, rect.y), DrawingPoint(rect.x + 3, rect.maxY)]
    beam(points, axis, color.faded(to: 0.8), &list)
    if let constant { number(constant, at: points, color, &list) }
  }

  private func beam(_ points: [DrawingPoint], _ axis: Axis, _ color: DrawingColor, _ list: inout DrawingList)
  {
    list.stroke(.lines(points, isClosed: false), color, DrawingLine(1))
    for point in points {
      let cap: DrawingPath =
        axis == .horizontal
        ? .line(point.x, point.y - 3, point.x, point.y + 3)
        : .line(point.x - 3, point.y, point.x + 3, point.y)
      list.stroke(cap, color, DrawingLine(1))
    }
  }

  private func number(
    _ value: Double, at points: [DrawingPoint], _ color: DrawingColor, _ list: inout DrawingList
  ) {
    let font = Font.system(ofSize: 8, weight: .medium)
    let text = SVGText.number(value)
    let width = scene.controls.measurer.width(of: text, font: font) + 4
    let center = DrawingPoint((points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2)
    let place = Rect(x: center.x, y: center.y, width: 0, height: 0).centered(Size(width, 10))
    list.fill(.rounded(place, radius: 3), DrawingColor.white.faded(to: 0.85))
    var block = TextBlock(text, font, color)
    block.alignment = .center
    block.draw(in: place, scene.controls.measurer, into: &list)
  }

  /// Where an edge or a centre of an item lies along its axis.
  private func edge(_ attribute: LayoutAttribute, of place: Place) -> Double {
    let rect = place.rect
    let margins = place.view.map { scene.details[$0].margins } ?? .zero
    let isRight = scene.traits.direction == .rightToLeft
    switch attribute {
    case .left: return rect.x
    case .right: return rect.maxX
    case .leading: return isRight ? rect.maxX : rect.x
    case .trailing: return isRight ? rect.x : rect.maxX
    case .leftMargin: return rect.x + margins.left
    case .rightMargin: return rect.maxX - margins.right
    case .leadingMargin: return isRight ? rect.maxX - margins.right : rect.x + margins.left
    case .trailingMargin: return isRight ? rect.x + margins.left : rect.maxX - margins.right
    case .centerX, .width: return rect.center.x
    case .centerXWithinMargins: return rect.inset(by: margins).center.x
    case .top: return rect.y
    case .bottom: return rect.maxY
    case .topMargin: return rect.y + margins.top
    case .bottomMargin: return rect.maxY - margins.bottom
    case .centerY, .height: return rect.center.y
    case .centerYWithinMargins: return rect.inset(by: margins).center.y
    case .firstBaseline, .baseline, .lastBaseline: return baseline(attribute, of: place)
    }
  }

  private func baseline(_ attribute: LayoutAttribute, of place: Place) -> Double {
    guard let view = place.view else { return place.rect.maxY }
    let content = scene.details[view].content
    if attribute == .firstBaseline { return place.rect.y + (content.firstBaseline ?? place.rect.height) }
    return place.rect.maxY - (content.lastBaseline ?? 0)
  }

  /// A coordinate that lies in both rectangles along an axis, else in the first.
  private func middle(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
    let (a, b) = axis == .horizontal ? (first.x, first.maxX) : (first.y, first.maxY)
    let (c, d) = axis == .horizontal ? (second.x, second.maxX) : (second.y, second.maxY)
    let low = max(a, c)
    let high = min(b, d)
    return low <= high ? (low + high) / 2 : (a + b) / 2
  }
}
