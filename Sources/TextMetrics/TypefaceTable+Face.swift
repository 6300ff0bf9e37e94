extension TypefaceTable {
  /// The typeface of names with a beginning.
  struct Face {
    let name: String
    /// The first byte of the name.
    let initial: UInt8?
    let row: Int
    let scale: Double
    let metrics: VerticalMetrics
    let kerning: Kerning

    init(
      _ name: String, row: Int, scale: Double, ascender: Double, descender: Double, kerning: Kerning
    ) {
      self.name = name
      initial = name.utf8.first
      self.row = row
      self.scale = scale
      self.kerning = kerning
      metrics = VerticalMetrics(ascender: ascender, descender: descender)
    }
  }
}
