import Adaptivity
import SceneModel

/// A segue on a map: a curve from an edge of one scene to an edge of another.
struct MapArrow {
  let segue: Segue
  let identifier: String?
  /// From the source to the destination.
  let points: [DrawingPoint]

  /// The number of steps of a curve.
  private static let steps = 20

  /// A curve that leaves an edge and meets another at right angles.
  init(_ segue: Segue, _ identifier: String?, from start: End, to end: End) {
    self.segue = segue
    self.identifier = identifier
    let (dx, dy) = (end.point.x - start.point.x, end.point.y - start.point.y)
    let reach = min(max((dx * dx + dy * dy).squareRoot() / 2, 40), 400)
    let first = start.side.away(from: start.point, by: reach)
    let second = end.side.away(from: end.point, by: reach)
    points = (0...Self.steps).map { step in
      let t = Double(step) / Double(Self.steps)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return DrawingPoint(
        a * start.point.x + b * first.x + c * second.x + d * end.point.x,
        a * start.point.y + b * first.y + c * second.y + d * end.point.y)
    }
  }

  /// The end of a curve at a scene.
  struct End {
    let point: DrawingPoint
    let side: Side
  }

  /// An edge of a scene.
  enum Side: Int {
    case left, right, top, bottom

    /// A point outside of the edge at a distance.
    func away(from point: DrawingPoint, by distance: Double) -> DrawingPoint {
      switch self {
      case .left: DrawingPoint(point.x - distance, point.y)
      case .right: DrawingPoint(point.x + distance, point.y)
      case .top: DrawingPoint(point.x, point.y - distance)
      case .bottom: DrawingPoint(point.x, point.y + distance)
      }
    }

    /// The distance along one axis below which scenes are joined along the other. Points of the canvas.
    private static let near = 150.0

    /// The height below which a rectangle is joined at its sides, so that arrows to several above each other
    /// do not cross them. Points of the canvas.
    private static let low = 150.0

    /// The edges at which two rectangles are joined: those that face each other. Of a rectangle both
    /// beside and above or below another, they are the side edge of the one and the upper or lower edge of
    /// the other.
    static func facing(_ a: Rect, _ b: Rect) -> (Side, Side) {
      let across = max(b.x - a.maxX, a.x - b.maxX)
      let down = max(b.y - a.maxY, a.y - b.maxY)
      let sides: (Side, Side) = b.center.x >= a.center.x ? (.right, .left) : (.left, .right)
      let ends: (Side, Side) = b.center.y >= a.center.y ? (.bottom, .top) : (.top, .bottom)
      if across > near, down > near, b.height >= low { return (sides.0, ends.1) }
      return across >= down || across > near ? sides : ends
    }
  }
}
