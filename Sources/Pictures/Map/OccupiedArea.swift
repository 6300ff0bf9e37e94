import SceneModel

/// The areas of a map that scenes and names occupy.
struct OccupiedArea {
  private let rects: [Rect]
  /// The rectangles that reach into each square of a grid.
  private var squares: [Square: [Int]] = [:]

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// The side of a square. Points of the canvas.
  private static let side = 1_000.0
  /// The number of rectangles that are checked for one point; among more no free position is found.
  private static let mostChecked = 64

  init(_ rects: [Rect]) {
    self.rects = rects
    for (index, rect) in rects.enumerated() {
      for column in Self.index(rect.x)...Self.index(rect.maxX) {
        for row in Self.index(rect.y)...Self.index(rect.maxY) {
          squares[Square(column: column, row: row), default: []].append(index)
        }
      }
    }
  }

  /// Whether something lies at a point or within a distance of it.
  func isTaken(_ point: DrawingPoint, within distance: Double) -> Bool {
    let square = Square(column: Self.index(point.x), row: Self.index(point.y))
    return (squares[square] ?? []).prefix(Self.mostChecked).contains { index in
      let rect = rects[index].inset(by: EdgeInsets(all: -distance))
      return rect.x <= point.x && point.x <= rect.maxX && rect.y <= point.y && point.y <= rect.maxY
    }
  }

  private static func index(_ coordinate: Double) -> Int {
    Int((coordinate / side).rounded(.down).clamped(to: -100...100))
  }
}
