/// The content that gives a view its natural size.
package struct LayoutContent: Hashable, Sendable {
  /// The kinds of content.
  package enum Kind: String, Sendable {
    /// Text, alone or with an image or a border.
    case text
    case image
    /// A control whose size UIKit knows.
    case control
    /// The intrinsic size that the document gives for the canvas.
    case placeholder
    /// The size that Interface Builder kept of a view that it rendered.
    case rendered
  }

  package let kind: Kind
  /// The text, or the image's name.
  package let name: String?
  /// The text's size in points, where the document gives a font.
  package let pointSize: Double?
  /// The font's name, where the document names one.
  package let fontName: String?
  /// Nil where the content has no natural width. Points.
  package let width: Double?
  /// Nil where the content has no natural height. Points.
  package let height: Double?
  /// The width that text wraps to.
  package let wrappingWidth: Double?
  /// Whether the document does not say enough to measure: an image without a size, a font without a table.
  package let isGuess: Bool
}
