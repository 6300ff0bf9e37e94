/// A value of a JSON text (RFC 8259).
enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object, or nil where there is none or the value is no object.
  subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text, or nil where the value is another.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The truth, or nil where the value is another.
  var truth: Bool? {
    if case .bool(let truth) = self { truth } else { nil }
  }

  /// The number, or nil where the value is another.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The elements, or none where the value is no array.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
