/// The direction in which an interface is read, spelled as the command line spells it.
///
/// ```swift
/// let traits = TraitOverrides(sizeClass: .compactRegular, direction: .rightToLeft)
/// print(LayoutRequest(overrides: traits).overrides.direction == .rightToLeft)  // true
/// ```
public enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction of a view's content, in an interface of this direction
  /// (InterfaceBuilder.md#semantic-content).
  ///
  /// - Parameter semanticContent: The view's `semanticContentAttribute`; nil of a view without one.
  package func within(semanticContent: String?) -> LayoutDirection {
    switch semanticContent {
    case "playback", "spatial", "forceLeftToRight": .leftToRight
    case "forceRightToLeft": .rightToLeft
    default: self
    }
  }
}
