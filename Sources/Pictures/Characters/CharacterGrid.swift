import SceneModel

/// The cells of a picture of characters.
struct CharacterGrid {
  let columns: Int
  let rows: Int
  private var cells: [CharacterCell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: CharacterCell(), count: columns * rows)
  }

  /// All cells.
  var whole: CellRect { CellRect(left: 0, top: 0, right: columns - 1, bottom: rows - 1) }

  subscript(column: Int, row: Int) -> CharacterCell { cells[row * columns + column] }

  /// The cells of a row.
  func row(_ row: Int) -> ArraySlice<CharacterCell> { cells[row * columns..<(row + 1) * columns] }

  /// Fills the background of cells, over their content.
  ///
  /// - Parameters:
  ///   - rect: The cells. Lines at its edges stay: they may belong to the surrounding object.
  ///   - color: The colour, blended with the background by its alpha. One of less than half opacity removes
  ///     no content.
  mutating func fill(_ rect: CellRect, _ color: DrawingColor, in clip: CellRect) {
    // The cells at the right and the lower edge belong to the neighbours, except at the picture's edges.
    var filled = rect
    if rect.right < columns - 1, rect.right > rect.left { filled.right -= 1 }
    if rect.bottom < rows - 1, rect.bottom > rect.top { filled.bottom -= 1 }
    filled = filled.intersection(clip).intersection(whole)
    guard filled.left <= filled.right, filled.top <= filled.bottom else { return }
    let covers = color.alpha >= 0.5
    for row in filled.top...filled.bottom {
      let isInside = row > rect.top && row < rect.bottom
      for column in filled.left...filled.right {
        let place = row * columns + column
        if covers || cells[place].background != nil {
          cells[place].background = color.laid(over: cells[place].background)
        }
        guard covers else { continue }
        if cells[place].isTaken || isInside && column > rect.left && column < rect.right {
          clear(column, row)
        }
      }
    }
  }

  /// Clears a cell, with the other half of a wide character.
  private mutating func clear(_ column: Int, _ row: Int) {
    let place = row * columns + column
    if cells[place].content == .rightHalf, column > 0 { cells[place - 1].content = .lines([]) }
    if column + 1 < columns, cells[place + 1].content == .rightHalf { cells[place + 1].content = .lines([]) }
    cells[place].content = .lines([])
    cells[place].foreground = nil
  }

  /// Draws the edges of a rectangle; of one without cells inside, a line.
  mutating func outline(_ rect: CellRect, isSolid: Bool, in clip: CellRect) {
    if rect.right > rect.left {
      line(from: rect.left, to: rect.right, row: rect.top, isSolid: isSolid, in: clip)
      if rect.bottom > rect.top {
        line(from: rect.left, to: rect.right, row: rect.bottom, isSolid: isSolid, in: clip)
      }
    }
    if rect.bottom > rect.top {
      line(column: rect.left, from: rect.top, to: rect.bottom, isSolid: isSolid, in: clip)
      if rect.right > rect.left {
        line(column: rect.right, from: rect.top, to: rect.bottom, isSolid: isSolid, in: clip)
      }
    }
  }

  /// Draws a horizontal line.
  mutating func line(from left: Int, to right: Int, row: Int, isSolid: Bool, in clip: CellRect) {
    let shown = CellRect(left: left, top: row, right: right, bottom: row).intersection(clip)
      .intersection(whole)
    guard shown.left <= shown.right, shown.top <= shown.bottom else { return }
    for column in shown.left...shown.right {
      var ends: CellLines = []
      if column > left { ends.insert(.left) }
      if column < right { ends.insert(.right) }
      add(ends, column, row, isSolid)
    }
  }

  /// Draws a vertical line.
  mutating func line(column: Int, from top: Int, to bottom: Int, isSolid: Bool, in clip: CellRect) {
    let shown = CellRect(left: column, top: top, right: column, bottom: bottom).intersection(clip)
      .intersection(whole)
    guard shown.left <= shown.right, shown.top <= shown.bottom else { return }
    for row in shown.top...shown.bottom {
      var ends: CellLines = []
      if row > top { ends.insert(.up) }
      if row < bottom { ends.insert(.down) }
      add(ends, column, row, isSolid)
    }
  }

  private mutating func add(_ ends: CellLines, _ column: Int, _ row: Int, _ isSolid: Bool) {
    let place = row * columns + column
    guard case .lines(let lines) = cells[place].content else { return }
    cells[place].content = .lines(lines.union(ends).union(isSolid ? .isSolid : []))
  }

  /// Shades cells, and draws lines around them where there are cells inside.
  mutating func cover(_ rect: CellRect, _ color: DrawingColor, in clip: CellRect) {
    var covered = rect
    covered.right = max(rect.left, rect.right - 1)
    covered.bottom = max(rect.top, rect.bottom - 1)
    if rect.hasInside {
      outline(rect, isSolid: true, in: clip)
      covered.left += 1
      covered.top += 1
    }
    covered = covered.intersection(clip).intersection(whole)
    guard covered.left <= covered.right, covered.top <= covered.bottom else { return }
    for row in covered.top...covered.bottom {
      for column in covered.left...covered.right { put(CharacterCell.shade, column, row, color, in: clip) }
    }
  }

  /// Puts a character into a cell, or into two where it is wide. A character without width is left out.
  mutating func put(
    _ character: Character, _ column: Int, _ row: Int, _ color: DrawingColor?, in clip: CellRect
  ) {
    let width = character.columns
    guard width > 0, clip.intersection(whole).contains(column: column, row: row),
      clip.intersection(whole).contains(column: column + width - 1, row: row)
    else { return }
    for step in 0..<width {
      clear(column + step, row)
      let place = row * columns + column + step
      cells[place].content = step == 0 ? .character(character) : .rightHalf
      cells[place].foreground = color.flatMap { $0.seen(on: cells[place].background) }
    }
  }
}

extension DrawingColor {
  /// The colour of characters on a background. On an unknown one, greys are left to the terminal.
  fileprivate func seen(on background: DrawingColor?) -> DrawingColor? {
    let components = [red, green, blue]
    let isGray = (components.max() ?? 0) - (components.min() ?? 0) < 0.2
    return background == nil && isGray ? nil : laid(over: background)
  }

  /// The colour blended over another one; unchanged over none.
  fileprivate func laid(over other: DrawingColor?) -> DrawingColor {
    guard alpha < 1 else { return self }
    guard let other else { return self }
    func mixed(_ component: KeyPath<DrawingColor, Double>) -> Double {
      self[keyPath: component] * alpha + other[keyPath: component] * (1 - alpha)
    }
    return DrawingColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }
}
