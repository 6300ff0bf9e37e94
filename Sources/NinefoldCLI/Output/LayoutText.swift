import Ninefold

/// The frames of a scene as lines for people: a tree of the views with their frames in columns, then the
/// conflicts.
struct LayoutText {
  private let layout: SceneLayout

  init(_ layout: SceneLayout) { self.layout = layout }

  var lines: [String] {
    let id = layout.outline.id.text.isEmpty ? "" : " (\(layout.outline.id))"
    let heading = "\(layout.outline.name)\(id), ".onOneLine + "\(layout.sizeClass), \(layout.size.text)"
    return [heading] + table.lines.map { "  " + $0 } + conflictLines + findingLines
  }

  private var table: TextTable {
    var depths: [ObjectID: Int] = [:]
    let rows = layout.views.map { view -> Int in
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      return depth
    }
    var table = TextTable([
      ("VIEW", .left), ("ID", .left), ("X", .right), ("Y", .right), ("WIDTH", .right), ("HEIGHT", .right),
      ("", .left),
    ])
    for (view, branch) in zip(layout.views, TreeText.branches(depths: rows)) {
      let axes = view.ambiguous.map(\.rawValue)
      table.add(
        [branch + view.type, view.id.text] + view.frame.numbers.map(\.roundedForReading)
          + [axes.isEmpty ? "" : "ambiguous: " + axes.joined(separator: ", ")])
    }
    return table
  }

  private var conflictLines: [String] {
    guard !layout.conflicts.isEmpty else { return [] }
    return [""]
      + layout.conflicts.map { conflict in
        "  conflict: \(conflict.broken.text.onOneLine) is broken, it contradicts "
          + conflict.with.map(\.text).joined(separator: ", ").onOneLine
      }
  }

  private var findingLines: [String] {
    guard !layout.findings.isEmpty else { return [] }
    return [""] + layout.findings.map { "  finding: \($0.id.text.onOneLine): \($0.text)" }
  }
}

extension Double {
  /// The number with at most two decimals.
  var roundedForReading: String { ((self * 100).rounded() / 100).shortest }
}
