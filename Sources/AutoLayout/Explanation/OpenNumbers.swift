import ConstraintSolver

/// Which numbers of a root's views the constraints leave open, before ties are decided.
struct OpenNumbers {
  private let variables: Set<Int>

  /// Looks at a root's constraints.
  init(_ stated: RootEquations) {
    var system = stated.equations.system
    var places: [Int: Variable] = [:]
    do throws(SolverError) {
      for (view, box) in zip(stated.tree.views, stated.equations.boxes) where view.parent >= 0 {
        let parent = stated.equations.boxes[view.parent]
        for (origin, other) in [(box.x, parent.x), (box.y, parent.y)] {
          let place = system.addVariable()
          try system.addConstraint(
            [Term(origin), Term(other, -1), Term(place, -1)], .equal, 0, rank: -1)
          places[origin.index] = place
        }
      }
    } catch {
      variables = []
      return
    }
    var solver = Solver(system)
    let free = Set(solver.freeVariables().variables.map(\.index))
    variables = Set(
      (0..<stated.equations.system.variableCount).filter { free.contains(places[$0]?.index ?? $0) })
  }

  /// Whether a variable, an origin measured in the superview, may take other values.
  func contains(_ variable: Int) -> Bool { variables.contains(variable) }
}
