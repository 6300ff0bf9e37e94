package import SceneModel

/// The outline of something drawn, in the points of the drawing.
package enum DrawingPath: Hashable, Sendable {
  case rect(Rect)
  /// A rectangle with round corners, no rounder than half of its shorter side.
  case rounded(Rect, radius: Double)
  /// The ellipse that fits into a rectangle.
  case ellipse(Rect)
  /// Straight lines from point to point.
  case lines([DrawingPoint], isClosed: Bool)

  /// A rectangle whose corners are round where the radius is more than 0.
  static func rect(_ rect: Rect, radius: Double) -> DrawingPath {
    radius > 0 ? .rounded(rect, radius: radius) : .rect(rect)
  }

  /// A rectangle whose shorter sides are half circles.
  static func capsule(_ rect: Rect) -> DrawingPath {
    .rounded(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// The least rectangle that holds the outline.
  var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
    case .lines(let points, _):
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
        return .zero
      }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// A line between two points.
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> DrawingPath {
    .lines([DrawingPoint(x1, y1), DrawingPoint(x2, y2)], isClosed: false)
  }
}

/// A point of a drawing, from its left upper corner.
package struct DrawingPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

extension Rect {
  /// The middle of the rectangle.
  var center: DrawingPoint { DrawingPoint(x + width / 2, y + height / 2) }

  /// The rectangle inset by the distances from each edge.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  /// The rectangle moved to the right and downwards by a distance.
  func moved(by distance: DrawingPoint) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// Whether it has a common area with another one.
  func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The rectangle inset by a distance at each edge.
  func inset(by distance: Double) -> Rect { inset(by: EdgeInsets(all: distance)) }

  /// A rectangle of a size around the middle of this one.
  func centered(_ size: Size) -> Rect {
    Rect(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
