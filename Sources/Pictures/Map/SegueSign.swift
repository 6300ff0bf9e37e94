import Adaptivity
import SceneModel
import TextMetrics

/// The sign of a segue's kind in a circle, like that of Interface Builder on each arrow (Looks.md#map).
struct SegueSign {
  /// The kind; nil of one that iOS does not have.
  let kind: SegueKind?

  /// Points of the canvas.
  static let radius = 24.0

  /// Draws the sign around a point.
  func draw(at center: DrawingPoint, _ colors: MapColors, into list: inout DrawingList) {
    let side = 2 * Self.radius
    let circle = Rect(x: center.x - Self.radius, y: center.y - Self.radius, width: side, height: side)
    list.fill(.ellipse(circle), colors.panel)
    list.stroke(.ellipse(circle.inset(by: 1)), colors.line, DrawingLine(2))
    drawSign(in: circle.inset(by: 13), colors.line, &list)
  }

  private func drawSign(in rect: Rect, _ color: DrawingColor, _ list: inout DrawingList) {
    let line = DrawingLine(2.5, isRound: true)
    switch kind {
    case .show, .push: symbol("arrow.right", in: rect, color, &list)
    case .showDetail:
      list.stroke(.rect(rect.inset(by: 2)), color, line)
      list.fill(.rect(part(rect, 0.5, 0.1, 0.4, 0.8)), color)
    case .presentation, .modal:
      list.stroke(.rect(rect.inset(by: 2)), color, line)
      list.fill(.rect(part(rect, 0.25, 0.35, 0.5, 0.55)), color)
    case .popover, .popoverPresentation:
      list.stroke(.rounded(part(rect, 0.2, 0.05, 0.75, 0.9), radius: 4), color, line)
      list.fill(
        .lines(
          [point(rect, 0.2, 0.3), point(rect, -0.1, 0.5), point(rect, 0.2, 0.7)], isClosed: true), color)
    case .embed:
      list.stroke(.rect(rect.inset(by: 2)), color, line)
      list.stroke(.rect(part(rect, 0.3, 0.3, 0.4, 0.4)), color, line)
    case .unwind: symbol("arrowshape.turn.up.left", in: rect, color, &list)
    case .relationship:
      list.stroke(.ellipse(part(rect, 0, 0.3, 0.4, 0.4)), color, line)
      list.stroke(.ellipse(part(rect, 0.6, 0.3, 0.4, 0.4)), color, line)
      list.stroke(.lines([point(rect, 0.4, 0.5), point(rect, 0.6, 0.5)], isClosed: false), color, line)
    case .replace:
      symbol("arrow.right", in: part(rect, 0, 0, 1, 0.45), color, &list)
      symbol("arrow.left", in: part(rect, 0, 0.55, 1, 0.45), color, &list)
    case .custom, nil:
      let ends = [(0.35, 0.0), (0.05, 0.5), (0.35, 1.0)]
      list.stroke(.lines(ends.map { point(rect, $0.0, $0.1) }, isClosed: false), color, line)
      list.stroke(.lines(ends.map { point(rect, 1 - $0.0, $0.1) }, isClosed: false), color, line)
    }
  }

  private func symbol(_ name: String, in rect: Rect, _ color: DrawingColor, _ list: inout DrawingList) {
    SymbolShape.named(name)?.draw(in: rect, color, into: &list)
  }

  private func point(_ rect: Rect, _ x: Double, _ y: Double) -> DrawingPoint {
    DrawingPoint(rect.x + x * rect.width, rect.y + y * rect.height)
  }

  private func part(_ rect: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(
      x: rect.x + x * rect.width, y: rect.y + y * rect.height, width: width * rect.width,
      height: height * rect.height)
  }
}
