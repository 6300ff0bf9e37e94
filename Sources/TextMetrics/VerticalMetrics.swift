/// The heights of a typeface's lines in em.
package struct VerticalMetrics: Hashable, Sendable {
  /// The height of a line above the baseline.
  package var ascender: Double
  /// The height of a line below the baseline, positive.
  package var descender: Double

  /// Creates metrics from heights in em.
  package init(ascender: Double, descender: Double) {
    self.ascender = ascender
    self.descender = descender
  }

  /// The height of a line in em: never negative, whatever a font file says.
  package var lineHeight: Double { max(ascender + descender, 0) }

  /// San Francisco: 1950 and 494 of 2048 units (InterfaceBuilder.md#system-font-lines).
  package static let system = VerticalMetrics(ascender: 1950.0 / 2048, descender: 494.0 / 2048)

  /// Helvetica Neue. Its line gap of 0.028 em does not count in a line, nor does any other typeface's: 24
  /// points are 28 high, and Futura and Arial are as high as ascender and descender together.
  package static let helveticaNeue = VerticalMetrics(ascender: 0.952, descender: 0.213)
}
