import Ninefold

/// A scene's nine classes as lines for people: a square of counts, then what tells the classes apart.
struct MatrixText {
  private let matrix: SceneMatrix
  private let tree: ElementTree

  init(_ matrix: SceneMatrix, _ tree: ElementTree) {
    self.matrix = matrix
    self.tree = tree
  }

  var lines: [String] {
    let id = matrix.outline.id.text.isEmpty ? "" : " (\(matrix.outline.id))"
    let heading =
      "\(matrix.outline.name)\(id): ".onOneLine
      + "\(Self.count(matrix.views, "view")), \(Self.count(matrix.constraints, "constraint"))"
    if matrix.groups.count == 1 {
      let group = matrix.groups[0]
      let counts = Self.counts(group)
      return [heading + ", the nine classes are equal" + (isWhole(group) ? "" : ": \(counts) installed")]
    }
    let grid = GridText(
      cells: SizeClass.all.map { sizeClass in
        let group = matrix.group(of: sizeClass)
        return "\(Self.letter(group)) \(Self.counts(matrix.groups[group]))"
      })
    return [heading + "; installed views + constraints"] + grid.lines.map { "  " + $0 } + differences
  }

  private func isWhole(_ group: SceneMatrix.Group) -> Bool {
    group.views == matrix.views && group.constraints == matrix.constraints
  }

  private var differences: [String] {
    matrix.groups.enumerated().dropFirst().flatMap { place, group in
      let names = group.classes.classes.map(\.description).joined(separator: ", ")
      return ["", "  \(Self.letter(place)): \(names)"]
        + DifferenceText(group.difference, tree).lines.map { "    " + $0 }
    }
  }

  /// A group's name: A to I.
  static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(place, 8))))
  }

  private static func counts(_ group: SceneMatrix.Group) -> String {
    "\(group.views) + \(group.constraints)"
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }
}

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
