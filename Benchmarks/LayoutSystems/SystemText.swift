import ConstraintSolver
import Foundation

/// A system in the text format of `SolverBenchmark`: the size of its root apart from its rows.
struct SystemText {
  let lines: String

  /// The index of the root's width among the variables; its height comes next.
  private static let width = 2

  /// nil of a system whose root has no size.
  init?(_ system: LinearSystem, _ number: Int, label: String) {
    var rows: [String] = []
    var size: [Int: Double] = [:]
    for index in 0..<system.constraintCount {
      guard let row = system.constraint(at: index), let first = row.terms.first else { continue }
      let variable = first.variable.index
      if row.terms.count == 1, row.relation == .equal, row.priority.isRequired, first.coefficient == 1,
        (Self.width...Self.width + 1).contains(variable), size[variable] == nil
      {
        size[variable] = row.constant
      } else {
        rows.append(Self.line(row, rows.count))
      }
    }
    guard let width = size[Self.width], let height = size[Self.width + 1] else { return nil }
    let name = label.replacingOccurrences(of: " ", with: "_")
    let views = system.variableCount / 4
    let head = [
      "S \(number) \(views) \(system.variableCount) \(rows.count) 0 \(name)",
      "E \(Self.width) \(Self.width + 1) \(width) \(height)",
    ]
    lines = (head + rows + [".", ""]).joined(separator: "\n")
  }

  private static func line(_ row: Constraint, _ index: Int) -> String {
    // Strengths of the peer are powers of ten of the priority.
    let strength = row.priority.isRequired ? 1_001_001_000 : pow(10, 8 * row.priority.value / 1000)
    let relation =
      switch row.relation {
      case .lessThanOrEqual: -1
      case .equal: 0
      case .greaterThanOrEqual: 1
      }
    let terms = row.terms.map { "\($0.variable.index) \($0.coefficient)" }.joined(separator: " ")
    return "C \(index) \(strength) \(relation) \(-row.constant) \(row.terms.count) \(terms)"
  }
}
