import CommandLine

/// The columns of a line of text, from 20 to 10,000.
struct LineWidth: ArgumentValue {
  static var valueName: String { "COLUMNS" }

  static func expectation(for word: String) -> String { "a number of columns from 20 to 10000, such as 100" }

  let columns: Int

  init?(argument word: String) {
    guard let columns = Int(word), (20...10_000).contains(columns) else { return nil }
    self.columns = columns
  }
}
