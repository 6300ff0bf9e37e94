/// A system colour, which follows the appearance and the contrast.
package struct SystemColor: Sendable {
  /// A colour in sRGB.
  package struct Shade: Hashable, Sendable {
    /// 0 to 1, as the others are.
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    /// A colour of components.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A colour of six hexadecimal digits, such as `0x007AFF`.
    package init(_ digits: UInt32, alpha: Double = 1) {
      self.init(
        red: Double(digits >> 16 & 0xFF) / 255, green: Double(digits >> 8 & 0xFF) / 255,
        blue: Double(digits & 0xFF) / 255, alpha: alpha)
    }

    /// Whether red, green and blue are the same.
    package var isGray: Bool { red == green && green == blue }
  }

  package let light: Shade
  package let dark: Shade
  package let lightContrast: Shade
  package let darkContrast: Shade

  /// A colour by appearance and contrast. Without a dark one it is the light one, without one of more
  /// contrast that of the appearance.
  package init(_ light: Shade, dark: Shade? = nil, lightContrast: Shade? = nil, darkContrast: Shade? = nil) {
    self.light = light
    self.dark = dark ?? light
    self.lightContrast = lightContrast ?? light
    self.darkContrast = darkContrast ?? self.dark
  }

  /// The name under which the tables have a colour: without `Color` at its end, and InterfaceBuilder spells
  /// the tint without a prefix (Looks.md#tint).
  package static func key(of name: String) -> String {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return name == "tint" ? "systemBlue" : name
  }
}
