/// Gauss-Jordan elimination of a few equations that remembers what each result is made of.
struct RowElimination {
  private struct Combination {
    var terms: [(key: Int, value: Double)]
    /// The rows, by index, and their factors.
    var multiples: [(key: Int, value: Double)]
  }

  private var combinations: [Combination] = []
  /// Of each variable that is expressed by others, its combination.
  private var pivots: [Int: Int] = [:]
  /// Terms that may still be added up: what is left of a bound on the time.
  private(set) var budget: Int
  /// Of each variable, how many of the equations mention it.
  private let counts: [Int: Int]

  /// An elimination without equations.
  init(budget: Int, counts: [Int: Int]) {
    self.budget = budget
    self.counts = counts
  }

  /// Adds an equation; one that follows from those before it changes nothing.
  mutating func add(_ row: Int, _ terms: [(variable: Int, coefficient: Double)]) {
    guard budget > 0 else { return }
    var combination = Combination(
      terms: terms.map { ($0.variable, $0.coefficient) }, multiples: [(row, 1)])
    for term in terms {
      guard let pivot = pivots[term.variable] else { continue }
      subtract(combinations[pivot], from: &combination, times: term.coefficient)
    }
    // Among safe divisors the coefficient of the variable in the fewest equations; the first of equals.
    let largest = combination.terms.reduce(0) { max($0, $1.value.magnitude) }
    let safe = combination.terms.filter { $0.value.magnitude >= 0.1 * largest }
    guard let pivot = safe.min(by: { counts[$0.key, default: 0] < counts[$1.key, default: 0] }) else {
      return
    }
    Self.scale(&combination, by: 1 / pivot.value)
    budget -= combinations.count
    for index in combinations.indices where budget > 0 {
      var other = combinations[index]
      budget -= other.terms.count / 4
      guard let term = other.terms.first(where: { $0.key == pivot.key }) else { continue }
      subtract(combination, from: &other, times: term.value)
      combinations[index] = other
    }
    pivots[pivot.key] = combinations.count
    combinations.append(combination)
  }

  /// The variables that the equations give alone, in the order in which they were found.
  var determined: [VariableDerivation] { derivations.filter { $0.unknownCount == 0 }.map(\.derivation) }

  /// The variables that the equations give once those that are not dependent are known.
  var dependents: [VariableDerivation] { derivations.map(\.derivation) }

  /// Whether a variable is given by others.
  func isDependent(_ variable: Int) -> Bool { pivots[variable] != nil }

  private var derivations: [(derivation: VariableDerivation, unknownCount: Int)] {
    pivots.map { (variable: $0.key, combination: $0.value) }.sorted { $0.combination < $1.combination }
      .map { pivot in
        let combination = combinations[pivot.combination]
        return (
          VariableDerivation(
            variable: pivot.variable, multiples: combination.multiples.map { ($0.key, $0.value) }),
          combination.terms.count - 1
        )
      }
  }

  private mutating func subtract(
    _ other: Combination, from combination: inout Combination, times factor: Double
  ) {
    budget -=
      combination.terms.count + other.terms.count + combination.multiples.count + other.multiples.count
    combination.terms = Self.difference(combination.terms, other.terms, factor)
    combination.multiples = Self.difference(combination.multiples, other.multiples, factor)
  }

  private static func scale(_ combination: inout Combination, by factor: Double) {
    for index in combination.terms.indices { combination.terms[index].value *= factor }
    for index in combination.multiples.indices { combination.multiples[index].value *= factor }
  }

  /// `a - factor * b` of two sums in the order of their keys, without what cancels.
  private static func difference(
    _ a: [(key: Int, value: Double)], _ b: [(key: Int, value: Double)], _ factor: Double
  ) -> [(key: Int, value: Double)] {
    var result: [(key: Int, value: Double)] = []
    result.reserveCapacity(a.count + b.count)
    var left = 0
    var right = 0
    while left < a.count || right < b.count {
      if right == b.count || (left < a.count && a[left].key < b[right].key) {
        result.append(a[left])
        left += 1
      } else if left == a.count || b[right].key < a[left].key {
        result.append((b[right].key, -factor * b[right].value))
        right += 1
      } else {
        let value = a[left].value - factor * b[right].value
        let size = max(a[left].value.magnitude, (factor * b[right].value).magnitude)
        if value.magnitude > 1e-9 * size { result.append((a[left].key, value)) }
        left += 1
        right += 1
      }
    }
    return result
  }
}
