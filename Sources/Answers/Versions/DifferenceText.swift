package import CommandLine
import Ninefold

/// A difference as lines for people: `+` for what comes, `-` for what goes, `~` for other values.
struct DifferenceText {
  private let difference: SceneDifference
  private let tree: ElementTree
  private let naming: ObjectNaming

  package init(_ difference: SceneDifference, _ tree: ElementTree, _ naming: ObjectNaming) {
    self.difference = difference
    self.tree = tree
    self.naming = naming
  }

  /// The lines, each after a number of spaces.
  package func lines(indent: Int) -> [String] {
    var table = TextTable([("", .name)] + (naming.readable == nil ? [("", .left)] : []) + [("", .left)])
    for (sign, nodes) in [
      (ChangeSign.added, difference.addedObjects), (.removed, difference.removedObjects),
      (.added, difference.addedConstraints), (.removed, difference.removedConstraints),
    ] {
      for node in nodes {
        table.add(subject(node, sign) + [note(on: node)], as: sign.style)
      }
    }
    for change in difference.revalued {
      let values = "\(change.name) \(Self.shown(change.old)) → \(Self.shown(change.new))"
      let equation = naming.readable == nil ? nil : constraint(change.node).map(naming.equation)
      table.add(
        subject(change.node, .changed) + [equation.map { "\($0): \(values)" } ?? values],
        as: ChangeSign.changed.style)
    }
    return table.lines(indent: indent)
  }

  /// The first cells of a line: the element and the identifier, or the name of an object.
  private func subject(_ node: NodeID, _ sign: ChangeSign) -> [String] {
    let element = "\(sign.rawValue) \(tree.tag(of: node))"
    guard let names = naming.readable else { return [element, tree[node, .id] ?? ""] }
    return [constraint(node) == nil ? "\(sign.rawValue) \(names.name(of: node))" : element]
  }

  private func note(on node: NodeID) -> String {
    if let constraint = constraint(node) { return naming.equation(constraint) }
    return naming.readable == nil ? tree[node, .userLabel]?.shown(upTo: 40) ?? "" : ""
  }

  private func constraint(_ node: NodeID) -> LayoutConstraint? {
    tree.isElement(node, .constraint) ? tree.layoutConstraint(node) : nil
  }

  private static func shown(_ value: String?) -> String { value.map { $0.shown(upTo: 32) } ?? "none" }
}

/// The sign at the start of a line of a difference, and its colour.
package enum ChangeSign: String {
  case added = "+"
  case removed = "-"
  case changed = "~"

  package var style: TerminalStyle {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    }
  }
}
