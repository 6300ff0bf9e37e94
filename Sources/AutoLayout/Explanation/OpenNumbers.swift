import ConstraintSolver

/// The numbers of a root's views that the rows leave open, before ties are decided.
struct OpenNumbers {
  private var variables: Set<Int>

  /// Reads the numbers that a root's layout left open.
  init(_ solved: SolvedRoot) {
    variables = Set(solved.openVariables)
    closeRelativePositions(solved.rows)
  }

  /// Takes out origins that are open only because those of the superviews are.
  private mutating func closeRelativePositions(_ rows: RootRows) {
    var system = rows.system.linear
    var positions: [(origin: Int, position: Int)] = []
    for (index, view) in rows.tree.views.enumerated() where view.parent >= 0 {
      let box = rows.box(index)
      let parent = rows.box(view.parent)
      for (origin, other) in [(box.x, parent.x), (box.y, parent.y)]
      where variables.contains(origin.index) && variables.contains(other.index) {
        let position = system.addVariable()
        let terms = [Term(origin), Term(other, -1), Term(position, -1)]
        guard (try? system.addConstraint(terms, .equal, 0)) != nil else { continue }
        positions.append((origin.index, position.index))
      }
    }
    guard !positions.isEmpty else { return }
    var solver = Solver(system)
    let free = Set(solver.freeVariables().variables.map(\.index))
    for (origin, position) in positions where !free.contains(position) { variables.remove(origin) }
  }

  /// Whether a variable, an origin measured in the superview, may take other values.
  func contains(_ variable: Int) -> Bool { variables.contains(variable) }
}
