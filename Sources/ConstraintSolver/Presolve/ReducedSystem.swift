/// A system without its required equalities: bounds on unknowns.
///
/// An unknown is a column, which is a free variable, or a row, a sum of columns that a constraint is about.
struct ReducedSystem {
  /// The constraints in force in the order of ranks.
  var ranked: FlatArray<Int32>
  /// The remaining constraints, in the order of ranks.
  var bounds: FlatArray<Bound>
  var unknowns: Unknowns
  /// For each variable, what it is in terms of one unknown, where that was asked.
  var multiples: FlatArray<Multiple>
  /// The left sides of constraints of several terms in terms of one unknown, in the order of ranks.
  var sides: FlatArray<Multiple>
  /// Required constraints in which all variables cancel.
  var checks: FlatArray<Check>
  var dependents: Dependents
  /// The required equalities whose constant may change, and the fixed variables that stand for it.
  var parameters: FlatArray<Int32>
  var parameterTags: FlatArray<Int32>
  /// Whether neither constants have changed nor open variables were added since the reduction.
  var isAsReduced = false

  init(in arena: borrowing Arena) {
    (ranked, bounds, multiples, sides, checks, parameters, parameterTags) = arena.arrays()
    unknowns = Unknowns(in: arena)
    dependents = Dependents(in: arena)
  }

  /// Empties the system for one of that many variables.
  mutating func reset(variableCount: Int) {
    ranked.removeAll()
    bounds.removeAll()
    unknowns.removeAll()
    multiples.fill(Multiple(unknown: Multiple.unresolved), count: variableCount)
    sides.removeAll()
    checks.removeAll()
    dependents.removeAll()
    parameters.removeAll()
    parameterTags.removeAll()
    isAsReduced = true
  }

  /// Whether all constraints hold in which all variables cancel.
  @inline(__always)
  func checksHold(_ system: LinearSystem) -> Bool { checks.isEmpty || allChecksHold(system) }

  @inline(never)
  private func allChecksHold(_ system: LinearSystem) -> Bool {
    for index in 0..<checks.count where !holds(system, checks[index]) { return false }
    return true
  }

  /// Whether a constraint holds in which all variables cancel.
  func holds(_ system: LinearSystem, _ check: Check) -> Bool {
    let record = system.records[Int(check.constraint)]
    let value: Double
    if check.side >= 0 {
      value = sides[check.side].offset
    } else {
      let term = system.terms[Int(record.firstTerm)]
      value = term.coefficient * multiples[term.variable].offset
    }
    let excess = value - record.constant
    // As it mostly is after a change of constants.
    if excess == 0 { return true }
    let tolerance = 1e-9 + 1e-12 * max(check.size, value.magnitude, record.constant.magnitude)
    return switch record.relation {
    case .lessThanOrEqual: excess <= tolerance
    case .equal: excess.magnitude <= tolerance
    case .greaterThanOrEqual: excess >= -tolerance
    }
  }

  /// The value of a bound's unknown from which its constraint's violation counts, by the constants of now.
  func position(_ system: LinearSystem, of bound: Bound) -> Double {
    let record = system.records[Int(ranked[bound.order])]
    if bound.side >= 0 {
      return (record.constant - sides[bound.side].offset) / sides[bound.side].scale
    }
    let term = system.terms[Int(record.firstTerm)]
    let multiple = multiples[term.variable]
    return (record.constant - term.coefficient * multiple.offset) / (term.coefficient * multiple.scale)
  }

  /// Moves the offsets that depend on fixed variables.
  mutating func updateOffsets(_ elimination: Elimination) {
    dependents.update(elimination, sides: &sides, variables: &multiples)
  }

  /// Moves one of the offsets that depend on fixed variables.
  @inline(__always)
  mutating func updateOffset(_ dependent: Int32, _ elimination: Elimination) {
    dependents.update(dependent, elimination, &sides, &multiples)
  }

  /// Relaxes constraints that nothing else was reduced by: takes out their bounds and checks.
  mutating func relax(_ constraints: Set<Int>) {
    var count = 0
    for index in 0..<checks.count where !constraints.contains(Int(checks[index].constraint)) {
      checks[count] = checks[index]
      count += 1
    }
    checks.truncate(to: count)
    count = 0
    for index in 0..<bounds.count
    where bounds[index].priority < 1000 || !constraints.contains(Int(ranked[bounds[index].order])) {
      bounds[count] = bounds[index]
      count += 1
    }
    bounds.truncate(to: count)
  }
}

/// A variable or a left side as a multiple of an unknown plus an offset, or as a number.
struct Multiple: BitwiseCopyable {
  /// The mark of a number, in which there is no unknown.
  static let number: Int32 = -1
  /// The mark of what was not asked yet.
  static let unresolved: Int32 = -2

  /// The unknown, or a mark.
  var unknown: Int32 = Self.number
  var scale = 0.0
  var offset = 0.0
}

/// A required constraint in which all variables cancel: it holds or it does not.
struct Check: BitwiseCopyable {
  var constraint: Int32
  /// The left side, or -1 for a constraint of one term.
  var side: Int32
  /// The size of the numbers its left side was computed from.
  var size: Double
}
