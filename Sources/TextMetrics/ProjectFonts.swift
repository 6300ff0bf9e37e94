/// The project's fonts for a document, by their PostScript names.
package struct ProjectFonts: Sendable {
  private let faces: [String: FontFace]
  /// The calibrations of fonts that the project uses without having them.
  package var calibrations: [String: FontCalibration] = [:]

  /// Fonts by their PostScript names.
  package init(_ faces: [String: FontFace] = [:]) { self.faces = faces }

  /// The font of a PostScript name, or nil where the project has none.
  package func face(named name: String) -> FontFace? { faces[name] }
}
