/// A value in a row that a query gives.
///
/// ```swift
/// let store = try SceneStore()
/// var names: [String] = []
/// let sql = "SELECT name FROM devices WHERE idiom = ? ORDER BY name"
/// try store.query(sql, parameters: [.text("pad")]) { row in
///   names += row.compactMap(\.text)
///   return names.count < 10
/// }
/// print(names)
/// ```
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

extension SQLValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as it is: a text without quotes, `NULL`, and a blob as SQL writes it.
  public var description: String { text ?? debugDescription }

  /// The value as SQL writes it, such as `'Main'`, so that a row prints well.
  public var debugDescription: String {
    switch self {
    case .null: "NULL"
    case .integer(let integer): "\(integer)"
    case .real(let number): "\(number)"
    case .text(let text):
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    case .blob(let bytes):
      "x'" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
    }
  }
}
