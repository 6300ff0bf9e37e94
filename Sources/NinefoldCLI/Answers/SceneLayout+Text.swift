import Ninefold

/// For people the frames of a scene are a tree of the views with their frames in columns, then the conflicts.
extension SceneLayout: SceneAnswer {
  var lines: [String] {
    ["\(outline.text), \(traits.words), \(size.text)"] + table.lines.map { "  " + $0 } + conflictLines
      + findingLines
  }

  private var table: TextTable {
    let branches = TreeText.branches(views.map { ($0.id, $0.parent) })
    var table = TextTable([
      ("VIEW", .left), ("ID", .left), ("X", .right), ("Y", .right), ("WIDTH", .right), ("HEIGHT", .right),
      ("", .left),
    ])
    for (view, branch) in zip(views, branches) {
      let axes = view.ambiguous.map(\.rawValue)
      table.add(
        [branch + view.type, view.id.text] + view.frame.numbers.map(\.roundedForReading)
          + [axes.isEmpty ? "" : "ambiguous: " + axes.joined(separator: ", ")])
    }
    return table
  }

  private var conflictLines: [String] {
    guard !conflicts.isEmpty else { return [] }
    return [""]
      + conflicts.map { conflict in
        "  conflict: \(conflict.broken.text.onOneLine) is broken, it contradicts "
          + conflict.with.map(\.text).joined(separator: ", ").onOneLine
      }
  }

  private var findingLines: [String] {
    guard !findings.isEmpty else { return [] }
    return [""] + findings.map { "  finding: \($0.id.text.onOneLine): \($0.text)" }
  }
}
