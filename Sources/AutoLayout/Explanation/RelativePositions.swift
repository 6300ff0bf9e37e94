import ConstraintSolver

/// Turns origins in the root's coordinates into positions in the superviews.
struct RelativePositions {
  /// The variable of the superview's origin, by the variable of each origin; -1 of the root's and of sizes.
  private var parents: [Int]
  /// The variables of origins, superviews before their subviews.
  private var origins: [Int] = []

  init(_ rows: RootRows) {
    parents = Array(repeating: -1, count: rows.system.linear.variableCount)
    for (index, view) in rows.tree.views.enumerated() {
      let box = rows.box(index)
      origins += [box.x.index, box.y.index]
      guard view.parent >= 0 else { continue }
      let superview = rows.box(view.parent)
      parents[box.x.index] = superview.x.index
      parents[box.y.index] = superview.y.index
    }
  }

  /// The values of all variables, origins from those of the superviews.
  func relative(_ values: [Double]) -> [Double] {
    var result = values
    for origin in origins where parents[origin] >= 0 {
      result[origin] = values[origin] - values[parents[origin]]
    }
    return result
  }

  /// The same sum over relative origins, by variable, without terms that cancel.
  func relative(_ terms: [Term]) -> [(variable: Int, coefficient: Double)] {
    var sums: [Int: Double] = [:]
    var size = 0.0
    for term in terms {
      size = max(size, term.coefficient.magnitude)
      var variable = term.variable.index
      while variable >= 0 {
        sums[variable, default: 0] += term.coefficient
        variable = parents[variable]
      }
    }
    return sums.filter { $0.value.magnitude > 1e-9 * size }
      .map { (variable: $0.key, coefficient: $0.value) }
      .sorted { $0.variable < $1.variable }
  }
}
