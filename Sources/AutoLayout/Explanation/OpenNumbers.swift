import ConstraintSolver

/// Which numbers of a root's views the constraints leave open, before ties are decided.
struct OpenNumbers {
  private var variables: Set<Int>

  /// Looks at a root's constraints.
  init(_ stated: RootEquations) {
    var solver = Solver(stated.equations.system)
    variables = Set(solver.freeVariables().variables.map(\.index))
    closePlaces(stated)
  }

  /// Takes out origins that are open only because those of the superviews are.
  private mutating func closePlaces(_ stated: RootEquations) {
    var system = stated.equations.system
    var places: [(origin: Int, place: Int)] = []
    for (view, box) in zip(stated.tree.views, stated.equations.boxes) where view.parent >= 0 {
      let parent = stated.equations.boxes[view.parent]
      for (origin, other) in [(box.x, parent.x), (box.y, parent.y)]
      where variables.contains(origin.index) && variables.contains(other.index) {
        let place = system.addVariable()
        let terms = [Term(origin), Term(other, -1), Term(place, -1)]
        guard (try? system.addConstraint(terms, .equal, 0)) != nil else { continue }
        places.append((origin.index, place.index))
      }
    }
    guard !places.isEmpty else { return }
    var solver = Solver(system)
    let free = Set(solver.freeVariables().variables.map(\.index))
    for (origin, place) in places where !free.contains(place) { variables.remove(origin) }
  }

  /// Whether a variable, an origin measured in the superview, may take other values.
  func contains(_ variable: Int) -> Bool { variables.contains(variable) }
}
