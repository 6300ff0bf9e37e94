import SceneModel

/// A system colour, which follows the appearance and the contrast.
struct SystemColor: Sendable {
  private let light: DrawingColor
  private let dark: DrawingColor
  private let lightContrast: DrawingColor
  private let darkContrast: DrawingColor

  /// A colour by appearance and contrast. Without a dark one it is the light one, without one of more
  /// contrast that of the appearance.
  init(
    _ light: DrawingColor, dark: DrawingColor? = nil, lightContrast: DrawingColor? = nil,
    darkContrast: DrawingColor? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.lightContrast = lightContrast ?? light
    self.darkContrast = darkContrast ?? self.dark
  }

  /// The colour in an appearance.
  func color(isDark: Bool, hasHighContrast: Bool) -> DrawingColor {
    switch (isDark, hasHighContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightContrast
    case (true, true): darkContrast
    }
  }

  /// The colour of a name, with or without `Color` at its end; nil where the system has none of it.
  static func named(_ name: String, in era: LookEra) -> SystemColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    // InterfaceBuilder spells the tint without a prefix (Looks.md#tint).
    let key = name == "tint" ? "systemBlue" : name
    switch era {
    case .flat: return flat[key] ?? fixed[key] ?? adaptive[key]
    case .adaptive: return adaptive[key] ?? fixed[key]
    case .glass: return glass[key] ?? adaptive[key] ?? fixed[key]
    }
  }
}
