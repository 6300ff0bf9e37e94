/// The places at which the lines of a paragraph begin and end, in points
/// (InterfaceBuilder.md#attributed-text).
package struct LineIndents: Hashable, Sendable {
  /// The distance of a paragraph's first line from the leading edge.
  package var first: Double
  /// The distance of its other lines from the leading edge.
  package var others: Double
  /// The end of all lines: from the leading edge, or where it is zero or less from the trailing one.
  package var tail: Double

  /// Creates indents.
  package init(first: Double = 0, others: Double = 0, tail: Double = 0) {
    self.first = first
    self.others = others
    self.tail = tail
  }

  /// The distance of a line from the leading edge.
  func start(ofFirst isFirst: Bool) -> Double { isFirst ? first : others }

  /// The length that a line may take of a width.
  func length(ofFirst isFirst: Bool, in width: Double) -> Double {
    max((tail > 0 ? tail : width + tail) - start(ofFirst: isFirst), 0)
  }
}
