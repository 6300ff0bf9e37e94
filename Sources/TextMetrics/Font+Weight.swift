extension Font {
  /// The nine weights of the system font, as `weight` of a `fontDescription` spells them.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Whether it is bold or heavier.
    package var isBold: Bool { self == .bold || self == .heavy || self == .black }

    /// The weight that is shown for it where bold text is chosen: two heavier (Devices.md#bold-text).
    var ofBoldText: Weight {
      switch self {
      case .ultraLight: .light
      case .thin: .regular
      case .light: .medium
      case .regular: .semibold
      case .medium: .bold
      case .semibold: .heavy
      case .bold, .heavy, .black: .black
      }
    }
  }
}
