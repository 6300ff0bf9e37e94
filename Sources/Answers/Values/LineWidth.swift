import CommandLine

/// The columns of a line of text, from 20 to 10,000.
package struct LineWidth: ArgumentValue {
  package static var valueName: String { "COLUMNS" }

  package static func expectation(for word: String) -> String {
    "a number of columns from 20 to 10000, such as 100"
  }

  package let columns: Int

  package init?(argument word: String) {
    guard let columns = Int(word), (20...10_000).contains(columns) else { return nil }
    self.columns = columns
  }
}
