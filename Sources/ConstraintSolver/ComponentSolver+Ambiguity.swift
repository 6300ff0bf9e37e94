extension ComponentSolver {
  /// Two solutions, and for each free variable two of its values, from the variables' extremes.
  ///
  /// To be asked when the levels are minimized and ties are not decided.
  mutating func spread() -> (first: [Double], second: [Double], witnesses: [(Double, Double)?]) {
    let first = variables.indices.map { tableau.values[$0] }
    var second = first
    var witnesses = Array(repeating: nil as (Double, Double)?, count: variables.count)
    if tableau.columnCount == 0 { return (first, second, witnesses) }
    var differs = false
    for quantity in variables.indices
    where witnesses[quantity] == nil && tableau.lower[quantity] < tableau.upper[quantity] {
      for sign in [1.0, -1] {
        // Beyond both ends of the domain, so the minimum is an extreme or unbounded.
        let far = sign * 4e9 * (1 + first[quantity].magnitude)
        approach(quantity, far)
        for other in variables.indices where witnesses[other] == nil {
          let value = tableau.values[other]
          if (value - first[other]).magnitude <= 1e-6 * (1 + first[other].magnitude) { continue }
          witnesses[other] = (first[other], value)
          if !differs { second = variables.indices.map { tableau.values[$0] } }
          differs = true
        }
        if witnesses[quantity] != nil { break }
      }
    }
    return (first, second, witnesses)
  }
}
