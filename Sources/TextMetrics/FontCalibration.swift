/// The difference of a font without a file from the table that stands in for it, as saved labels show it
/// (InterfaceBuilder.md#guessed-sizes).
package struct FontCalibration: Hashable, Sendable {
  /// The factor on the table's advances.
  package let widthFactor: Double
  /// The height of a line in em; nil where the table's fits.
  package let lineHeight: Double?

  /// A calibration of a factor on widths and a height of lines in em.
  package init(widthFactor: Double, lineHeight: Double?) {
    self.widthFactor = widthFactor
    self.lineHeight = lineHeight
  }
}

extension Typeface {
  /// The typeface with the widths and the lines of a calibration.
  package func calibrated(by calibration: FontCalibration) -> Typeface {
    var typeface = self
    typeface.widthFactor = calibration.widthFactor
    if let lineHeight = calibration.lineHeight {
      typeface.metrics.ascender += lineHeight - metrics.lineHeight
    }
    return typeface
  }
}
