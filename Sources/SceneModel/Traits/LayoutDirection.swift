/// The direction in which an interface is read, spelled as the command line spells it.
public enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction of what a view holds, in an interface of this direction (InterfaceBuilder.md#semantic-content).
  ///
  /// - Parameter semanticContent: The view's `semanticContentAttribute`, nil of one that says nothing.
  package func within(semanticContent: String?) -> LayoutDirection {
    switch semanticContent {
    case "playback", "spatial", "forceLeftToRight": .leftToRight
    case "forceRightToLeft": .rightToLeft
    default: self
    }
  }
}
