/// A table whose rows are laid out as they come into view, as table views do with estimates.
///
/// The height of the content is that of the rows that were laid out and estimates of the others; as rows come
/// into view it is corrected, and the first row that was in view before stays where it is.
///
/// ```swift
/// var table = try RowTable(count: 10_000, .selfSizing(estimate: 44))
/// let scrolling = try table.scroll(to: 0, viewport: 844) { row in row.isMultiple(of: 2) ? 30 : 89 }
/// print(scrolling.rows, table.layoutCount)
/// print(table.contentHeight)
/// ```
public struct RowTable: Sendable {
  /// Where the heights of rows come from.
  ///
  /// ```swift
  /// let fixed = try RowTable(count: 100, .fixed(44))
  /// let byContent = try RowTable(count: 100, .selfSizing(estimate: 60))
  /// print(fixed.contentHeight, byContent.contentHeight)  // 4400.0 6000.0
  /// ```
  public enum Sizing: Hashable, Sendable {
    /// All rows have one height, and none needs to be laid out for it. Points.
    case fixed(Double)
    /// Each row has its own height, found by laying it out; an estimate until then. Points.
    case selfSizing(estimate: Double)
  }

  /// Where the heights of rows come from.
  public let sizing: Sizing
  package private(set) var heights: RowHeights
  /// How far the content is scrolled: what of it is at the top of the viewport. Points.
  public private(set) var offset = 0.0
  /// The rows that were in view last.
  public private(set) var visible: Range<Int> = 0..<0
  /// How many rows were laid out so far, each time they were.
  public private(set) var layoutCount = 0

  /// A table of rows of which none was laid out.
  ///
  /// - Throws: ``RowTableError`` where there are too many, or a height is none.
  public init(count: Int, _ sizing: Sizing) throws(RowTableError) {
    self.sizing = sizing
    switch sizing {
    case .fixed(let height): heights = try RowHeights(count: count, estimate: height)
    case .selfSizing(let estimate): heights = try RowHeights(count: count, estimate: estimate)
    }
  }

  /// The height of the content: of the rows that were laid out, and estimates of the others. Points.
  public var contentHeight: Double { heights.total }

  /// A row that was laid out, with what was assumed of it.
  ///
  /// ```swift
  /// var table = try RowTable(count: 100, .selfSizing(estimate: 60))
  /// let scrolling = try table.scroll(to: 0, viewport: 600) { row in row == 0 ? 80 : 60 }
  /// let other = scrolling.measurements.filter { $0.height != $0.assumed }
  /// print(other.map(\.row))  // [0]
  /// ```
  public struct Measurement: Hashable, Sendable {
    /// The row, from 0.
    public let row: Int
    /// The height that counted until then. Points.
    public let assumed: Double
    /// The height of the row. Points.
    public let height: Double
  }

  /// The result of scrolling.
  ///
  /// ```swift
  /// var table = try RowTable(count: 100, .selfSizing(estimate: 60))
  /// let scrolling = try table.scroll(to: 300, viewport: 600) { _ in 70 }
  /// print(scrolling.rows, scrolling.growth)
  /// ```
  public struct Scrolling: Hashable, Sendable {
    /// The rows in view.
    public let rows: Range<Int>
    /// The rows that were laid out for it, in that order.
    public let measurements: [Measurement]
    /// By how much the offset was moved besides, so that what was in view stays where it is. Points.
    public let correction: Double
    /// By how much the content became higher. Points.
    public var growth: Double { measurements.reduce(0) { $0 + $1.height - $1.assumed } }
  }

  /// Scrolls to an offset, and lays out the rows in view that were not laid out.
  ///
  /// - Parameters:
  ///   - offset: Held within the content.
  ///   - viewport: The height of what shows the content. Points.
  ///   - layOut: Lays a row out; gives its height in points. Not called of rows of a fixed height.
  /// - Throws: ``RowTableError`` where a number is none, and what `layOut` throws: the table stays as it was.
  public mutating func scroll(
    to offset: Double, viewport: Double, layOut: (_ row: Int) throws -> Double
  ) throws -> Scrolling {
    guard offset.isFinite else { throw RowTableError(.offset(offset)) }
    guard viewport.isFinite, viewport >= 0 else { throw RowTableError(.viewport(viewport)) }
    var next = self
    let result = try next.moved(to: offset, viewport, layOut)
    self = next
    return result
  }

  /// Forgets the height of a row whose content changed; it is laid out anew when it comes into view.
  ///
  /// - Throws: ``RowTableError`` where there is no such row.
  public mutating func forget(_ row: Int) throws(RowTableError) { try heights.forget(row) }

  private mutating func moved(
    to target: Double, _ viewport: Double, _ layOut: (Int) throws -> Double
  ) throws -> Scrolling {
    offset = held(target, viewport)
    var measurements: [Measurement] = []
    var correction = 0.0
    // Each round lays out a row at least, so there are no more of them than rows.
    while let row = firstUnknown(viewport) {
      let kept = keptRow(viewport)
      let before = heights.top(of: kept)
      let height = try layOut(row)
      let assumed = heights.assumedHeight(of: row)
      try heights.set(height, of: row)
      measurements.append(Measurement(row: row, assumed: assumed, height: height))
      let moved = heights.top(of: kept) - before
      let place = held(offset + moved, viewport)
      correction += place - offset
      offset = place
    }
    layoutCount += measurements.count
    visible = rows(viewport)
    return Scrolling(rows: visible, measurements: measurements, correction: correction)
  }

  /// An offset within the content.
  private func held(_ offset: Double, _ viewport: Double) -> Double {
    min(max(offset, 0), max(contentHeight - viewport, 0))
  }

  /// The rows that lie at least partly between the top and the bottom of the viewport.
  private func rows(_ viewport: Double) -> Range<Int> {
    guard viewport > 0, let first = heights.row(at: offset), let last = heights.row(at: offset + viewport)
    else {
      return 0..<0
    }
    let isBelow = last > first && heights.top(of: last) >= offset + viewport
    return first..<(isBelow ? last : last + 1)
  }

  /// The first row in view that must be laid out.
  private func firstUnknown(_ viewport: Double) -> Int? {
    if case .fixed = sizing { return nil }
    return rows(viewport).first { heights.height(of: $0) == nil }
  }

  /// The row that stays where it is: the first in view that was in view before, else the first in view.
  private func keptRow(_ viewport: Double) -> Int {
    let rows = rows(viewport)
    return rows.first { visible.contains($0) } ?? rows.lowerBound
  }
}
