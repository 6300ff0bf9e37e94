import TextMetrics

/// Inserts the fonts of one stored font file.
struct FontWriter {
  let connection: Connection
  let file: Int

  /// Inserts a font with all that is known of it.
  func write(_ face: FontFace, position: Int) throws(StoreError) {
    let statement = try connection.statement(
      """
      INSERT INTO font (file, position, name, family, style, units_per_em, ascender, descender, line_gap)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      """)
    statement.bind(file, at: 1)
    statement.bind(position, at: 2)
    statement.bind(face.names.postScript, at: 3)
    statement.bind(face.names.family, at: 4)
    statement.bind(face.names.style, at: 5)
    statement.bind(face.unitsPerEm, at: 6)
    statement.bind(face.lineUnits.ascender, at: 7)
    statement.bind(face.lineUnits.descender, at: 8)
    statement.bind(face.lineUnits.lineGap, at: 9)
    try statement.run()
    let font = Int(connection.lastInsertedRow)
    try writeAdvances(of: face, font)
    try writeKerning(of: face, font)
    try writeWords(of: face, font)
  }

  private func writeAdvances(of face: FontFace, _ font: Int) throws(StoreError) {
    let insertion = try connection.statement(
      "INSERT INTO font_glyph (font, character, advance) VALUES (?1, ?2, ?3)")
    insertion.bind(font, at: 1)
    for (character, advance) in face.advances.sorted(by: { $0.key < $1.key }) {
      insertion.bind(Int(character), at: 2)
      insertion.bind(advance, at: 3)
      try insertion.run()
    }
  }

  private func writeKerning(of face: FontFace, _ font: Int) throws(StoreError) {
    let insertion = try connection.statement(
      "INSERT INTO font_kerning (font, first, second, adjustment) VALUES (?1, ?2, ?3, ?4)")
    insertion.bind(font, at: 1)
    let pairs = face.kerning.sorted { ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second) }
    for (pair, adjustment) in pairs {
      insertion.bind(Int(pair.first), at: 2)
      insertion.bind(Int(pair.second), at: 3)
      insertion.bind(adjustment, at: 4)
      try insertion.run()
    }
  }

  private func writeWords(of face: FontFace, _ font: Int) throws(StoreError) {
    let insertion = try connection.statement(
      "INSERT INTO font_word (font, word, advance) VALUES (?1, ?2, ?3)")
    insertion.bind(font, at: 1)
    for (word, advance) in face.words.sorted(by: { $0.key < $1.key }) {
      insertion.bind(word, at: 2)
      insertion.bind(advance, at: 3)
      try insertion.run()
    }
  }
}
