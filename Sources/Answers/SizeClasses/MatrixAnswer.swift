import CommandLine
package import Ninefold

/// A scene in the nine size classes: for people a grid of counts, then the differences between the classes.
package struct MatrixAnswer: SceneAnswer {
  package let matrix: SceneMatrix
  package let tree: ElementTree
  package let naming: ObjectNaming

  package init(matrix: SceneMatrix, tree: ElementTree, naming: ObjectNaming) {
    self.matrix = matrix
    self.tree = tree
    self.naming = naming
  }

  package var lines: [String] {
    let heading =
      "\(matrix.outline.text): "
      + "\(matrix.views.counted("view")), \(matrix.constraints.counted("constraint"))"
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
    return [heading, "  installed views + constraints; classes of one letter are equal", ""]
      + grid.lines.map { "  " + $0 } + differences
  }

  private func isWhole(_ group: SceneMatrix.Group) -> Bool {
    group.views == matrix.views && group.constraints == matrix.constraints
  }

  private var differences: [String] {
    matrix.groups.enumerated().dropFirst().flatMap { place, group in
      let names = group.classes.classes.map(\.description).joined(separator: ", ")
      return ["", "  \(Self.letter(place)): \(names)"]
        + DifferenceText(group.difference, tree, naming).lines(indent: 4)
    }
  }

  /// A group's name: A to I.
  static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(place, 8))))
  }

  private static func counts(_ group: SceneMatrix.Group) -> String {
    "\(group.views) + \(group.constraints)"
  }
}
