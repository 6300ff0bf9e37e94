/// A value of a YAML text with all in it, and where it begins.
package struct YAMLValue: Hashable, Sendable {
  /// The content of a value.
  package enum Content: Hashable, Sendable {
    /// A text; a plain one stands without quotes, and may then be read as a number, a truth or nothing.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLValue])
    /// The members in their order, each key once.
    case mapping([Member])
  }

  /// A key of a mapping with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    /// Where the key begins.
    package let place: YAMLPlace
    package let value: YAMLValue
  }

  package let content: Content
  /// Where the value begins: of a mapping without brackets where its first key does.
  package let place: YAMLPlace
}

extension YAMLValue {
  /// Whether the value is nothing: `null`, `~`, or no characters at all.
  package var isNull: Bool { plain.map { ["", "~", "null", "Null", "NULL"].contains($0) } ?? false }

  /// The text, numbers and truths as they are spelled; nil for nothing, and for lists and mappings.
  package var text: String? {
    if case .scalar(let text, _) = content, !isNull { text } else { nil }
  }

  /// The truth as YAML 1.1 spells it, `true`, `no` or `Off`; nil of another value.
  package var truth: Bool? {
    switch plain {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": false
    default: nil
    }
  }

  /// The decimal number, which is finite; nil of another value.
  package var number: Double? {
    guard let plain, plain.utf8.contains(where: { 0x30...0x39 ~= $0 }),
      plain.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "+-.eE".utf8.contains($0) }),
      let number = Double(plain), number.isFinite
    else { return nil }
    return number
  }

  /// The elements of a list; nil of another value.
  package var elements: [YAMLValue]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The members of a mapping in their order; nil of another value.
  package var members: [Member]? {
    if case .mapping(let members) = content { members } else { nil }
  }

  /// The value of a key; nil where there is none, or the value is no mapping.
  package subscript(_ key: String) -> YAMLValue? { members?.first { $0.key == key }?.value }

  /// The kind of the value, as messages call it, such as `a list`.
  package var noun: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar where isNull: "nothing"
    case .scalar where truth != nil: "a truth"
    case .scalar where number != nil: "a number"
    case .scalar: "a text"
    }
  }

  private var plain: String? {
    if case .scalar(let text, isPlain: true) = content { text } else { nil }
  }
}
