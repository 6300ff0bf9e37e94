/// The shares of the equations, and of the open numbers, in the difference of each number of a root: computed
/// less saved. A number's are made of those of the numbers that it is derived from.
///
/// A class, since what is found of a number is kept for all that ask.
final class NumberShares {
  private let derivations: Derivations
  private var rows: SumTree
  /// By the order of derivation, the last first.
  private var open: SumTree
  /// Of each variable its sums; nil before they are asked for.
  private var known: [Sums?]
  private let limit: Int

  /// The equations and open numbers that a number is made of.
  struct Sums {
    /// Of the equations, by index among the active rows.
    var rows = SumTree.Sum()
    /// Of the numbers that nothing decides.
    var open = SumTree.Sum()
  }

  /// Nothing found yet.
  ///
  /// - Parameters:
  ///   - saved: Of each variable, its value in the saved frames.
  ///   - limit: How many nodes of sums may be made before no more numbers are looked at.
  init(_ derivations: Derivations, saved: [Double], limit: Int) {
    self.derivations = derivations
    self.limit = limit
    let active = derivations.active
    rows = SumTree(
      weights: active.rows.map { row in
        row.terms.reduce(row.constant) { $0 - $1.coefficient * saved[$1.variable] }
      })
    open = SumTree(
      weights: derivations.order.reversed().map { active.values[$0.variable] - saved[$0.variable] })
    known = Array(repeating: nil, count: active.values.count)
  }

  /// How many nodes of sums were made.
  var work: Int { rows.count + open.count }

  /// The sums of a number; nil where too much was looked at before.
  func sums(of variable: Int) -> Sums? {
    guard derivations.indices[variable] >= 0 else { return Sums() }
    var waiting = [variable]
    while let next = waiting.last {
      guard known[next] == nil else {
        waiting.removeLast()
        continue
      }
      guard work <= limit else { return nil }
      let terms = terms(of: next)
      let missing = terms.filter { known[$0.variable] == nil }
      guard missing.isEmpty else {
        waiting += missing.map(\.variable)
        continue
      }
      known[next] = make(next, terms)
      waiting.removeLast()
    }
    return known[variable]
  }

  /// The largest share of an equation; nil where all are next to nothing.
  func largestRow(of sums: Sums) -> (row: Int, points: Double)? {
    rows.largest(of: sums.rows).map { ($0.key, $0.value) }
  }

  /// The first share of an open number that is larger, in points.
  func firstOpen(of sums: Sums, above points: Double) -> (variable: Int, points: Double)? {
    open.first(of: sums.open, above: points).map { (variable(ofOpen: $0.key), $0.value) }
  }

  /// The equations of a number, with their factors.
  func rowTerms(of sums: Sums) -> [(row: Int, factor: Double)] {
    rows.terms(of: sums.rows).map { ($0.key, $0.factor) }
  }

  /// The open numbers in a number, with their factors.
  func openTerms(of sums: Sums) -> [(variable: Int, factor: Double)] {
    open.terms(of: sums.open).map { (variable(ofOpen: $0.key), $0.factor) }
  }

  /// Puts together what is found of the equations of a number, in their order; see ``SumTree``.
  func gatherRows<Found>(
    of sums: Sums, _ noted: inout [Found?], _ look: (Int) -> Found, combine: (Found, Found) -> Found
  ) -> Found? {
    rows.gather(sums.rows, &noted, look, combine: combine)
  }

  private func key(ofOpen index: Int) -> Int { derivations.order.count - 1 - index }

  private func variable(ofOpen key: Int) -> Int { derivations.order[self.key(ofOpen: key)].variable }

  /// The numbers that a variable is derived from, each once, and how often they count.
  private func terms(of variable: Int) -> [(variable: Int, factor: Double)] {
    let index = derivations.indices[variable]
    let multiples = derivations.order[index].multiples
    var terms: [(variable: Int, factor: Double)] = []
    for multiple in multiples {
      for term in derivations.active.rows[multiple.row].terms where derivations.indices[term.variable] < index
      {
        terms.append((term.variable, -multiple.factor * term.coefficient))
      }
    }
    guard multiples.count > 1 else { return terms }
    let sums = Dictionary(terms.map { ($0.variable, $0.factor) }, uniquingKeysWith: +)
    return sums.filter { $0.value.magnitude > 1e-9 }.map { (variable: $0.key, factor: $0.value) }
      .sorted { $0.variable < $1.variable }
  }

  private func make(_ variable: Int, _ terms: [(variable: Int, factor: Double)]) -> Sums {
    let index = derivations.indices[variable]
    let derivation = derivations.order[index]
    var sums = Sums()
    if derivation.multiples.isEmpty { sums.open = open.multiple(of: key(ofOpen: index), 1) }
    for multiple in derivation.multiples {
      sums.rows = rows.sum(sums.rows, rows.multiple(of: multiple.row, multiple.factor), times: 1)
    }
    for term in terms {
      guard let other = known[term.variable] else { continue }
      sums.rows = rows.sum(sums.rows, other.rows, times: term.factor)
      sums.open = open.sum(sums.open, other.open, times: term.factor)
    }
    return sums
  }
}
