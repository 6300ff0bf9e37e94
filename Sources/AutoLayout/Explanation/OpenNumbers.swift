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
    var origins: [Int] = []
    var positions: [[Term]] = []
    for (index, view) in rows.tree.views.enumerated() where view.parent >= 0 {
      let box = rows.box(index)
      let parent = rows.box(view.parent)
      for (origin, other) in [(box.x, parent.x), (box.y, parent.y)]
      where variables.contains(origin.index) && variables.contains(other.index) {
        origins.append(origin.index)
        positions.append([Term(origin), Term(other, -1)])
      }
    }
    for (origin, isOpen) in zip(origins, rows.system.linear.openness(of: positions)) where !isOpen {
      variables.remove(origin)
    }
  }

  /// Whether a variable, an origin measured in the superview, may take other values.
  func contains(_ variable: Int) -> Bool { variables.contains(variable) }
}

extension LinearSystem {
  /// Of each sum of terms, whether constraints and priorities leave its value open.
  func openness(of sums: [[Term]]) -> [Bool] {
    if sums.isEmpty { return [] }
    var system = self
    let values = sums.map { terms -> Int? in
      let value = system.addVariable()
      guard (try? system.addConstraint(terms + [Term(value, -1)], .equal, 0)) != nil else { return nil }
      return value.index
    }
    var solver = Solver(system)
    let free = Set(solver.freeVariables().variables.map(\.index))
    return values.map { $0.map(free.contains) ?? true }
  }
}
