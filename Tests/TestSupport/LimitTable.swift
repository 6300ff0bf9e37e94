import Foundation

/// The table of limits in the documentation.
public enum LimitTable: Sendable {
  /// A limit.
  public struct Row: Sendable, CustomStringConvertible {
    /// The limited quantity.
    public let what: String
    /// How much of it there may be.
    public let limit: Int
    /// Where that holds.
    public let places: [String]
    /// The behaviour beyond it.
    public let beyond: String
    /// The constant that says so, such as `ReadLimits.depth`, or a limit of SQLite.
    public let constant: String

    public var description: String { what }
  }

  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation/Limits.md")

  /// The rows of the table; a line of it that is no row is left out.
  public static let rows: [Row] = {
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).compactMap { line in
      let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 5, let limit = Int(cells[1].filter { $0 != "," }) else { return nil }
      return Row(
        what: cells[0], limit: limit, places: cells[2].components(separatedBy: ", "), beyond: cells[3],
        constant: cells[4].trimmingCharacters(in: ["`"]))
    }
  }()

  /// How many lines the table has.
  public static let count: Int = {
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count { $0.hasPrefix("|") } - 2
  }()
}
