import SceneModel

/// The positions of a map's scenes: those on the canvas, with wide empty gaps shortened.
struct MapPlacement {
  /// The scenes in the points of the canvas, from the left upper corner of the map.
  let rects: [Rect]
  let size: Size

  /// The greatest coordinate of a scene. Points of the canvas.
  static let farthest = 1e9
  /// The widest gap without a scene that a map keeps. Points of the canvas.
  static let mostGap = 600.0
  /// The longest side of a map on which scenes keep their positions on the canvas; on a longer one they are
  /// arranged in rows. Points of the canvas.
  static let longestSide = 60_000.0
  /// The margin around the scenes, with space for the arrow to the first. Points of the canvas.
  static let margin = 130.0
  /// The height of a scene's caption below it. Points of the canvas.
  static let captionHeight = 50.0
  /// The gap between scenes in rows. Points of the canvas.
  private static let gap = 180.0

  init(_ scenes: [MapScene]) {
    var rects = scenes.map { scene in
      let center = scene.center ?? DrawingPoint(0, 0)
      return Rect(
        x: center.x - scene.size.width / 2, y: center.y - scene.size.height / 2, width: scene.size.width,
        height: scene.size.height)
    }
    let located = scenes.indices.filter { scenes[$0].center != nil }
    Self.compress(located, &rects, \.x, \.width)
    Self.compress(located, &rects, \.y, \.height)
    var bottom: Double?
    if let bounds = Self.bounds(located.map { rects[$0] }),
      max(bounds.width, bounds.height) <= Self.longestSide
    {
      bottom = bounds.maxY + Self.captionHeight + Self.gap
      let rest = scenes.indices.filter { scenes[$0].center == nil }
      Self.arrange(rest, &rects, from: DrawingPoint(bounds.x, bottom ?? 0))
    } else {
      let order = scenes.indices.sorted { (rects[$0].y, rects[$0].x, $0) < (rects[$1].y, rects[$1].x, $1) }
      Self.arrange(order, &rects, from: DrawingPoint(0, 0))
    }
    let bounds = Self.bounds(rects) ?? .zero
    let corner = DrawingPoint(bounds.x - Self.margin, bounds.y - Self.margin)
    self.rects = rects.map { rect in
      Rect(x: rect.x - corner.x, y: rect.y - corner.y, width: rect.width, height: rect.height)
    }
    size = Size(
      bounds.width + 2 * Self.margin, bounds.height + 2 * Self.margin + Self.captionHeight)
  }

  private static func bounds(_ rects: [Rect]) -> Rect? {
    guard let first = rects.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.maxX, first.maxY)
    for rect in rects {
      (left, top) = (min(left, rect.x), min(top, rect.y))
      (right, bottom) = (max(right, rect.maxX), max(bottom, rect.maxY))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Shortens the gaps between scenes along an axis to the widest one that a map keeps.
  private static func compress(
    _ indices: [Int], _ rects: inout [Rect], _ origin: WritableKeyPath<Rect, Double>,
    _ length: KeyPath<Rect, Double>
  ) {
    let order = indices.sorted {
      (rects[$0][keyPath: origin], $0) < (rects[$1][keyPath: origin], $1)
    }
    guard let first = order.first else { return }
    var end = rects[first][keyPath: origin]
    var shift = 0.0
    for index in order {
      let start = rects[index][keyPath: origin]
      shift += max(start - end - mostGap, 0)
      end = max(end, start + rects[index][keyPath: length])
      rects[index][keyPath: origin] = start - shift
    }
  }

  /// Places scenes in rows, about as wide as high.
  private static func arrange(_ indices: [Int], _ rects: inout [Rect], from corner: DrawingPoint) {
    let columns = max(Int((Double(indices.count) * 1.5).squareRoot().rounded(.up)), 1)
    var y = corner.y
    for start in stride(from: 0, to: indices.count, by: columns) {
      var x = corner.x
      var height = 0.0
      for index in indices[start..<min(start + columns, indices.count)] {
        (rects[index].x, rects[index].y) = (x, y)
        x += rects[index].width + gap
        height = max(height, rects[index].height)
      }
      y += height + captionHeight + gap
    }
  }
}
