import Ninefold

/// A difference as lines for people: `+` for what comes, `-` for what goes, `~` for other values.
struct DifferenceText {
  private let difference: SceneDifference
  private let tree: ElementTree

  init(_ difference: SceneDifference, _ tree: ElementTree) {
    self.difference = difference
    self.tree = tree
  }

  /// The lines, each after a number of spaces.
  func lines(indent: Int) -> [String] {
    var table = TextTable([("", .name), ("", .left), ("", .left)])
    for (sign, nodes) in [
      (ChangeSign.added, difference.addedObjects), (.removed, difference.removedObjects),
      (.added, difference.addedConstraints), (.removed, difference.removedConstraints),
    ] {
      for node in nodes {
        table.add(
          ["\(sign.rawValue) \(tree.tag(of: node))", tree[node, .id] ?? "", note(on: node)], as: sign.style)
      }
    }
    for change in difference.revalued {
      table.add(
        [
          "\(ChangeSign.changed.rawValue) \(tree.tag(of: change.node))", tree[change.node, .id] ?? "",
          "\(change.name) \(Self.shown(change.old)) → \(Self.shown(change.new))",
        ], as: ChangeSign.changed.style)
    }
    return table.lines(indent: indent)
  }

  private func note(on node: NodeID) -> String {
    if let constraint = tree.layoutConstraint(node), tree.isElement(node, .constraint) {
      return constraint.equation
    }
    return tree[node, .userLabel]?.shown(upTo: 40) ?? ""
  }

  private static func shown(_ value: String?) -> String { value.map { $0.shown(upTo: 32) } ?? "none" }
}

/// The sign at the start of a line of a difference, and its colour.
enum ChangeSign: String {
  case added = "+"
  case removed = "-"
  case changed = "~"

  var style: TerminalStyle {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    }
  }
}
