import ConstraintSolver
import Foundation

/// A linear system read from a text file of systems.
///
/// A line `S index views variables rows total label` starts a system, `E width height W H` names the
/// variables of the root's size and their values,
/// `C tag strength relation constant count (variable coefficient)…` is a row (the sum plus the constant
/// relates to zero; 0 is equal, 1 at least, -1 at most), and `.` ends the system.
struct RecordedSystem {
  struct Row {
    var relation: Relation
    var constant: Double
    var priority: Priority
    var terms: Range<Int>
  }

  var label = ""
  var viewCount = 0
  var variableCount = 0
  var rows: [Row] = []
  /// The terms of all rows.
  var terms: [(variable: Int, coefficient: Double)] = []
  var widthVariable = 0
  var heightVariable = 0
  var width = 0.0
  var height = 0.0

  /// Reads all systems of a file.
  static func read(path: String) throws -> [RecordedSystem] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var systems: [RecordedSystem] = []
    var current = RecordedSystem()
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      switch fields.first {
      case "S":
        current = RecordedSystem()
        current.viewCount = Int(fields[2]) ?? 0
        current.variableCount = Int(fields[3]) ?? 0
        current.label = fields.count > 6 ? String(fields[6]) : ""
      case "E":
        current.widthVariable = Int(fields[1]) ?? 0
        current.heightVariable = Int(fields[2]) ?? 0
        current.width = Double(fields[3]) ?? 0
        current.height = Double(fields[4]) ?? 0
      case "C": current.readRow(fields)
      case ".": systems.append(current)
      default: break
      }
    }
    return systems
  }

  private mutating func readRow(_ fields: [Substring]) {
    let strength = Double(fields[2]) ?? 0
    let sign = Int(fields[3]) ?? 0
    let start = terms.count
    for index in stride(from: 6, to: fields.count - 1, by: 2) {
      terms.append((Int(fields[index]) ?? 0, Double(fields[index + 1]) ?? 0))
    }
    // Strengths of the peer are powers of ten of the priority, here without the error of the power.
    let priority = strength >= 1_001_001_000 ? 1000 : (1e12 * log10(strength) / 8).rounded() / 1e9
    rows.append(
      Row(
        relation: sign == 0 ? .equal : sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
        constant: -(Double(fields[4]) ?? 0), priority: Priority(priority), terms: start..<terms.count))
  }

  /// Adds the system to a solver.
  ///
  /// - Parameter isEdited: Whether the root's size is an edit variable with a suggested value, not fixed.
  func add(to solver: inout Solver, isEdited: Bool = false) throws {
    solver.removeAll()
    solver.addVariables(variableCount)
    var buffer: [8 of Term] = .init(repeating: Term(solver.variable(0)))
    for row in rows {
      if row.terms.count > 8 {
        let all = terms[row.terms].map { Term(solver.variable($0.variable), $0.coefficient) }
        try solver.addConstraint(all, row.relation, row.constant, priority: row.priority)
        continue
      }
      var count = 0
      for index in row.terms {
        buffer[count] = Term(solver.variable(terms[index].variable), terms[index].coefficient)
        count += 1
      }
      try solver.addConstraint(
        buffer.span.extracting(first: count), row.relation, row.constant, priority: row.priority)
    }
    for (index, value) in [(widthVariable, width), (heightVariable, height)] {
      let variable = solver.variable(index)
      if isEdited {
        try solver.suggest(variable, value)
      } else {
        try solver.addConstraint(CollectionOfOne(Term(variable)).span, .equal, value)
      }
    }
  }
}
