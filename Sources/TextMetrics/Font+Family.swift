extension Font {
  /// The source of a font's advances.
  package enum Family: Hashable, Sendable {
    /// The system font: Helvetica Neue for tools up to 7706, San Francisco from 9000 on.
    case system
    /// A typeface that the document names.
    case named(Typeface)
    /// A font that the project has (InterfaceBuilder.md#project-fonts).
    case project(FontFace)

    /// The heights of the family's lines.
    package var metrics: VerticalMetrics {
      switch self {
      case .system: .system
      case .named(let typeface): typeface.metrics
      case .project(let face): face.metrics
      }
    }
  }
}
