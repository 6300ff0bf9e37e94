extension Simplex {
  /// Brings a component's required bounds into their domains in the order of ranks; the row of one that
  /// cannot says why.
  mutating func certify(
    _ range: Range<Int>, _ components: inout Components, _ reduced: ReducedSystem,
    _ levels: inout LevelQueue, into certificates: inout Certificates
  ) {
    let columnCount = components.putColumnsFirst(range, reduced.unknowns)
    fill(range, columnCount: columnCount, rowEnd: range.upperBound, &components, reduced.unknowns)
    levels.fill(components, range, leastPriority: Priority.required.value)
    if levels.count == 0 { return }
    levels.sortByLevel()
    minimize(levels.bounds, 0..<levels.count)
    levels.sortForTies()
    var owners = BoundOwners()
    for index in 0..<levels.count {
      let bound = levels.bounds[index]
      if tableau.isExhausted { return }
      if tableau.violates(bound) {
        owners.find(in: levels.bounds)
        let earlier = owners.bounds(of: bound.unknown, before: index)
        tableau.coefficients.work += earlier.count
        if let other = earlier.first(where: { excludes(levels.bounds[$0], bound) }) {
          certificates.add(bound, against: levels.bounds[other], reduced.ranked)
          continue
        }
        tableau.removeCosts()
        tableau.costs.add(bound)
        tableau.minimize()
        if tableau.isExhausted { return }
        if tableau.violates(bound) {
          certifyRow(of: bound, at: index, levels.bounds, owners, reduced.ranked, into: &certificates)
          continue
        }
      }
      tableau.restrictDomain(bound)
    }
  }

  /// Whether a bound that restricts its unknown's domain excludes all that another one of it allows.
  private func excludes(_ bound: Bound, _ other: Bound) -> Bool {
    let tolerance = Tableau.tolerance(at: other.position)
    if other.isLower && bound.isUpper && bound.position < other.position - tolerance {
      return tableau.upper[bound.unknown] == bound.position
    }
    if other.isUpper && bound.isLower && bound.position > other.position + tolerance {
      return tableau.lower[bound.unknown] == bound.position
    }
    return false
  }

  /// Adds a bound that cannot hold, and for each nonbasic unknown of its row the first bound that keeps it
  /// from moving further.
  private mutating func certifyRow(
    of bound: Bound, at index: Int, _ bounds: FlatArray<Bound>, _ owners: BoundOwners,
    _ ranked: FlatArray<Int32>, into certificates: inout Certificates
  ) {
    certificates.add(bound, 1, ranked)
    let row = tableau.rows[bound.unknown]
    let isBelow = tableau.values[bound.unknown] < bound.position
    if row >= 0 { tableau.coefficients.gather(row: row) }
    for entry in 0..<(row < 0 ? 0 : tableau.coefficients.row.count) {
      let coefficient = tableau.coefficients.row.coefficients[entry]
      if coefficient.magnitude <= Tableau.costTolerance { continue }
      let unknown = tableau.nonbasic[tableau.coefficients.row.positions[entry]]
      let isAtUpper = (coefficient > 0) == isBelow
      let end = isAtUpper ? tableau.upper[unknown] : tableau.lower[unknown]
      let earlier = owners.bounds(of: unknown, before: index)
      tableau.coefficients.work += earlier.count
      if tableau.isExhausted { break }
      for index in earlier {
        let owner = bounds[index]
        if owner.position != end { continue }
        if isAtUpper ? owner.isUpper : owner.isLower {
          certificates.add(owner, -coefficient, ranked)
          break
        }
      }
    }
    certificates.close()
  }
}

/// The bounds of each unknown in their order, once they are asked for.
private struct BoundOwners {
  private var indices: [Int32: [Int]] = [:]

  /// Finds the bounds of the unknowns, unless they are known.
  mutating func find(in bounds: FlatArray<Bound>) {
    if !indices.isEmpty { return }
    for index in 0..<bounds.count { indices[bounds[index].unknown, default: []].append(index) }
  }

  /// The indices of an unknown's bounds that come before one.
  func bounds(of unknown: Int32, before index: Int) -> some Collection<Int> {
    (indices[unknown] ?? []).prefix { $0 < index }
  }
}
