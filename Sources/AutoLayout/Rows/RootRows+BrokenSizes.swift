import ConstraintSolver
import SceneModel

extension RootRows {
  /// The sizes among broken rows: constraints of the document that set a size by a number, and content that
  /// is to be no smaller.
  ///
  /// They are still approached; other broken rows no longer count (InterfaceBuilder.md#broken-sizes).
  func sizes(among conflicts: [Conflict]) -> [ConstraintID] {
    conflicts.map(\.broken).filter { row in
      switch system.origins[row.index] {
      case .constraint(let index): tree.constraints[index].second == nil
      case .compressionResistance: true
      default: false
      }
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
