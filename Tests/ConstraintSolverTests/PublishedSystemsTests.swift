import ConstraintSolver
import Testing

/// Systems known from papers and from other solvers, with answers worked out by hand.
struct PublishedSystemsTests {
  /// Cassowary's first example (Badros, Borning, Stuckey 2001, section 2): xm is in the middle of xl and xr.
  @Test
  func `the midpoint of a line stays between its ends`() throws {
    var system = LinearSystem()
    let left = system.addVariable()
    let middle = system.addVariable()
    let right = system.addVariable()
    try system.addConstraint([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal, 0)
    try system.addConstraint([Term(left), Term(right, -1)], .lessThanOrEqual, -10)
    try system.addConstraint([Term(left)], .greaterThanOrEqual, -10)
    try system.addConstraint([Term(right)], .lessThanOrEqual, 100)
    try system.addConstraint([Term(middle)], .equal, 90, priority: Priority(1))
    var solver = Solver(system)
    // The nearest middle to 90 is 90; the left end as near zero as that allows is 80, so the right end is
    // 100.
    #expect(solver.solve().values == [80, 90, 100])
    try solver.suggest(middle, 99, priority: Priority(999))
    // The middle can reach 95: 90 and 100 are 10 apart.
    #expect(solver.solve().values == [90, 95, 100])
  }

  /// The quadrilateral whose sides' midpoints are held by constraints, as in the demonstrations of Cassowary.
  @Test
  func `the midpoints of a quadrilateral follow a dragged corner`() throws {
    var system = LinearSystem()
    let corners = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)].map { _ in
      (x: system.addVariable(), y: system.addVariable())
    }
    let points = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]
    let midpoints = (0..<4).map { _ in (x: system.addVariable(), y: system.addVariable()) }
    for index in 0..<4 {
      let next = corners[(index + 1) % 4]
      let corner = corners[index]
      // A later corner stays put more weakly.
      let stay = Priority(Double(10 - index))
      try system.addConstraint([Term(corner.x)], .equal, points[index].0, priority: stay)
      try system.addConstraint([Term(corner.y)], .equal, points[index].1, priority: stay)
      try system.addConstraint(
        [Term(midpoints[index].x, 2), Term(corner.x, -1), Term(next.x, -1)], .equal, 0)
      try system.addConstraint(
        [Term(midpoints[index].y, 2), Term(corner.y, -1), Term(next.y, -1)], .equal, 0)
      for point in [corner, midpoints[index]] {
        for variable in [point.x, point.y] {
          try system.addConstraint([Term(variable)], .greaterThanOrEqual, 0)
          try system.addConstraint([Term(variable)], .lessThanOrEqual, 500)
        }
      }
    }
    try system.addConstraint([Term(corners[0].x, 1), Term(corners[2].x, -1)], .lessThanOrEqual, -20)
    var solver = Solver(system)
    try solver.suggest(corners[0].x, 100, priority: Priority(900))
    try solver.suggest(corners[0].y, 50, priority: Priority(900))
    var solution = solver.solve()
    #expect(midpoints.map { solution[$0.x] } == [55, 105, 200, 150])
    #expect(midpoints.map { solution[$0.y] } == [125, 200, 105, 30])
    // The third corner is pushed along to stay 20 away.
    try solver.suggest(corners[0].x, 300, priority: Priority(900))
    solution = solver.solve()
    #expect(corners.map { solution[$0.x] } == [300, 10, 320, 200])
    #expect(midpoints.map { solution[$0.x] } == [155, 165, 260, 250])
  }

  /// The system kiwi measures itself with: two boxes of columns in a window, nested contents, fixed margins.
  @Test
  func `two columns share a window between their least widths and heights`() throws {
    var system = LinearSystem()
    let width = system.addVariable()
    let first = system.addVariable()
    let second = system.addVariable()
    let gap = system.addVariable()
    try system.addConstraint([Term(first), Term(gap), Term(second), Term(width, -1)], .equal, -20)
    try system.addConstraint([Term(gap)], .greaterThanOrEqual, 8)
    try system.addConstraint([Term(gap)], .equal, 8, priority: Priority(600))
    for column in [first, second] { try system.addConstraint([Term(column)], .greaterThanOrEqual, 100) }
    try system.addConstraint([Term(first), Term(second, -2)], .equal, 0, priority: Priority(400))
    try system.addConstraint([Term(first)], .lessThanOrEqual, 300, priority: Priority(500))
    var solver = Solver(system)
    for (window, expected) in [
      (268.0, [140.0, 100]), (628, [300, 300]), (388, [240, 120]), (728, [300, 400]),
    ] {
      try solver.suggest(width, window)
      let solution = solver.solve()
      #expect(solution.conflicts.isEmpty)
      #expect(abs(solution[first] - expected[0]) < 1e-9)
      #expect(abs(solution[second] - expected[1]) < 1e-9)
    }
  }

  @Test
  func `independent conflicts are all found`() throws {
    var system = LinearSystem()
    var expected: [Conflict] = []
    for index in 0..<20 {
      let x = system.addVariable()
      let y = system.addVariable()
      let first = try system.addConstraint([Term(x), Term(y, -1)], .equal, Double(index))
      let second = try system.addConstraint([Term(x)], .lessThanOrEqual, 0)
      let third = try system.addConstraint([Term(y)], .greaterThanOrEqual, 1)
      expected.append(Conflict(broken: third, with: [first, second]))
    }
    var solver = Solver(system)
    #expect(solver.solve().conflicts == expected)
  }

  @Test
  func `the answer does not depend on the order of addition`() throws {
    let rows: [(coefficients: [Double], relation: Relation, constant: Double, priority: Double)] = [
      ([1, 1, 1], .equal, 100, 1000), ([1, 0, 0], .greaterThanOrEqual, 50, 750),
      ([0, 1, 0], .greaterThanOrEqual, 50, 750), ([0, 0, 1], .greaterThanOrEqual, 50, 750),
    ]
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
      var system = LinearSystem()
      let variables = (0..<3).map { _ in system.addVariable() }
      for index in order {
        try system.addConstraint(
          zip(variables, rows[index].coefficients).map { Term($0, $1) }, rows[index].relation,
          rows[index].constant, priority: Priority(rows[index].priority), rank: index)
      }
      var solver = Solver(system)
      #expect(solver.solve().values == [50, 50, 0])
    }
  }
}
