extension Font {
  /// The nine weights of the system font, as `weight` of a `fontDescription` spells them.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
