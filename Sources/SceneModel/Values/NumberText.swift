/// Interface Builder's spelling of numbers: up to 17 digits, `0.0` for zero, no fraction where there is none
/// (InterfaceBuilder.md#number-spelling).
package enum NumberText {
  /// The spelling of a finite number.
  package static func text(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    if let whole = Int64(exactly: value), whole.magnitude < 1_000_000_000_000_000 { return String(whole) }
    let sign = value < 0 ? "-" : ""
    let (digits, point) = significant(value.magnitude, count: 17)
    return sign + spelled(digits, point)
  }

  /// The digits of a number rounded to `count` of them, and how many of them precede the decimal point.
  private static func significant(_ value: Double, count: Int) -> (digits: [UInt8], point: Int) {
    // The number is mantissa × 2^exponent; its decimal digits are doubled or halved one power at a time, all
    // of them exact.
    var digits = String(value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)).utf8.map { $0 - 48 }
    var point = digits.count
    let exponent = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1075
    if exponent >= 0 {
      for _ in 0..<exponent { double(&digits, &point) }
    } else {
      for _ in 0..<(-exponent) { halve(&digits, &point) }
    }
    round(&digits, &point, to: count)
    while digits.last == 0 { digits.removeLast() }
    return (digits, point)
  }

  private static func double(_ digits: inout [UInt8], _ point: inout Int) {
    var carry: UInt8 = 0
    for index in digits.indices.reversed() {
      let sum = digits[index] * 2 + carry
      digits[index] = sum % 10
      carry = sum / 10
    }
    if carry > 0 {
      digits.insert(carry, at: 0)
      point += 1
    }
  }

  private static func halve(_ digits: inout [UInt8], _ point: inout Int) {
    var rest: UInt8 = 0
    for index in digits.indices {
      let whole = rest * 10 + digits[index]
      digits[index] = whole / 2
      rest = whole % 2
    }
    if rest > 0 { digits.append(5) }
    if digits.first == 0 {
      digits.removeFirst()
      point -= 1
    }
  }

  /// Rounds half to even, as the digits are exact.
  private static func round(_ digits: inout [UInt8], _ point: inout Int, to count: Int) {
    guard digits.count > count else { return }
    let isMore = digits[(count + 1)...].contains { $0 > 0 }
    let next = digits[count]
    digits.removeSubrange(count...)
    guard next > 5 || (next == 5 && (isMore || digits[count - 1] % 2 == 1)) else { return }
    var index = count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  private static func spelled(_ digits: [UInt8], _ point: Int) -> String {
    let text = digits.map { String($0) }
    // As C's %g: an exponent for very small and very large numbers.
    if point < -3 || point > 17 {
      let power = point - 1
      let fraction = text.dropFirst().joined()
      let exponent = (power < 0 ? "-" : "+") + (power.magnitude < 10 ? "0" : "") + String(power.magnitude)
      return (text.first ?? "0") + (fraction.isEmpty ? "" : "." + fraction) + "e" + exponent
    }
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + text.joined() }
    if point >= text.count { return text.joined() + String(repeating: "0", count: point - text.count) }
    return text[..<point].joined() + "." + text[point...].joined()
  }
}
