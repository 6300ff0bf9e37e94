/// A colour in sRGB.
package struct DrawingColor: Hashable, Sendable {
  /// 0 to 1.
  package let red: Double
  /// 0 to 1.
  package let green: Double
  /// 0 to 1.
  package let blue: Double
  /// 0 of an invisible colour, to 1.
  package let alpha: Double

  /// A colour of components. Those beyond 0 to 1 are clipped; one that is no number is 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func component(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.red = component(red)
    self.green = component(green)
    self.blue = component(blue)
    self.alpha = component(alpha)
  }

  /// A colour of six hexadecimal digits, such as `0x007AFF`.
  package init(_ digits: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(digits >> 16 & 0xFF) / 255, green: Double(digits >> 8 & 0xFF) / 255,
      blue: Double(digits & 0xFF) / 255, alpha: alpha)
  }

  package static let black = DrawingColor(0x000000)
  package static let white = DrawingColor(0xFFFFFF)
  /// The system's gray, for placeholders and disabled objects.
  package static let gray = DrawingColor(0x8E8E93)
  package static let clear = DrawingColor(0x000000, alpha: 0)

  /// The colour with a share of its alpha.
  package func faded(to share: Double) -> DrawingColor {
    DrawingColor(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  /// The luma of the colour without its alpha, 0 to 1 (ITU-R BT.601).
  var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// The colour without its alpha as eight bits a component: red, green, blue.
  package var bytes: [UInt8] { [red, green, blue].map { UInt8(($0 * 255).rounded()) } }
}
