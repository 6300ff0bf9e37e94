extension TypefaceTable {
  /// The typeface of names with a beginning.
  struct Face {
    let name: String
    let row: Int
    let scale: Double
    let metrics: VerticalMetrics
    let kerning: Kerning

    init(
      _ name: String, row: Int, scale: Double, ascender: Double, descender: Double, kerning: Kerning
    ) {
      self.name = name
      self.row = row
      self.scale = scale
      self.kerning = kerning
      metrics = VerticalMetrics(ascender: ascender, descender: descender)
    }
  }

  /// The indices in ``faces`` of the names that begin with a byte, in order.
  static let indicesByInitial: [[Int]] = {
    var indices: [[Int]] = Array(repeating: [], count: 256)
    for index in faces.indices {
      if let initial = faces[index].name.utf8.first { indices[Int(initial)].append(index) }
    }
    return indices
  }()
}
