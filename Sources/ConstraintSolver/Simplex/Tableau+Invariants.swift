extension Tableau {
  /// Whether numbers are so large or small that what cancels is lost in rounding, or that they overflow.
  private var hasExtremeNumbers: Bool {
    func isExtreme(_ number: Double) -> Bool {
      number != 0 && !(number.magnitude > 1e-12 && number.magnitude < 1e12) && number.magnitude != .infinity
    }
    func isExtreme(unknown: Int32) -> Bool {
      !values[unknown].isFinite || isExtreme(values[unknown]) || isExtreme(lower[unknown])
        || isExtreme(upper[unknown])
    }
    for column in 0..<columnCount where isExtreme(unknown: nonbasic[column]) { return true }
    for row in 0..<Int32(rowCount) {
      var isFound = isExtreme(unknown: basic[row]) || isExtreme(rowConstants[row])
      coefficients.forEach(in: row) { column, coefficient in
        let product = coefficient * values[nonbasic[column]]
        if !product.isFinite || isExtreme(coefficient) || isExtreme(product) { isFound = true }
      }
      if isFound { return true }
    }
    return false
  }

  /// Notes whether there are extreme numbers now.
  mutating func noteExtremeNumbers() -> Bool {
    hadExtremeNumbers = hadExtremeNumbers || hasExtremeNumbers
    return true
  }

  /// Whether the tableau is what it promises, or has had numbers with which it cannot be.
  mutating func isSound() -> Bool {
    _ = noteExtremeNumbers()
    return hadExtremeNumbers || holdsInvariants()
  }

  /// Whether the tableau is what it promises: every unknown basic or not, the rows true, the rest in domain.
  ///
  /// Checked in debug builds, after steps that `Tableau.minimize` chooses.
  func holdsInvariants() -> Bool {
    if !coefficients.holdsInvariants() { return false }
    for row in 0..<Int32(rowCount) where rows[basic[row]] != row { return false }
    for column in 0..<columnCount {
      let unknown = nonbasic[column]
      if rows[unknown] >= 0 || !values[unknown].isFinite { return false }
      let tolerance = 10 * Self.tolerance(at: values[unknown])
      if values[unknown] < lower[unknown] - tolerance || values[unknown] > upper[unknown] + tolerance {
        return false
      }
    }
    for row in 0..<Int32(rowCount) {
      var sum = rowConstants[row]
      var size = sum.magnitude
      coefficients.forEach(in: row) { column, coefficient in
        let product = coefficient * values[nonbasic[column]]
        sum += product
        size += product.magnitude
      }
      let unknown = basic[row]
      let segment = segments[unknown]
      if segment < 0 || segment > costs[unknown].end - costs[unknown].start { return false }
      // Values move with the steps and are computed anew from time to time; see `refreshValues`.
      if (values[unknown] - sum).magnitude > 1e-6 * (1 + size) { return false }
    }
    return true
  }
}
