/// The names that a font gives itself.
package struct FontNames: Hashable, Sendable {
  /// The PostScript name by which documents refer to the font, such as `NunitoSans-Bold`.
  package let postScript: String
  /// The name of the family, such as `Nunito Sans`; empty where the font gives none.
  package let family: String
  /// The name of the cut in its family, such as `Bold`; empty where the font gives none.
  package let style: String

  package init(postScript: String, family: String, style: String) {
    self.postScript = postScript
    self.family = family
    self.style = style
  }
}
