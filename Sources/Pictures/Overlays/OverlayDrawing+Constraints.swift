import AutoLayout
import Controls
import SceneModel
import TextMetrics

/// Constraints as Interface Builder draws them.
extension OverlayDrawing {
  func draw(_ constraints: [ConstraintLayout], _ list: inout DrawingList) {
    let broken = Set(
      scene.layout.contradictions.flatMap { [$0.broken.node] + $0.others.map(\.node) })
    // Numbers are drawn over all lines.
    var numbers: [Number] = []
    for layout in constraints {
      let axis = layout.constraint.first.attribute.axis
      let isOpen = [layout.first, layout.second].contains { side in
        side.map { !$0.isGuide && scene.views[$0.view].ambiguous.contains(axis) } ?? false
      }
      let color = broken.contains(layout.constraint.node) ? Self.red : isOpen ? Self.orange : Self.blue
      draw(layout, axis, color, &list, &numbers)
    }
    for number in numbers { draw(number, &list) }
  }

  /// A constant beside its line.
  private struct Number {
    let value: Double
    let center: DrawingPoint
    let color: DrawingColor

    init(_ value: Double, at points: [DrawingPoint], _ color: DrawingColor) {
      self.value = value
      self.color = color
      center = DrawingPoint((points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2)
    }
  }

  private func draw(
    _ layout: ConstraintLayout, _ axis: Axis, _ color: DrawingColor, _ list: inout DrawingList,
    _ numbers: inout [Number]
  ) {
    guard let first = place(of: layout.first, axis) else { return }
    let constant = layout.constraint.constant
    guard let start = first.position else {
      return drawSize(of: first.rect, axis, layout.second == nil ? constant : nil, color, &list, &numbers)
    }
    guard let second = layout.second.flatMap({ place(of: $0, axis) }), let end = second.position else {
      return
    }
    let across = middle(first.rect, second.rect, axis.other)
    let points =
      axis == .horizontal
      ? [DrawingPoint(start, across), DrawingPoint(end, across)]
      : [DrawingPoint(across, start), DrawingPoint(across, end)]
    beam(points, axis, color, &list)
    guard constant != 0, abs(start - end) > 14 else { return }
    numbers.append(Number(abs(constant), at: points, color))
  }

  /// The rectangle of an item, and the coordinate of its constrained attribute along an axis, in the points
  /// of the drawing; nil of an item that is not drawn.
  private func place(of side: ConstraintLayout.Side, _ axis: Axis) -> (rect: Rect, position: Double?)? {
    guard let corner = corner(of: side.view, isContent: side.isContent) else { return nil }
    return (
      side.rect.moved(by: corner), side.position.map { $0 + (axis == .horizontal ? corner.x : corner.y) }
    )
  }

  /// A line inside of a view along its width or height.
  private func drawSize(
    of rect: Rect, _ axis: Axis, _ constant: Double?, _ color: DrawingColor, _ list: inout DrawingList,
    _ numbers: inout [Number]
  ) {
    let points =
      axis == .horizontal
      ? [DrawingPoint(rect.x, rect.maxY - 3), DrawingPoint(rect.maxX, rect.maxY - 3)]
      : [DrawingPoint(rect.x + 3, rect.y), DrawingPoint(rect.x + 3, rect.maxY)]
    beam(points, axis, color.faded(to: 0.8), &list)
    if let constant { numbers.append(Number(constant, at: points, color)) }
  }

  private func beam(_ points: [DrawingPoint], _ axis: Axis, _ color: DrawingColor, _ list: inout DrawingList)
  {
    let caps = points.map { point -> DrawingPath in
      axis == .horizontal
        ? .line(point.x, point.y - 3, point.x, point.y + 3)
        : .line(point.x - 3, point.y, point.x + 3, point.y)
    }
    // On a background of a similar colour, a line is visible by its pale edges.
    let line = DrawingPath.lines(points, isClosed: false)
    list.stroke(line, Self.halo, DrawingLine(2.5))
    for path in [line] + caps { list.stroke(path, color, DrawingLine(1)) }
  }

  private static let halo = DrawingColor.white.faded(to: 0.6)

  private func draw(_ number: Number, _ list: inout DrawingList) {
    let font = Font.system(ofSize: 8, weight: .medium)
    let text = SVGText.number(number.value)
    let width = scene.controls.measurer.width(of: text, font: font) + 4
    let place = Rect(x: number.center.x, y: number.center.y, width: 0, height: 0).centered(Size(width, 10))
    list.fill(.rounded(place, radius: 3), DrawingColor.white.faded(to: 0.85))
    var block = TextBlock(text, font, number.color)
    block.alignment = .center
    block.draw(in: place, scene.controls.measurer, into: &list)
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
