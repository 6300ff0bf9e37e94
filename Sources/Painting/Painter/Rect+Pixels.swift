import Pictures
import SceneModel

extension DrawingPath {
  /// The least rectangle around the path.
  var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
    case .lines(let points, _):
      guard let first = points.first else { return .zero }
      var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
      for point in points {
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension Rect {
  /// The rectangle without a distance at each edge; a negative one makes it larger.
  func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(width - 2 * distance, 0),
      height: max(height - 2 * distance, 0))
  }

  /// The least rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The intersection of both; nil where it is empty.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The least rectangle of whole numbers around it.
  var wholePixels: Rect {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The rectangle that its shadow covers.
  func shadowed(by shadow: DrawingShadow) -> Rect {
    var moved = inset(by: -3 * shadow.deviation)
    (moved.x, moved.y) = (moved.x + shadow.offset.x, moved.y + shadow.offset.y)
    return moved
  }
}
