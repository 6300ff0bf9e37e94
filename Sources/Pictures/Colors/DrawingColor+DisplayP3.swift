extension DrawingColor {
  /// A colour of the space Display P3, clipped to sRGB.
  ///
  /// The components are made linear, multiplied by the matrix between the primaries of both spaces, and
  /// encoded as sRGB (CSS Color Module Level 4, "Sample code for color conversions").
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249402 * r - 0.2249402 * g), green: Self.encoded(1.0420570 * g - 0.0420570 * r),
      blue: Self.encoded(1.0982736 * b - 0.0196376 * r - 0.0786360 * g), alpha: alpha)
  }

  /// The linear value of an encoded component.
  private static func linear(_ value: Double) -> Double {
    guard value > 0.04045 else { return max(value, 0) / 12.92 }
    let base = (min(value, 1) + 0.055) / 1.055
    // To the power of 2.4.
    let fifth = root(5, of: base)
    return base * base * fifth * fifth
  }

  /// The encoded component of a linear value.
  private static func encoded(_ light: Double) -> Double {
    guard light > 0.0031308 else { return max(light, 0) * 12.92 }
    // To the power of 5/12.
    let twelfth = root(3, of: min(light, 1)).squareRoot().squareRoot()
    return 1.055 * twelfth * twelfth * twelfth * twelfth * twelfth - 0.055
  }

  /// The root of a number between 0 and 1, by Newton's method, which approaches it from above.
  private static func root(_ degree: Int, of value: Double) -> Double {
    var guess = 1.0
    for _ in 0..<64 {
      var power = 1.0
      for _ in 1..<degree { power *= guess }
      let next = guess - (guess - value / power) / Double(degree)
      if next >= guess { break }
      guess = next
    }
    return guess
  }
}
