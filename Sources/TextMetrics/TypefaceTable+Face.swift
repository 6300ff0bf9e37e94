extension TypefaceTable {
  /// What a name's beginning tells.
  struct Face {
    let name: String
    let row: Int
    let scale: Double
    let metrics: VerticalMetrics

    init(_ name: String, row: Int, scale: Double, ascender: Double, descender: Double) {
      self.name = name
      self.row = row
      self.scale = scale
      metrics = VerticalMetrics(ascender: ascender, descender: descender)
    }
  }
}
