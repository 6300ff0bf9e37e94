import CommandLine
import Ninefold

/// A table of rows that come one by one: the first rows fix the columns, and all rows are written as
/// they come.
struct FlowingTable {
  /// The most characters of a text that are shown, and the most hexadecimal digits of a blob (half as
  /// many bytes).
  static let longestText = 1_000

  /// The numbers of rows, and of characters in them, that fix the columns.
  package static let sample = (rows: 200, characters: 1 << 18)

  /// The most characters of a value that are shown; nil for all.
  private let longest: Int?
  /// The names of the columns.
  package var names: [String] = []
  /// Whether something was left out.
  private(set) var isCut = false
  private var first: [[String]] = []
  private var characters = 0
  /// Whether each column has nothing but numbers so far; empty before the first row.
  private var isNumeric: [Bool] = []
  private var table: TextTable?

  /// A table that shows so many characters of a value at most, or all.
  package init(longest: Int?) { self.longest = longest }

  /// Whether rows are not yet written.
  var hasRows: Bool { !first.isEmpty }

  /// Whether the added rows can be written.
  var isSampled: Bool {
    table != nil || first.count == Self.sample.rows || characters > Self.sample.characters
  }

  /// Adds a row.
  package mutating func add(_ row: QueryRow) {
    let isNew = isNumeric.isEmpty
    var cells: [String] = []
    for column in 0..<row.count {
      let value = row[column]
      let isNumber = value.number != nil || value == .null
      if isNew { isNumeric.append(isNumber) } else { isNumeric[column] = isNumeric[column] && isNumber }
      let cell = value.shown(upTo: longest)
      isCut = isCut || cell.isCut
      characters += cell.text.utf8.count
      cells.append(cell.text)
    }
    if table == nil { first.append(cells) } else { table?.add(cells) }
  }

  /// Writes all the rows that were added; the line of titles before the first ones.
  mutating func flow(into output: inout Output) throws {
    if table == nil {
      let columns = names.indices.map { names.count == isNumeric.count && isNumeric[$0] }
      var new = TextTable(zip(names, columns).map { ($0.uppercased(), $1 ? .right : .left) })
      for cells in first { new.add(cells) }
      first = []
      table = new
    }
    for line in table?.takeLines() ?? [] { try output.writeLine(line) }
  }
}
