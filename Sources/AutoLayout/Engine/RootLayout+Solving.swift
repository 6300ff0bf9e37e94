import Controls
import ConstraintSolver
import SceneModel

extension RootLayout {
  /// How often the rows are written anew. Four passes end all but loops, which keep the last answer.
  private static let passLimit = 4

  /// What the rows of the last pass are, what came out, and the solver that found it.
  struct LastPass: ~Copyable {
    let rows: RootRows
    let solution: Solution
    let geometry: Geometry
    var solver: Solver
  }

  /// Lays the root out.
  consuming func solve() -> SolvedRoot {
    var pass = lastPass()
    let ambiguity = pass.solver.freeVariables()
    return SolvedRoot(
      layout: self, rows: pass.rows, solution: pass.solution, geometry: pass.geometry,
      openVariables: ambiguity.variables.map(\.index), unfinished: ambiguity.unfinished)
  }

  /// Writes the rows and solves them until nothing changes.
  ///
  /// Text that wraps is as high as its width makes it, and margins and safe areas of nested views depend on where they
  /// lie; so a pass takes what the pass before found. Where that is what it took itself, its rows would be the same, and
  /// there is no further pass.
  func lastPass() -> LastPass {
    var input = input(after: nil, previous: nil)
    let priorities = tree.views.indices.map { contentPriorities($0, input.contentSizes[$0]) }
    var previous: Geometry?
    var count = 1
    while true {
      var rows = RootRows(self, input, priorities)
      var solver = Solver(rows.system.linear, limits: limits)
      let solution = rows.solve(with: &solver)
      let geometry = rows.geometry(solution)
      // What is unfinished would be so again.
      let next =
        solution.unfinished != nil || count == Self.passLimit
        ? input : self.input(after: geometry, previous: input)
      if next == input || previous.map({ geometry.isClose(to: $0) }) ?? false {
        return LastPass(rows: rows, solution: solution, geometry: geometry, solver: solver)
      }
      previous = geometry
      input = next
      count += 1
    }
  }

  private func contentPriorities(_ index: Int, _ size: ContentSize) -> ContentPriorities? {
    guard tree.views[index].parent >= 0, tree.views[index].isLaidOut, size.width != nil || size.height != nil
    else { return nil }
    return ContentPriorities(index, of: tree)
  }
}

extension RootRows {
  /// Where a solution puts the views, and how large the content of scroll views is.
  fileprivate func geometry(_ solution: Solution) -> Geometry {
    var geometry = Geometry(rects: tree.views.indices.map { solution.rect(box($0)) })
    for index in tree.views.indices where tree.views[index].kind == .scrollView {
      geometry.contentSizes[index] = system.contentBox(index).map { solution.rect($0).size }
    }
    return geometry
  }

  /// Solves the rows, and once more with broken sizes relaxed to a priority below what is required.
  fileprivate mutating func solve(with solver: inout Solver) -> Solution {
    let first = solver.solve()
    guard !first.conflicts.isEmpty, first.unfinished == nil else { return first }
    let sizes = sizes(among: first.conflicts)
    guard !sizes.isEmpty else { return first }
    for size in sizes { relax(size, &solver) }
    system.linear = solver.system
    var solution = solver.solve()
    solution.conflicts = first.conflicts
    return solution
  }

  private mutating func relax(_ row: ConstraintID, _ solver: inout Solver) {
    do throws(SolverError) {
      try solver.setPriority(row, Priority(RowPriority.brokenSize))
    } catch {
      system.note(error, of: row)
    }
  }
}

extension Solution {
  fileprivate func rect(_ box: RowSystem.Box) -> Rect {
    Rect(x: self[box.x], y: self[box.y], width: self[box.width], height: self[box.height])
  }
}
