@testable import SceneStore

extension SceneStore {
  /// The rows that a query gives.
  func rows(_ sql: String, _ parameters: SQLValue...) throws -> [[SQLValue]] {
    var result: [[SQLValue]] = []
    try query(sql, parameters: parameters) { row in
      result.append(row)
      return true
    }
    return result
  }

  /// The rows that a query gives as text, `-` for null, columns parted by spaces.
  func lines(_ sql: String, _ parameters: SQLValue...) throws -> [String] {
    var result: [String] = []
    try query(sql, parameters: parameters) { row in
      result.append(row.map(\.line).joined(separator: " "))
      return true
    }
    return result
  }
}

extension SQLValue {
  fileprivate var line: String {
    switch self {
    case .null: "-"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value
    case .blob(let value): "\(value)"
    }
  }
}
