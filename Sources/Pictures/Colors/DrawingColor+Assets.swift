import Controls
package import SceneModel

extension DrawingColor {
  /// A colour of a catalogue as the newest system shows it; nil of one of the system's that is not known.
  package init?(_ color: AssetColor, for traits: AssetTraits) {
    self.init(color) { name in
      SystemColor.named(name, in: .glass)?.color(
        isDark: traits.luminosity == InterfaceStyle.dark.rawValue, hasHighContrast: traits.hasHighContrast)
    }
  }

  /// A colour of a catalogue.
  ///
  /// - Parameter system: The system's colour of a name.
  init?(_ color: AssetColor, system: (String) -> DrawingColor?) {
    switch color {
    case .components(let red, let green, let blue, let alpha, let space):
      self =
        space == "display-p3"
        ? DrawingColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : DrawingColor(red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha, _):
      self.init(red: white, green: white, blue: white, alpha: alpha)
    case .system(let name, _):
      guard let color = system(name) else { return nil }
      self = color
    }
  }

  /// The colour as eight bits a component in hexadecimal digits, such as `#007AFF`, with those of the alpha
  /// where it is not opaque.
  package var digits: String {
    let bytes = alpha < 1 ? bytes + [UInt8((alpha * 255).rounded())] : bytes
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
