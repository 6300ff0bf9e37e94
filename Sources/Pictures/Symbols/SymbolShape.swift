import SceneModel

/// A drawing that stands in for a symbol of the system, since the system's shapes are Apple's
/// (Looks.md#symbols).
struct SymbolShape: Sendable {
  /// A line or a filled form, in shares of the symbol's width and height.
  enum Part: Sendable {
    case line([DrawingPoint])
    case form([DrawingPoint])
    case circle(DrawingPoint, Double)
    case disc(DrawingPoint, Double)
  }

  private let name: String
  private let parts: [Part]
  private let frame: Frame

  /// The frame around a symbol.
  private enum Frame: Sendable {
    case none, circle, filledCircle
  }

  private init(_ name: String, _ parts: [Part], in frame: Frame = .none) {
    self.name = name
    self.parts = parts
    self.frame = frame
  }

  /// The shape of a name; nil where there is none.
  static func named(_ name: String) -> SymbolShape? {
    if let shape = shapes[name] { return SymbolShape(name, shape) }
    for (ending, frame) in [(".circle.fill", Frame.filledCircle), (".circle", .circle)]
    where name.hasSuffix(ending) {
      return shapes[String(name.dropLast(ending.count))].map { SymbolShape(name, $0, in: frame) }
    }
    return nil
  }

  /// Draws the shape in a rectangle.
  func draw(in rect: Rect, _ color: DrawingColor, into list: inout DrawingList) {
    list.group(.sign(.symbol, name, in: rect, color)) { draw(in: rect, color, &$0) }
  }

  private func draw(in rect: Rect, _ color: DrawingColor, _ list: inout DrawingList) {
    let side = min(rect.width, rect.height)
    let line = DrawingLine(max(side / 12, 0.5), isRound: true)
    switch frame {
    case .none: draw(in: rect.inset(by: line.width / 2), color, line, &list)
    case .circle:
      let circle = rect.centered(Size(side, side)).inset(by: line.width / 2)
      list.stroke(.ellipse(circle), color, line)
      draw(in: circle.inset(by: circle.width * 0.27), color, line, &list)
    case .filledCircle:
      let circle = rect.centered(Size(side, side))
      list.fill(.ellipse(circle), color)
      draw(in: circle.inset(by: circle.width * 0.27), .white, line, &list)
    }
  }

  private func draw(in rect: Rect, _ color: DrawingColor, _ line: DrawingLine, _ list: inout DrawingList) {
    func place(_ point: DrawingPoint) -> DrawingPoint {
      DrawingPoint(rect.x + point.x * rect.width, rect.y + point.y * rect.height)
    }
    func circle(_ center: DrawingPoint, _ radius: Double) -> DrawingPath {
      let middle = place(center)
      let size = Size(2 * radius * rect.width, 2 * radius * rect.height)
      return .ellipse(Rect(x: middle.x, y: middle.y, width: 0, height: 0).centered(size))
    }
    for part in parts {
      switch part {
      case .line(let points): list.stroke(.lines(points.map(place), isClosed: false), color, line)
      case .form(let points): list.fill(.lines(points.map(place), isClosed: true), color)
      case .circle(let center, let radius): list.stroke(circle(center, radius), color, line)
      case .disc(let center, let radius): list.fill(circle(center, radius), color)
      }
    }
  }
}
