/// Evidence of contradictions is read off the reduced system, as Farkas' lemma promises it: a constraint in which all
/// variables cancel and that does not hold, two ends of one quantity, or the row of a tableau that cannot reach its
/// domain. The multiples of constraints in such a row add up to what is false.
///
/// The multiples belong to linearly independent constraints, so there is no other such sum of them: all that are not
/// zero are needed, and the set is irreducible.
extension Reduction {
  /// Finds required constraints of a small system that contradict each other.
  ///
  /// - Returns: Irreducible sets of constraints, in order; none where all can hold together.
  mutating func contradictions(_ system: borrowing LinearSystem) -> [[Int]] {
    reduce(system, .tagged)
    collectEvidence(system)
    var result: [[Int]] = []
    for index in 0..<evidenceEnds.count { result.append(membersOfEvidence(system, evidenceRange(index))) }
    return result
  }

  /// Finds the contradictions among what is left of the required constraints.
  mutating func collectEvidence(_ system: borrowing LinearSystem) {
    evidence.removeAll()
    evidenceEnds.removeAll()
    for index in 0..<checks.count where !holds(system, checks[index]) {
      addEvidence(checks[index].constraint, 1)
      endEvidence()
    }
    groupItems()
    groupQuantities()
    for part in 0..<(partStarts.count - 1) {
      let range = Int(partStarts[part])..<Int(partStarts[part + 1])
      if range.count == 1 {
        explainInterval(of: partQuantities[range.lowerBound])
      } else {
        explainTableau(range)
      }
    }
  }

  /// The evidence of one contradiction.
  func evidenceRange(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(evidenceEnds[index - 1]))..<Int(evidenceEnds[index])
  }

  /// Closes the evidence of one contradiction.
  private mutating func endEvidence() { evidenceEnds.append(Int32(evidence.count)) }

  private mutating func addEvidence(_ constraint: Int32, _ multiplier: Double) {
    evidence.append(Evidence(constraint: constraint, multiplier: multiplier))
  }

  private mutating func addEvidence(_ item: CostItem, _ multiplier: Double) {
    addEvidence(order[item.place], multiplier * (item.isReversed ? -1 : 1) / item.weight)
  }

  private mutating func addEvidence(_ one: CostItem, against other: CostItem) {
    addEvidence(one, 1)
    addEvidence(other, -1)
    endEvidence()
  }

  /// Of the required items of one quantity, each that contradicts those before it does so with the tightest of them.
  private mutating func explainInterval(of quantity: Int32) {
    let (start, end) = (Int(itemStarts[quantity]), Int(itemStarts[quantity + 1]))
    if end - start < 2 { return }
    partItems.sort(start..<end, by: CostItem.isDecided(_:before:))
    var interval = Interval()
    var lowest = start
    var highest = start
    for index in start..<end where partItems[index].priority == 1000 {
      let item = partItems[index]
      let before = interval
      if interval.require(item) {
        if interval.lower > before.lower { lowest = index }
        if interval.upper < before.upper { highest = index }
      } else {
        interval = before
        addEvidence(
          item, against: partItems[item.isUpper && item.position < before.lower ? lowest : highest])
      }
    }
  }

  /// Brings the required items of a part into their domains in the order of ranks: the row of each that cannot says why.
  private mutating func explainTableau(_ range: Range<Int>) {
    let variableCount = putVariablesFirst(range)
    fillTableau(range, variableCount: variableCount, leastPriority: 1000)
    if levelItems.isEmpty { return }
    levelItems.sort(0..<levelItems.count, by: CostItem.isMinimized(_:before:))
    minimize(0..<levelItems.count)
    levelItems.sort(0..<levelItems.count, by: CostItem.isDecided(_:before:))
    for index in 0..<levelItems.count {
      let item = levelItems[index]
      if isViolated(item) {
        if let other = (0..<index).first(where: { contradicts(levelItems[$0], item) }) {
          addEvidence(item, against: levelItems[other])
          continue
        }
        tableau.removeCosts()
        tableau.costs.add(item)
        tableau.minimize()
        if tableau.isExhausted { return }
        if isViolated(item) {
          explainRow(of: item, index)
          continue
        }
      }
      if item.isLower { tableau.lower[item.quantity] = max(tableau.lower[item.quantity], item.position) }
      if item.isUpper { tableau.upper[item.quantity] = min(tableau.upper[item.quantity], item.position) }
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

  /// An item that cannot hold, and what keeps each quantity of its row from moving further: the first of the items
  /// before it that set that end.
  private mutating func explainRow(of item: CostItem, _ index: Int) {
    addEvidence(item, 1)
    defer { endEvidence() }
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
      for other in 0..<index {
        let owner = levelItems[other]
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
    return (0..<order.count).map { Int(order[$0]) }.filter { isMember[$0] }
  }
}
