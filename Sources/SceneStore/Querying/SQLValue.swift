/// A value in a row that a query gives.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension SQLValue {
  /// The text, or nil of every other value.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The integer, or nil of every other value.
  public var integer: Int64? { if case .integer(let integer) = self { integer } else { nil } }

  /// The number, of an integer as well, or nil of every other value.
  public var number: Double? {
    switch self {
    case .real(let number): number
    case .integer(let integer): Double(integer)
    case .null, .text, .blob: nil
    }
  }
}
