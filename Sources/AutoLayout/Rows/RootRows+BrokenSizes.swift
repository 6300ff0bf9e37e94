import ConstraintSolver
import SceneModel

extension RootRows {
  /// The sizes among broken rows: constraints of the document that set a size by a number.
  ///
  /// They are approached still, other broken rows have no more say (InterfaceBuilder.md#broken-sizes).
  func sizes(among conflicts: [Conflict]) -> [ConstraintID] {
    conflicts.map(\.broken).filter { row in
      guard case .constraint(let index) = system.origins[row.index] else { return false }
      return tree.constraints[index].second == nil
    }
  }
}

extension LinearSystem {
  /// The indices of the rows that are broken and have no more say: they are required still.
  func brokenRows(in solution: Solution) -> Set<Int> {
    Set(
      solution.conflicts.lazy.map(\.broken.index).filter { constraint(at: $0)?.priority.isRequired ?? true })
  }
}
