extension ObjectKind {
  /// The drawing of a view's content, between its background and its subviews.
  package enum Look: Equatable, Sendable {
    /// None.
    case plain
    /// An outline and a name, of content that another framework draws (Looks.md#placeholders).
    case placeholder(String, Backdrop = .clear)
    /// That of the look with the name of the kind, which the target `Pictures` has.
    case own
  }

  /// The backdrop of a placeholder.
  package enum Backdrop: Sendable {
    case clear, white, dark
  }
}
