import ConstraintSolver
import SceneModel

extension RootRows {
  /// The sizes among broken rows: constraints of the document that set a size by a number.
  ///
  /// They are still approached; other broken rows no longer count (InterfaceBuilder.md#broken-sizes).
  func sizes(among conflicts: [Conflict]) -> [ConstraintID] {
    conflicts.map(\.broken).filter { row in
      guard case .constraint(let index) = system.origins[row.index] else { return false }
      return tree.constraints[index].second == nil
    }
  }
}

extension LinearSystem {
  /// The indices of the broken rows that no longer count: they are still required.
  func brokenRows(in solution: Solution) -> Set<Int> {
    Set(
      solution.conflicts.lazy.map(\.broken.index).filter { constraint(at: $0)?.priority.isRequired ?? true })
  }
}
