import SceneModel

/// The alignment rects of a tree's views in the root's coordinates, as one solve gave them. Points.
struct Geometry: Sendable, Equatable {
  var rects: [Rect]
  /// Of scroll views, the size of their content area.
  var contentSizes: [Int: Size] = [:]

  /// How far a view's edges lie inside another's.
  func distances(of view: Int, in other: Int) -> EdgeInsets {
    let inner = rects[view]
    let outer = rects[other]
    return EdgeInsets(
      left: inner.x - outer.x, top: inner.y - outer.y, right: outer.maxX - inner.maxX,
      bottom: outer.maxY - inner.maxY)
  }

  /// Whether no edge lies further than a tenth of a pixel from another geometry's.
  func isClose(to other: Geometry) -> Bool {
    zip(rects, other.rects).allSatisfy { a, b in
      abs(a.x - b.x) < 0.05 && abs(a.y - b.y) < 0.05 && abs(a.width - b.width) < 0.05
        && abs(a.height - b.height) < 0.05
    }
  }
}
