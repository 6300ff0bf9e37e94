import Ninefold

/// A difference as lines for people: `+` of what comes, `-` of what goes, `~` of other values.
struct DifferenceText {
  private let difference: SceneDifference
  private let tree: ElementTree

  init(_ difference: SceneDifference, _ tree: ElementTree) {
    self.difference = difference
    self.tree = tree
  }

  var lines: [String] {
    var table = TextTable([("", .left), ("", .left), ("", .left)])
    for (sign, nodes) in [
      ("+", difference.addedObjects), ("-", difference.removedObjects), ("+", difference.addedConstraints),
      ("-", difference.removedConstraints),
    ] {
      for node in nodes {
        table.add(["\(sign) \(tree.tag(of: node))", tree[node, .id] ?? "", note(on: node)])
      }
    }
    for change in difference.revalued {
      table.add([
        "~ \(tree.tag(of: change.node))", tree[change.node, .id] ?? "",
        "\(change.name) \(Self.shown(change.old)) → \(Self.shown(change.new))",
      ])
    }
    return table.lines
  }

  private func note(on node: NodeID) -> String {
    if let constraint = tree.layoutConstraint(node), tree.isElement(node, .constraint) {
      return constraint.equation
    }
    return tree[node, .userLabel]?.shown(upTo: 40) ?? ""
  }

  private static func shown(_ value: String?) -> String { value.map { $0.shown(upTo: 32) } ?? "none" }
}
