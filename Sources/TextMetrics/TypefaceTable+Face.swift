extension TypefaceTable {
  /// What a name's beginning tells.
  struct Face {
    let name: String
    let row: Int
    let scale: Double
    let metrics: VerticalMetrics
    let isKerned: Bool

    init(_ name: String, row: Int, scale: Double, ascender: Double, descender: Double, isKerned: Bool) {
      self.name = name
      self.row = row
      self.scale = scale
      self.isKerned = isKerned
      metrics = VerticalMetrics(ascender: ascender, descender: descender)
    }
  }

  /// ``kerning`` spread out: 128 × first slot + second slot.
  static let kerningMatrix = GlyphAdvances.matrix(of: kerning)
}
