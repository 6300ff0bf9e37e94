/// A font as a document names one: a typeface at a size.
package struct Font: Hashable, Sendable {
  /// The typeface the advances come from.
  package var family: Family
  /// The thickness of the strokes. Named families carry theirs in the name and ignore it.
  package var weight: Weight
  /// Whether the slanted cut is requested. Named families carry it in the name and ignore it.
  package var isItalic: Bool
  /// The size in points.
  package var pointSize: Double
  /// Ascender and descender in em.
  package var metrics: VerticalMetrics
  /// The distance between the baselines of consecutive lines in points; nil: ``lineHeight``.
  ///
  /// Text styles set their lines further apart than the line height, fonts of a fixed size do not
  /// (InterfaceBuilder.md#text-style-leading).
  package var leading: Double?

  /// Creates a font of a family at a size.
  package init(
    family: Family, weight: Weight = .regular, isItalic: Bool = false, pointSize: Double,
    metrics: VerticalMetrics? = nil, leading: Double? = nil
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.metrics = metrics ?? family.metrics
    self.leading = leading
  }

  /// The height of one line in points, not rounded.
  package var lineHeight: Double { pointSize * metrics.lineHeight }
  /// The distance from the top of a line to its baseline in points, not rounded.
  package var ascender: Double { pointSize * metrics.ascender }
  /// The distance from the baseline to the bottom of the letters in points, positive, not rounded.
  package var descender: Double { pointSize * metrics.descender }
  /// The distance between the baselines of consecutive lines in points.
  package var baselineDistance: Double { leading ?? lineHeight }
}
