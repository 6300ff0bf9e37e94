extension Tableau {
  /// Whether an unknown's value is outside what a bound allows.
  func violates(_ bound: Bound) -> Bool {
    let excess = values[bound.unknown] - bound.position
    let tolerance = Self.tolerance(at: bound.position)
    return (bound.isLower && excess < -tolerance) || (bound.isUpper && excess > tolerance)
  }

  /// Narrows the domain of a bound's unknown to where the bound holds.
  mutating func restrictDomain(_ bound: Bound) {
    if bound.isLower { lower[bound.unknown] = max(lower[bound.unknown], bound.position) }
    if bound.isUpper { upper[bound.unknown] = min(upper[bound.unknown], bound.position) }
  }

  /// Narrows the domain of a bound's unknown to where the bound holds, if it does now.
  mutating func keep(_ bound: Bound) -> Bool {
    let unknown = bound.unknown
    let excess = values[unknown] - bound.position
    let tolerance = rows[unknown] < 0 ? 0 : Self.tolerance(at: bound.position)
    if (bound.isLower && excess < -tolerance) || (bound.isUpper && excess > tolerance) { return false }
    if bound.isLower && bound.position > lower[unknown] { lower[unknown] = bound.position }
    if bound.isUpper && bound.position < upper[unknown] { upper[unknown] = bound.position }
    return true
  }

  /// Narrows every domain to where the total cost just minimized stays least, and drops what cannot move.
  mutating func keepOptimal() {
    for entry in 0..<costs.unknowns.count {
      let unknown = costs.unknowns[entry]
      if rows[unknown] < 0 { continue }
      let start = segmentEnd(of: unknown, upward: false).end
      upper[unknown] = segmentEnd(of: unknown, upward: true).end
      lower[unknown] = start
    }
    droppedColumns.removeAll()
    coefficients.work += candidateCount
    for position in 0..<candidateCount {
      let column = candidate(position)
      let unknown = nonbasic[column]
      let right = slopeRight(of: unknown) + reducedCosts[column]
      let left = slopeLeft(of: unknown) + reducedCosts[column]
      let end = right > Self.costTolerance ? values[unknown] : nextStop(of: unknown, upward: true).end
      let start = left < -Self.costTolerance ? values[unknown] : nextStop(of: unknown, upward: false).end
      lower[unknown] = start
      upper[unknown] = end
      if start >= end { droppedColumns.append(column) }
    }
    if coefficients.isSparse { droppedColumns.sort(0..<droppedColumns.count, by: <) }
    dropColumns()
  }
}
