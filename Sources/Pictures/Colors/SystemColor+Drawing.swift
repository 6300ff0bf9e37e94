import Controls

extension SystemColor {
  /// The colour in an appearance.
  func color(isDark: Bool, hasHighContrast: Bool) -> DrawingColor {
    switch (isDark, hasHighContrast) {
    case (false, false): DrawingColor(light)
    case (true, false): DrawingColor(dark)
    case (false, true): DrawingColor(lightContrast)
    case (true, true): DrawingColor(darkContrast)
    }
  }

  /// The colour of a name, with or without `Color` at its end; nil where the system has none of it.
  static func named(_ name: String, in era: LookEra) -> SystemColor? {
    let key = key(of: name)
    switch era {
    case .flat: return flat[key] ?? fixed[key] ?? adaptive[key]
    case .adaptive: return adaptive[key] ?? fixed[key]
    case .glass: return glass[key] ?? adaptive[key] ?? fixed[key]
    }
  }
}

extension DrawingColor {
  fileprivate init(_ shade: SystemColor.Shade) {
    self.init(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
  }
}
