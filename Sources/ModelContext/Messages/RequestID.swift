package import JSONText

/// The identifier by which a client knows the response to a request: a whole number or a text (JSON-RPC 2.0,
/// section 4; null is none, Model Context Protocol 2026-07-28, basic).
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// The identifier that a value of JSON is; nil where it is none.
  init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .number(let number):
      guard number == number.rounded(), number.magnitude < 0x1p53 else { return nil }
      self = .number(Int(number))
    default: return nil
    }
  }

  /// The identifier as JSON.
  package var json: JSONValue {
    switch self {
    case .number(let number): .number(Double(number))
    case .text(let text): .string(text)
    }
  }
}
