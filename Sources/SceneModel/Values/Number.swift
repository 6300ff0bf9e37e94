extension Double {
  /// Reads a number as Interface Builder writes it: a decimal with a dot, with or without an exponent.
  ///
  /// Nil of any other text, of a number that is not finite, and of a hexadecimal one.
  package init?(attribute text: String) {
    if let value = Double(shortDecimal: text) {
      self = value
      return
    }
    guard let value = Double(text), value.isFinite, !text.utf8.contains(where: { $0 | 0x20 == 0x78 }) else {
      return nil
    }
    self = value
  }

  /// Reads a decimal of at most 15 digits; nil of any other text.
  ///
  /// The digits as a whole number and the power of ten are both exact then, so that their quotient is the
  /// number nearest to the decimal (Clinger, How to read floating point numbers accurately, 1990).
  private init?(shortDecimal text: String) {
    let value = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe Self.shortDecimal($0) }
    guard let value = value ?? nil else { return nil }
    self = value
  }

  @inline(__always)
  private static func shortDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var digits = 0
    var divisor = 1.0
    var count = 0
    var isNegative = false
    var isFraction = false
    for index in bytes.indices {
      let byte = unsafe bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count += 1
        if count > 15 { return nil }
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { divisor *= 10 }
      case UInt8(ascii: ".") where !isFraction && count > 0: isFraction = true
      case UInt8(ascii: "-") where index == 0: isNegative = true
      default: return nil
      }
    }
    // The general reading handles a point at the end.
    if count == 0 || isFraction && divisor == 1 { return nil }
    let magnitude = Double(digits) / divisor
    return isNegative ? -magnitude : magnitude
  }

  /// Reads a multiplier: a decimal, or a ratio `a:b` or `a/b` (InterfaceBuilder.md#multipliers).
  package init?(multiplier text: String) {
    if let value = Double(attribute: text) {
      self = value
      return
    }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard parts.count == 2, let a = Double(attribute: parts[0].trimmingSpaces),
      let b = Double(attribute: parts[1].trimmingSpaces), b != 0, (a / b).isFinite
    else { return nil }
    self = a / b
  }

  /// The multiplier as documents write it: a decimal with at most four digits behind the point, or the ratio
  /// of whole numbers up to 1,000 that it is, such as `16:9`; nil where it is neither.
  package var multiplierText: String? {
    guard magnitude < 1_000_000, self != 0 else { return nil }
    if self == rounded() { return String(Int(self)) }
    if (self * 10_000).rounded() / 10_000 == self { return description }
    // The fractions that come nearest, by the whole parts of what remains.
    var (former, latter) = ((numerator: 1.0, denominator: 0.0), (numerator: 0.0, denominator: 1.0))
    var rest = magnitude
    while rest.isFinite {
      let whole = rest.rounded(.down)
      let next = (
        whole * former.numerator + latter.numerator, whole * former.denominator + latter.denominator
      )
      guard next.0 <= 1_000, next.1 <= 1_000 else { return nil }
      if next.0 / next.1 == magnitude {
        return "\(self < 0 ? "-" : "")\(Int(next.0)):\(Int(next.1))"
      }
      (latter, former) = (former, next)
      rest = 1 / (rest - whole)
    }
    return nil
  }

  /// The nearest value within a range.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
