/// The results of rounds, by command.
struct Tally: CustomStringConvertible {
  private struct Row {
    var rounds = 0
    var killed = 0
    var midway = 0
    var found: [Trial.Found: Int] = [:]
  }

  private var rows: [String: Row] = [:]
  /// How many rounds showed what should not be.
  var falls = 0

  /// - Parameters:
  ///   - isKilled: Whether the command was killed before its end.
  ///   - hasBegun: Whether files had changed by then.
  mutating func count(_ name: String, isKilled: Bool, hasBegun: Bool, _ found: Trial.Found) {
    rows[name, default: Row()].rounds += 1
    guard isKilled else { return }
    rows[name, default: Row()].killed += 1
    if hasBegun { rows[name, default: Row()].midway += 1 }
    rows[name, default: Row()].found[found, default: 0] += 1
  }

  /// A table of the commands, a line for all, and how many rounds fell.
  var description: String {
    var all = Row()
    var lines = ["command               rounds  killed  midway  before  between  after"]
    for (name, row) in rows.sorted(by: { $0.key < $1.key }) {
      all.rounds += row.rounds
      all.killed += row.killed
      all.midway += row.midway
      all.found.merge(row.found, uniquingKeysWith: +)
      lines.append(Self.line(name, row))
    }
    return (lines + [Self.line("all", all), "\(falls) fell"]).joined(separator: "\n")
  }

  private static func line(_ name: String, _ row: Row) -> String {
    func cell(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let name = name + String(repeating: " ", count: max(0, 22 - name.count))
    return name + cell("\(row.rounds)", 6) + cell("\(row.killed)", 8) + cell("\(row.midway)", 8)
      + cell("\(row.found[.before] ?? 0)", 8) + cell("\(row.found[.between] ?? 0)", 9)
      + cell("\(row.found[.after] ?? 0)", 7)
  }
}
