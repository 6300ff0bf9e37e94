/// The name of a counted kind, in the singular and the plural.
struct CountedName: Hashable, Sendable {
  let one: String
  let many: String

  init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }

  static let documents = CountedName("document", "documents")
  static let scenes = CountedName("scene", "scenes")
  static let views = CountedName("view", "views")
  static let conflicts = CountedName("conflict", "conflicts")
  static let ambiguous = CountedName("ambiguous", "ambiguous")
  static let compared = CountedName("frame compared", "frames compared")
  static let differing = CountedName("differs", "differ")
  static let misplaced = CountedName("misplaced", "misplaced")
  static let refused = CountedName("refused", "refused")
  static let recorded = CountedName("recorded", "recorded")
  static let same = CountedName("same", "same")
  static let missing = CountedName("missing", "missing")
  static let pictures = CountedName("picture", "pictures")

  /// A number with the name, such as `3 views`.
  func text(_ number: Int) -> String { "\(number) \(number == 1 ? one : many)" }
}

/// The sums at the end of a report, in the order of their names.
struct Totals {
  private var counts: [(name: CountedName, number: Int)] = []

  init(_ names: [CountedName]) { counts = names.map { ($0, 0) } }

  /// Adds a number to the sum of a name; names without a sum are left out.
  mutating func add(_ number: Int, _ name: CountedName) {
    guard let index = counts.firstIndex(where: { $0.name == name }) else { return }
    counts[index].number += number
  }

  /// The sums in one line, such as `2 documents, 3 scenes, 0 refused`.
  var line: String { counts.map { $0.name.text($0.number) }.joined(separator: ", ") }
}
