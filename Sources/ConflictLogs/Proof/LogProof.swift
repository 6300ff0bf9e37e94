/// The proof about a list of constraints.
package struct LogProof: Hashable, Sendable {
  /// The rows that cannot hold together, none of which can be left out; empty where all can hold as
  /// they are printed.
  package let minimal: [Int]
  /// Whether the rest can hold without the constraint that the system broke; nil where the list lacks it, or
  /// nothing is proven.
  package let isSettled: Bool?
  /// The lengths that the list depends on and the log does not hold, in words.
  package let unknown: [String]
  /// Whether the search for contradictions is complete; a list that is too large may have more, or some where
  /// none is proven.
  package let isFinished: Bool

  /// Whether the list is contradictory as it is printed.
  package var isContradictory: Bool { !minimal.isEmpty }

  /// Proves contradictions of a log.
  package init(_ log: ConflictLog) {
    let constraints = log.constraints
    let broken = constraints.firstIndex { $0.name == log.broken }
    // The constraint that the system broke comes last, so that the proof is about it where it can be.
    let order = constraints.indices.filter { $0 != broken } + [broken].compactMap(\.self)
    let system = LogSystem(constraints, order)
    unknown = system.unknown.map { $0.words(constraints) }
    let found = system.contradictions()
    isFinished = found.isFinished
    // The set with the constraint that the system broke, else the first.
    let chosen = found.sets.first { $0.contains { $0 == broken } } ?? found.sets.first
    minimal = chosen.map { Self.minimal($0, constraints) } ?? []
    isSettled =
      minimal.isEmpty || broken == nil
      ? nil : LogSystem(constraints, constraints.indices.filter { $0 != broken }).conflicts().isEmpty
  }

  /// More rows are not solved to make a set smaller.
  private static let mostTriedRows = 1_024

  /// The rows of a set without those that it does not need: a row of rounded numbers is two of the system, of
  /// which the solver's set may have one.
  private static func minimal(_ rows: [Int], _ constraints: [LoggedConstraint]) -> [Int] {
    guard rows.contains(where: { constraints[$0].equation.isTwoRows }) else { return rows }
    var kept = rows
    for row in rows.reversed().prefix(mostTriedRows / rows.count) where kept.contains(row) {
      let without = kept.filter { $0 != row }
      if let less = LogSystem(constraints, without).conflicts().first { kept = less }
    }
    return kept
  }
}
