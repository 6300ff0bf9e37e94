/// What is proven of a list of constraints.
package struct LogProof: Hashable, Sendable {
  /// The rows that cannot hold together, of which none can be left out; empty where all can hold as they are printed.
  package let minimal: [Int]
  /// Whether the rest can hold without what the system broke; nil where the list lacks that, or nothing is proven.
  package let isSettled: Bool?
  /// What the log does not hold of the lengths that it speaks of, in words.
  package let unknown: [String]

  /// Whether the list is contradictory as it is printed.
  package var isContradictory: Bool { !minimal.isEmpty }

  /// Proves what can be proven of a log.
  package init(_ log: ConflictLog) {
    let constraints = log.constraints
    let broken = constraints.firstIndex { $0.name == log.broken }
    // What the system broke comes last, so that the proof is about it where it can be.
    let order = constraints.indices.filter { $0 != broken } + [broken].compactMap(\.self)
    let system = LogSystem(constraints, order)
    unknown = system.unknown.map { $0.words(constraints) }
    let conflicts = system.conflicts().map { Self.minimal($0, constraints) }
    minimal = conflicts.first { $0.contains { $0 == broken } } ?? conflicts.first ?? []
    isSettled =
      minimal.isEmpty || broken == nil
      ? nil : LogSystem(constraints, constraints.indices.filter { $0 != broken }).conflicts().isEmpty
  }

  /// The rows of a set without those that it needs not: a row of rounded numbers is two of the system.
  private static func minimal(_ rows: [Int], _ constraints: [LoggedConstraint]) -> [Int] {
    var kept = rows
    for row in rows.reversed() {
      let without = kept.filter { $0 != row }
      if !LogSystem(constraints, without).conflicts().isEmpty { kept = without }
    }
    return kept
  }
}
