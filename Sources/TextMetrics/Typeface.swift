/// A typeface that a document names, with the table it is measured by.
package struct Typeface: Hashable, Sendable {
  /// The heights of its lines.
  package var metrics: VerticalMetrics
  /// The row of its advances in ``TypefaceTable``.
  let row: Int
  /// Whether pairs of letters are kerned as in Helvetica.
  let isKerned: Bool
  /// What the advances of a borrowed table are multiplied by.
  let scale: Double

  /// The typeface of a PostScript name such as `HelveticaNeue-Light`.
  ///
  /// The longest known beginning of the name decides. A name without one gets the advances and lines of Helvetica
  /// Neue: Interface Builder drew it in place of fonts that it could not find (InterfaceBuilder.md#typefaces).
  package init(postScriptName: String) {
    if let face = TypefaceTable.faces.first(where: { postScriptName.hasPrefix($0.name) }) {
      self.init(row: face.row, isKerned: face.isKerned, scale: face.scale, metrics: face.metrics)
    } else {
      self.init(row: TypefaceTable.helveticaNeue, isKerned: true, scale: 1, metrics: .helveticaNeue)
    }
  }

  /// Whether a name begins as one that has a table.
  static func isKnown(_ postScriptName: String) -> Bool {
    TypefaceTable.faces.contains { postScriptName.hasPrefix($0.name) }
  }

  private init(row: Int, isKerned: Bool, scale: Double, metrics: VerticalMetrics) {
    self.row = row
    self.isKerned = isKerned
    self.scale = scale
    self.metrics = metrics
  }
}
