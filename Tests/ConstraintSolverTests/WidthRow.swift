import ConstraintSolver

/// Widths in a row that fill a window, each preferred as wide as the one before it and as wide as its
/// content.
struct WidthRow {
  var system = LinearSystem()
  var widths: [Variable] = []

  /// - Parameters:
  ///   - total: The window's width, of contents that are about 70 wide.
  ///   - priority: That of a width being as wide as the one before it, by index.
  init(count: Int, total: Double, priority: (Int) -> Int) throws {
    widths = (0..<count).map { _ in system.addVariable() }
    try system.addConstraint(widths.map { Term($0) }, .equal, total)
    for (index, width) in widths.enumerated() {
      let content = Double(20 + index * 37 % 101)
      try system.addConstraint([Term(width)], .greaterThanOrEqual, 1)
      try system.addConstraint(
        [Term(width)], .greaterThanOrEqual, content, priority: Priority(Double(750 - index % 4)))
      try system.addConstraint(
        [Term(width)], .lessThanOrEqual, content, priority: Priority(Double(250 + index % 3)))
      if index == 0 { continue }
      try system.addConstraint(
        [Term(width), Term(widths[index - 1], -1)], .equal, 0, priority: Priority(Double(priority(index))))
    }
  }
}
