extension Reduction {
  /// Finds required constraints that contradict each other, several sets at once if there are any.
  ///
  /// - Returns: Irreducible sets of places among those asked about, in order; none where all can hold together.
  mutating func contradictions(_ system: borrowing LinearSystem, _ constraints: [Int32]) -> [[Int]] {
    isExplaining = true
    defer { isExplaining = false }
    order.removeAll()
    for constraint in constraints { order.append(constraint) }
    reduceOrdered(system)
    for index in 0..<failures.count {
      addEvidence(failures[index], 1)
      endEvidence()
    }
    quantityValues.fill(0, count: quantityVariables.count)
    isOpen.fill(false, count: quantityVariables.count)
    groupItems()
    groupQuantities()
    for part in 0..<(partStarts.count - 1) {
      solve(part: part)
      endEvidence()
    }
    var result: [[Int]] = []
    var start = 0
    for index in 0..<evidenceEnds.count {
      result.append(membersOfEvidence(system, start..<Int(evidenceEnds[index])))
      start = Int(evidenceEnds[index])
    }
    return result
  }

  /// Closes the evidence of one contradiction, if there is any.
  private mutating func endEvidence() {
    let last = evidenceEnds.isEmpty ? 0 : evidenceEnds[evidenceEnds.count - 1]
    if Int32(evidence.count) > last { evidenceEnds.append(Int32(evidence.count)) }
  }

  private mutating func addEvidence(_ constraint: Int32, _ multiplier: Double) {
    evidence.append(Evidence(constraint: constraint, multiplier: multiplier))
  }

  private mutating func addEvidence(_ item: CostItem, _ multiplier: Double) {
    addEvidence(order[item.place], multiplier * (item.isReversed ? -1 : 1) / item.weight)
  }

  /// The last item of a range on one quantity contradicts the one with the tightest opposite end.
  mutating func explainInterval(_ range: ClosedRange<Int>) {
    let last = partItems[range.upperBound]
    var other: CostItem?
    // An item that is both ends may contradict at either one.
    for index in range.lowerBound..<range.upperBound {
      let item = partItems[index]
      let tolerance = Tableau.tolerance(at: last.position)
      let contradicts =
        (last.isLower && item.isUpper && item.position < last.position - tolerance)
        || (last.isUpper && item.isLower && item.position > last.position + tolerance)
      if contradicts {
        other = item
        break
      }
    }
    guard let other else { return }
    addEvidence(last, 1)
    addEvidence(other, -1)
  }

  /// Brings violated items of a level into their domains one by one until one cannot: its row says why.
  mutating func explainTableau(_ range: Range<Int>) {
    var violated: [CostItem] = []
    for index in range {
      let item = levelItems[index]
      if isViolated(item) { violated.append(item) } else { restrictDomain(item) }
    }
    for item in violated.sorted(by: { $0.place < $1.place }) {
      if let other = range.first(where: { contradicts(levelItems[$0], item) }) {
        addEvidence(item, 1)
        addEvidence(levelItems[other], -1)
        return
      }
      tableau.removeCosts()
      tableau.costs.add(item)
      tableau.minimize()
      if isViolated(item) {
        explainRow(of: item, range)
        return
      }
      restrictDomain(item)
    }
  }

  /// Whether an item that already restricts its quantity's domain excludes all that another allows.
  private func contradicts(_ item: CostItem, _ other: CostItem) -> Bool {
    let tolerance = Tableau.tolerance(at: other.position)
    if item.quantity != other.quantity { return false }
    if other.isLower && item.isUpper && item.position < other.position - tolerance {
      return tableau.upper[item.quantity] == item.position
    }
    if other.isUpper && item.isLower && item.position > other.position + tolerance {
      return tableau.lower[item.quantity] == item.position
    }
    return false
  }

  private func isViolated(_ item: CostItem) -> Bool {
    let excess = tableau.values[item.quantity] - item.position
    let tolerance = Tableau.tolerance(at: item.position)
    return (item.isLower && excess < -tolerance) || (item.isUpper && excess > tolerance)
  }

  private mutating func restrictDomain(_ item: CostItem) {
    if item.isLower { tableau.lower[item.quantity] = max(tableau.lower[item.quantity], item.position) }
    if item.isUpper { tableau.upper[item.quantity] = min(tableau.upper[item.quantity], item.position) }
  }

  private mutating func explainRow(of item: CostItem, _ range: Range<Int>) {
    addEvidence(item, 1)
    let row = tableau.rows[item.quantity]
    if row < 0 { return }
    let isBelow = tableau.values[item.quantity] < item.position
    tableau.coefficients.gather(row: row)
    for place in 0..<tableau.coefficients.row.count {
      let coefficient = tableau.coefficients.row.coefficients[place]
      if coefficient.magnitude <= Tableau.costTolerance { continue }
      let quantity = tableau.columnQuantities[tableau.coefficients.row.places[place]]
      let isAtUpper = (coefficient > 0) == isBelow
      let end = isAtUpper ? tableau.upper[quantity] : tableau.lower[quantity]
      for index in range {
        let owner = levelItems[index]
        if owner.quantity != quantity || owner.position != end { continue }
        if isAtUpper ? owner.isUpper : owner.isLower {
          addEvidence(owner, -coefficient)
          break
        }
      }
    }
  }

  /// The constraints of some evidence and the required equalities that tie them to each other.
  private mutating func membersOfEvidence(
    _ system: borrowing LinearSystem, _ range: Range<Int>
  ) -> [Int] {
    shareSums.fill(0, count: elimination.variableCount)
    shareSizes.fill(0, count: elimination.variableCount)
    isMember.fill(false, count: system.constraintCount)
    for index in range {
      let share = evidence[index]
      isMember[share.constraint] = true
      elimination.expand(system, system.terms(of: Int(share.constraint)))
      for place in 0..<elimination.resultFixed.count {
        let part = share.multiplier * elimination.resultFixedCoefficients[place]
        let tag = elimination.resultFixed[place]
        shareSums[tag] += part
        shareSizes[tag] = max(shareSizes[tag], part.magnitude)
      }
    }
    for index in 0..<parameters.count {
      let tag = parameterTags[index]
      if shareSums[tag].magnitude > 1e-9 * shareSizes[tag] { isMember[parameters[index]] = true }
    }
    var result: [Int] = []
    for place in 0..<order.count where isMember[order[place]] { result.append(place) }
    return result
  }
}
