/// A value of a JSON text (RFC 8259) in memory.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object, or nil where there is none or the value is no object.
  package subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text, or nil where the value is another.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The truth, or nil where the value is another.
  package var truth: Bool? {
    if case .boolean(let truth) = self { truth } else { nil }
  }

  /// The number, or nil where the value is another.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The elements, or none where the value is no array.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}

extension JSONReader {
  /// Reads a value of any kind with all in it. Of two members of one name the last one counts.
  package mutating func value() throws(JSONDefect) -> JSONValue {
    switch try kind() {
    case .null:
      try null()
      return .null
    case .boolean: return .boolean(try boolean())
    case .number: return .number(try number())
    case .string: return .string(try string())
    case .array:
      try beginArray()
      var elements: [JSONValue] = []
      while try nextElement() { elements.append(try value()) }
      return .array(elements)
    case .object:
      try beginObject()
      var members: [String: JSONValue] = [:]
      while let name = try nextName() { members[name] = try value() }
      return .object(members)
    }
  }
}
