/// A typeface that a document names, with the table it is measured by.
public struct Typeface: Hashable, Sendable {
  /// The heights of its lines.
  public var metrics: VerticalMetrics
  /// The advance table.
  let source: Source
  /// What the table's advances are multiplied by.
  let scale: Double

  /// The tables a typeface can be measured by.
  enum Source: Hashable {
    case helvetica
  }
}
