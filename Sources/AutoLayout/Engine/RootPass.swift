import ConstraintSolver
import SceneModel

/// One pass of a root's layout: the rows that were written, their solver, and what came out.
///
/// A class, since a list of passes holds it and a solver is not copied.
final class RootPass {
  private(set) var input: PassInput
  private(set) var geometry: Geometry
  private(set) var solution = Solution()
  /// The rows without their numbers, which the solver has.
  private(set) var written: RootRows
  private var solver: Solver
  /// Of each constraint its row, once it is asked for.
  private var rowsOfConstraints: [Int] = []
  /// Whether broken sizes are relaxed in the solver: then its rows are others than were written.
  private(set) var isRelaxed = false

  /// Writes the rows of a root and solves them.
  init(_ layout: borrowing RootLayout, _ input: PassInput, _ priorities: [ContentPriorities?]) {
    self.input = input
    written = RootRows(layout, input, priorities)
    solver = Solver(written.system.linear, limits: layout.limits)
    written.system.linear = LinearSystem()
    geometry = Geometry(rects: [])
    solve()
  }

  /// Writes the rows anew and solves them by the solver that there is.
  func rewrite(_ layout: borrowing RootLayout, _ input: PassInput, _ priorities: [ContentPriorities?]) {
    self.input = input
    written = RootRows(layout, input, priorities)
    rowsOfConstraints = []
    solver.replaceSystem(written.system.linear)
    written.system.linear = LinearSystem()
    solve()
  }

  /// Gives constraints other constants, for the next ``solve()``.
  ///
  /// - Returns: Whether each is in a row that takes it. If not, the rows must be written anew.
  func setConstants(_ constants: [Int: Double], _ tree: borrowing ViewTree) -> Bool {
    if rowsOfConstraints.isEmpty { rowsOfConstraints = readRowsOfConstraints(tree.constraints.count) }
    for (index, constant) in constants {
      var constraint = tree.constraints[index]
      constraint.constant = constant
      guard let sides = written.sides(of: constraint), rowsOfConstraints[index] >= 0 else { return false }
      do throws(SolverError) {
        try solver.setConstant(
          ConstraintID(index: rowsOfConstraints[index]), sides.right.constant - sides.left.constant)
      } catch {
        return false
      }
    }
    return true
  }

  /// Of each constraint its row, -1 of one without.
  private func readRowsOfConstraints(_ count: Int) -> [Int] {
    var rows = Array(repeating: -1, count: count)
    for (row, origin) in written.system.origins.enumerated() {
      if case .constraint(let index) = origin { rows[index] = row }
    }
    return rows
  }

  /// The rows with their numbers.
  var rows: RootRows {
    var rows = written
    rows.system.linear = solver.system
    return rows
  }

  /// Whether the solver refused rows.
  var hasRefusedRows: Bool { !written.system.refused.isEmpty }

  /// The variables that the rows leave open, and how far the search came.
  func freeVariables() -> Ambiguity { solver.freeVariables() }

  /// Solves the rows, and once more with broken sizes relaxed to a priority below what is required.
  func solve() {
    isRelaxed = false
    solver.solve(into: &solution)
    if !solution.conflicts.isEmpty, solution.unfinished == nil {
      let conflicts = solution.conflicts
      let sizes = written.sizes(among: conflicts)
      if !sizes.isEmpty {
        for size in sizes { relax(size) }
        isRelaxed = true
        solver.solve(into: &solution)
        solution.conflicts = conflicts
      }
    }
    geometry = written.system.geometry(solution)
  }

  private func relax(_ row: ConstraintID) {
    do throws(SolverError) {
      try solver.setPriority(row, Priority(RowPriority.brokenSize))
    } catch {
      written.system.note(error, of: row)
    }
  }
}

extension RowSystem {
  /// The geometry of a solution: the positions of the views and of the guides with boxes of their own, and
  /// the content sizes of scroll views.
  func geometry(_ solution: Solution) -> Geometry {
    var geometry = Geometry(rects: (0..<boxCount).map { solution.rect(box($0)) })
    for view in scrollViews { geometry.contentSizes[view] = contentBox(view).map { solution.rect($0).size } }
    return geometry
  }
}

extension Solution {
  fileprivate func rect(_ box: RowSystem.Box) -> Rect {
    Rect(x: self[box.x], y: self[box.y], width: self[box.width], height: self[box.height])
  }
}
