import Ninefold

/// A table of rows that come one by one: its columns are made by the first ones, and all go out as they come.
struct FlowingTable {
  /// How many characters of a text are shown at most, and half as many bytes of a blob as digits.
  static let longestText = 1_000

  /// By how many rows, and characters in them, the columns are made.
  static let sample = (rows: 200, characters: 1 << 18)

  /// How many characters of a value are shown; nil of all.
  private let longest: Int?
  /// The names of the columns.
  var names: [String] = []
  /// Whether something was left out.
  private(set) var isCut = false
  private var first: [[String]] = []
  private var characters = 0
  /// Whether a column held nothing but numbers so far, and whether it held any.
  private var isNumeric: [Bool] = []
  private var table: TextTable?

  /// A table that shows so many characters of a value at most, or all.
  init(longest: Int?) { self.longest = longest }

  /// Whether there are rows that were not written.
  var hasRows: Bool { !first.isEmpty }

  /// Whether what was added can be written.
  var isSampled: Bool {
    table != nil || first.count == Self.sample.rows || characters > Self.sample.characters
  }

  /// Adds a row.
  mutating func add(_ row: QueryRow) {
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
