/// The error of an invalid number in a table of rows.
///
/// ```swift
/// do {
///   _ = try RowTable(count: -1, .fixed(44))
/// } catch {
///   print(error.reason == .count(-1))  // true
/// }
/// ```
public struct RowTableError: Error, Hashable, Sendable {
  /// The kind of the invalid number, with the number.
  public enum Reason: Hashable, Sendable {
    case count(Int)
    case estimate(Double)
    case height(Double, row: Int)
    case row(Int, count: Int)
    case viewport(Double)
    case offset(Double)
  }

  /// The invalid number.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }
}

extension RowTableError: CustomStringConvertible {
  /// One line: what was wrong and what was expected.
  public var description: String {
    switch reason {
    case .count(let count): "\(count) rows, expected 0 to \(RowHeights.mostRows)"
    case .estimate(let height): "an estimated height of \(height), expected points above 0"
    case .height(let height, let row): "a height of \(height) of row \(row), expected 0 points or more"
    case .row(let row, let count): "row \(row) of \(count), expected 0 to \(count - 1)"
    case .viewport(let height): "a viewport of \(height), expected 0 points or more"
    case .offset(let offset): "an offset of \(offset), expected points"
    }
  }
}
