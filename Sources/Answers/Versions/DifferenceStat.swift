import CommandLine
package import Ninefold

/// How many things differ in each document, as `git diff --stat` says it of lines: `+` for what comes, `-`
/// for what goes, `~` for other values and places.
package struct DifferenceStat {
  private let rows: [(name: String, counts: [ChangeSign: Int])]
  private let width: Int

  /// - Parameter width: The columns of a line.
  package init(_ report: DifferenceReport, width: Int) {
    self.width = width
    rows = report.documents.map { document in
      let changes = document.changes + document.scenes.flatMap(\.changes)
      let name = document.formerPath.map { "\($0) => \(document.path)" } ?? document.path
      return (name.onOneLine, Dictionary(grouping: changes, by: \.kind.sign).mapValues(\.count))
    }
  }

  private static let signs: [ChangeSign] = [.added, .removed, .changed]

  /// A line for each document, and one of the sums.
  package var lines: [String] {
    if rows.isEmpty { return [] }
    let totals = rows.map { $0.counts.values.reduce(0, +) }
    let digits = "\(totals.max() ?? 0)".count
    let names = min(rows.map(\.name.columns).max() ?? 0, max(10, width - digits - 14))
    let signs = max(10, width - names - digits - 5)
    let share = min(1, Double(signs) / Double(max(1, totals.max() ?? 0)))
    return zip(rows, totals).map { row, total in
      let name = row.name.shortened(to: names)
      let gap = String(repeating: " ", count: names - name.columns)
      let count = String(repeating: " ", count: digits - "\(total)".count) + "\(total)"
      let graph = Self.signs.map { Self.bar($0, row.counts[$0] ?? 0, share) }.joined()
      return " \(name)\(gap) | \(count)" + (graph.isEmpty ? "" : " " + graph)
    } + [sums]
  }

  /// A sign for each thing, or for a share of them, one at least.
  private static func bar(_ sign: ChangeSign, _ count: Int, _ share: Double) -> String {
    if count == 0 { return "" }
    return String(repeating: sign.rawValue, count: max(1, Int(Double(count) * share))).styled(sign.style)
  }

  private var sums: String {
    let words: [ChangeSign: String] = [.added: "added", .removed: "removed", .changed: "changed"]
    let sums = Self.signs.compactMap { sign -> String? in
      let count = rows.reduce(0) { $0 + ($1.counts[sign] ?? 0) }
      return count == 0 ? nil : "\(count) \(words[sign] ?? "")(\(sign.rawValue))"
    }
    return " " + (["\(rows.count.counted("document")) changed"] + sums).joined(separator: ", ")
  }
}
