extension Tableau {
  /// Whether the tableau is what it promises: every quantity basic or not, the rows true, the rest in domain.
  ///
  /// Checked after each step in debug builds.
  func holdsInvariants() -> Bool {
    if !coefficients.holdsInvariants() { return false }
    for row in 0..<Int32(rowCount) where rows[rowQuantities[row]] != row { return false }
    for column in 0..<columnCount {
      let quantity = columnQuantities[column]
      if rows[quantity] >= 0 || !values[quantity].isFinite { return false }
      let tolerance = 10 * Self.tolerance(at: values[quantity])
      if values[quantity] < lower[quantity] - tolerance || values[quantity] > upper[quantity] + tolerance {
        return false
      }
    }
    for row in 0..<Int32(rowCount) {
      var sum = rowConstants[row]
      var size = sum.magnitude
      coefficients.forEach(in: row) { column, coefficient in
        let part = coefficient * values[columnQuantities[column]]
        sum += part
        size += part.magnitude
      }
      let quantity = rowQuantities[row]
      let segment = segments[quantity]
      if segment < 0 || segment > costs.ends[quantity] - costs.starts[quantity] { return false }
      // Values move with the steps and are computed anew from time to time; see `refreshValues`.
      if (values[quantity] - sum).magnitude > 1e-6 * (1 + size) { return false }
    }
    return true
  }
}
