extension Double {
  /// Reads a number as Interface Builder writes it: a decimal with a dot, with or without an exponent.
  ///
  /// Nil where the text is something else, not finite, or a hexadecimal number.
  public init?(attribute text: String) {
    guard let value = Double(text), value.isFinite, !text.utf8.contains(where: { $0 | 0x20 == 0x78 }) else {
      return nil
    }
    self = value
  }

  /// Reads a multiplier: a decimal, or a ratio `a:b` or `a/b` (facts: ratios with decimal parts occur).
  public init?(multiplier text: String) {
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
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// The major number of the Interface Builder that saved a document: 0 where the document does not say.
///
/// `32700.99.1234` is a placeholder that some builds write; it behaves like 21701 or later (facts, head).
public struct ToolsVersion: Hashable, Comparable, Sendable {
  /// The number before the first dot.
  public let written: Int

  /// The version of an attribute's text, such as `22155`, `9531` or `4510`.
  public init(text: String?) {
    written = text.flatMap { Int($0.prefix { $0 != "." }) } ?? 0
  }

  /// A version of a number.
  public init(_ number: Int) { written = number }

  /// The number by which metrics are chosen.
  public var number: Int { written == 32700 ? 21701 : written }

  public static func < (a: ToolsVersion, b: ToolsVersion) -> Bool { a.number < b.number }
}
