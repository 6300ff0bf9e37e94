/// A typeface that a document names, with the table that measures it.
package struct Typeface: Hashable, Sendable {
  /// The heights of its lines.
  package var metrics: VerticalMetrics
  /// The heights of the lines by the table.
  private let tableMetrics: VerticalMetrics
  /// The row of its advances in ``TypefaceTable``.
  let row: Int
  /// The family whose pairs of characters are kerned.
  let kerning: Kerning
  /// The factor on the advances of a borrowed table.
  let scale: Double
  /// The factor that a calibration puts on the advances.
  var widthFactor = 1.0

  /// The typeface of a PostScript name such as `HelveticaNeue-Light`.
  ///
  /// The longest known beginning of the name decides. A name without one gets the advances and lines of
  /// Helvetica Neue: Interface Builder drew it in place of fonts that it could not find
  /// (InterfaceBuilder.md#typefaces).
  package init(postScriptName: String) {
    if let face = Self.face(of: postScriptName) {
      self.init(row: face.row, kerning: face.kerning, scale: face.scale, metrics: face.metrics)
    } else {
      self.init(row: TypefaceTable.helveticaNeue, kerning: .helvetica, scale: 1, metrics: .helveticaNeue)
    }
  }

  /// The name of the typeface that measures this one: Helvetica Neue's where there is no table of its own.
  package var measuredName: String {
    let face = TypefaceTable.faces.first { $0.row == row && $0.scale == scale && $0.metrics == tableMetrics }
    return face?.name ?? "HelveticaNeue"
  }

  /// Whether a name has a beginning with a table.
  static func isKnown(_ postScriptName: String) -> Bool { face(of: postScriptName) != nil }

  private static func face(of postScriptName: String) -> TypefaceTable.Face? {
    guard let initial = postScriptName.utf8.first else { return nil }
    let faces = TypefaceTable.faces
    for index in TypefaceTable.indicesByInitial[Int(initial)]
    where postScriptName.hasPrefix(faces[index].name) {
      return faces[index]
    }
    return nil
  }

  private init(row: Int, kerning: Kerning, scale: Double, metrics: VerticalMetrics) {
    self.row = row
    self.kerning = kerning
    self.scale = scale
    self.metrics = metrics
    tableMetrics = metrics
  }
}
