import TextMetrics

/// Reads what is stored of one font. Numbers beyond those of font files become the nearest that
/// these may have.
struct FontLoader {
  let connection: Connection
  let font: Int

  /// The font of a row of its number, names, units per em and heights.
  func face(_ row: Statement) throws(StoreError) -> FontFace {
    FontFace(
      names: FontNames(
        postScript: row.text(1) ?? "", family: row.text(2) ?? "", style: row.text(3) ?? ""),
      unitsPerEm: number(row, 4),
      lineUnits: FontFace.LineUnits(
        ascender: number(row, 5), descender: number(row, 6), lineGap: number(row, 7)),
      advances: try advances(), kerning: try kerning(), words: try words())
  }

  private func number(_ row: Statement, _ column: Int32) -> Int { Int(Int32(clamping: row.int(column))) }

  private func character(_ row: Statement, _ column: Int32) -> UInt32 { UInt32(clamping: row.int(column)) }

  private func advances() throws(StoreError) -> [UInt32: Int] {
    var advances: [UInt32: Int] = [:]
    try forEachRow("SELECT character, advance FROM font_glyph WHERE font = ?1") { row in
      advances[character(row, 0)] = number(row, 1)
    }
    return advances
  }

  private func kerning() throws(StoreError) -> [FontFace.Pair: Int] {
    var kerning: [FontFace.Pair: Int] = [:]
    try forEachRow("SELECT first, second, adjustment FROM font_kerning WHERE font = ?1") { row in
      kerning[FontFace.Pair(character(row, 0), character(row, 1))] = number(row, 2)
    }
    return kerning
  }

  private func words() throws(StoreError) -> [String: Int] {
    var words: [String: Int] = [:]
    try forEachRow("SELECT word, advance FROM font_word WHERE font = ?1") { row in
      words[row.text(0) ?? ""] = number(row, 1)
    }
    return words
  }

  private func forEachRow(_ query: String, _ body: (Statement) -> Void) throws(StoreError) {
    let rows = try connection.statement(query)
    rows.bind(font, at: 1)
    defer { rows.reset() }
    while try rows.step() { body(rows) }
  }
}
