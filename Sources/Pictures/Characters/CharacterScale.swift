import SceneModel

/// The scale from points to cells, which are twice as high as they are wide.
struct CharacterScale {
  /// The number of columns.
  let columns: Int
  let rows: Int
  /// The number of further rows that are not drawn.
  let hiddenRows: Int
  /// The width of a cell. Points.
  let width: Double
  /// The height of a cell. Points.
  var height: Double { 2 * width }

  /// The least width of a cell, so that letters of 12 points have about one each.
  static let leastWidth = 6.0
  /// The greatest number of columns of a picture.
  static let mostColumns = 300
  /// The greatest number of rows that are drawn.
  static let mostRows = 400

  /// The scale at which a drawing fills a number of columns.
  init(_ size: Size, columns limit: Int) {
    let most = Double(min(max(limit, 2), Self.mostColumns) - 1)
    let drawn = size.width.isFinite ? size.width.clamped(to: 1...1e9) : 1
    width = max(drawn / most, Self.leastWidth)
    columns = Int((drawn / width).rounded(.up)) + 1
    let drawnHeight = size.height.isFinite ? size.height.clamped(to: 0...1e9) : 0
    let all = Int((drawnHeight / (2 * width)).rounded()) + 1
    rows = min(all, Self.mostRows)
    hiddenRows = all - rows
  }

  /// The column that a coordinate is nearest to.
  func column(_ x: Double) -> Int { Self.cell(x / width) }

  /// The row that a coordinate is nearest to.
  func row(_ y: Double) -> Int { Self.cell(y / height) }

  /// The column of the first of some characters between two coordinates, whose distance may be less or more
  /// than theirs.
  func column(
    of count: Int, from start: Double, to end: Double, _ alignment: TextBlock.Alignment
  ) -> Int {
    // A line runs through the middle of its column, a character fills it.
    switch alignment {
    case .left: Self.cell(start / width + 0.5)
    case .center: Self.cell((start + end) / (2 * width) - Double(count - 1) / 2)
    case .right: Self.cell(end / width - 0.5) - count + 1
    }
  }

  /// The cells whose centres are nearest to a rectangle's edges.
  func cells(_ rect: Rect) -> CellRect {
    CellRect(left: column(rect.x), top: row(rect.y), right: column(rect.maxX), bottom: row(rect.maxY))
  }

  private static func cell(_ value: Double) -> Int {
    value.isFinite ? Int(value.clamped(to: -1e6...1e6).rounded()) : 0
  }
}
