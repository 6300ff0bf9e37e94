/// The name of a counted kind, in the singular and the plural.
package struct CountedName: Hashable, Sendable {
  package let one: String
  package let many: String

  package init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }

  /// A number with the name, such as `3 views`.
  package func text(_ number: Int) -> String { "\(number) \(number == 1 ? one : many)" }
}

/// The sums at the end of a report, in the order of their names.
package struct Totals {
  private var counts: [(name: CountedName, number: Int)] = []

  package init(_ names: [CountedName]) { counts = names.map { ($0, 0) } }

  /// Adds a number to the sum of a name; names without a sum are left out.
  package mutating func add(_ number: Int, _ name: CountedName) {
    guard let index = counts.firstIndex(where: { $0.name == name }) else { return }
    counts[index].number += number
  }

  /// The sums in one line, such as `2 documents, 3 scenes, 0 refused`.
  package var line: String { counts.map { $0.name.text($0.number) }.joined(separator: ", ") }
}
