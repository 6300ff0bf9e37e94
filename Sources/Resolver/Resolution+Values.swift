public import SceneModel

extension Resolution {
  /// A numeric attribute in force, or nil where it is absent or no number.
  public func number(_ node: NodeID, _ name: KnownName) -> Double? {
    attribute(node, name).flatMap(Double.init(attribute:))
  }

  /// Whether an attribute in force is `YES`.
  public func isTrue(_ node: NodeID, _ name: KnownName) -> Bool { attribute(node, name) == "YES" }

  /// Whether an attribute in force is `NO`, where absence means `YES`.
  public func isFalse(_ node: NodeID, _ name: KnownName) -> Bool { attribute(node, name) == "NO" }

  /// A text in force: the attribute, or the `<string>` child of that key; `base64-UTF8` content decoded.
  public func text(_ node: NodeID, _ name: KnownName) -> String? {
    if let value = attribute(node, name) { return value }
    guard let child = child(node, key: name.text) else { return nil }
    switch tree.name(of: child).known {
    case .string, .mutableString:
      let text = tree.text(in: child)
      return tree[child, .base64UTF8] == "YES" ? Base64.decodedText(text) : text
    default: return nil
    }
  }

  /// Insets in force: an `<inset>` (minX …), `<edgeInsets>` (left …) or `<directionalEdgeInsets>` (leading …) child.
  ///
  /// Leading and trailing are read as left and right.
  public func insets(_ node: NodeID, key: String) -> EdgeInsets? {
    guard let child = child(node, key: key) else { return nil }
    func number(_ names: KnownName...) -> Double {
      for name in names {
        if let value = tree[child, name].flatMap(Double.init(attribute:)) { return value }
      }
      return 0
    }
    switch tree.name(of: child).known {
    case .inset, .edgeInsets, .directionalEdgeInsets:
      return EdgeInsets(
        left: number(.left, .leading, .minX), top: number(.top, .minY),
        right: number(.right, .trailing, .maxX),
        bottom: number(.bottom, .maxY))
    default: return nil
    }
  }
}

/// The encoding that Interface Builder uses for texts with control characters.
enum Base64 {
  /// The UTF-8 text of base 64 digits; white space and padding are passed over, what is no digit ends the text.
  static func decodedText(_ digits: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for digit in digits.utf8 where !(digit == 0x20 || (0x09...0x0D).contains(digit)) {
      guard let value = value(of: digit) else { break }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
