import SceneModel

/// The signs that stand for controls whose shapes are too small for characters.
struct ControlForms {
  private let object: CharacterPainter.OpenObject
  private let clip: CellRect
  private let scale: CharacterScale

  /// The signs of an object whose other steps are drawn.
  init(_ object: CharacterPainter.OpenObject, _ clip: CellRect, _ scale: CharacterScale) {
    self.object = object
    self.clip = clip
    self.scale = scale
  }

  private var rect: CellRect { object.rect }
  /// The row of its text, else the middle row.
  private var row: Int { object.textRow ?? rect.middleRow }

  /// Draws the signs over the object's other steps.
  func draw(into grid: inout CharacterGrid) {
    switch object.form {
    case .box, .row, .open, .wheels: break
    case .button: drawBrackets(&grid)
    case .field: drawField(&grid)
    case .toggle: drawToggle(&grid)
    case .slider: drawTrack(&grid, hasKnob: true)
    case .progress: drawTrack(&grid, hasKnob: false)
    case .pages: drawPages(&grid)
    case .stepper: drawStepper(&grid)
    case .activity: grid.put("✻", rect.middleColumn, row, nil, in: clip)
    case .segments: drawSegments(&grid)
    }
  }

  /// The visible ones of some columns, at least one.
  private func columns(_ left: Int, _ right: Int) -> Range<Int> {
    let start = max(left, clip.left)
    return start..<max(start, min(max(left, right), clip.right) + 1)
  }

  private func drawBrackets(_ grid: inout CharacterGrid) {
    guard rect.right - rect.left > 1 else { return }
    putBesideText("[", rect.left, &grid)
    putBesideText("]", rect.right, &grid)
  }

  /// Puts a character into a cell without text.
  private func putBesideText(_ character: Character, _ column: Int, _ grid: inout CharacterGrid) {
    guard grid.whole.contains(column: column, row: row), !grid[column, row].isTaken else { return }
    grid.put(character, column, row, nil, in: clip)
  }

  private func drawField(_ grid: inout CharacterGrid) {
    for column in columns(rect.left, rect.right) { putBesideText("_", column, &grid) }
  }

  private func drawToggle(_ grid: inout CharacterGrid) {
    guard let track = object.fills.first, let knob = object.fills.last else { return }
    let cells = scale.cells(track.rect)
    let isAtRight = knob.rect.center.x > track.rect.center.x
    let end = max(cells.right, cells.left + 3)
    for column in columns(cells.left + 1, end - 1) {
      grid.put(isAtRight ? "━" : "─", column, row, track.color, in: clip)
    }
    grid.put("(", cells.left, row, track.color, in: clip)
    grid.put(")", end, row, track.color, in: clip)
    grid.put("●", isAtRight ? end - 1 : cells.left + 1, row, track.color, in: clip)
  }

  /// Draws the first fill as a thin line, the later ones on it as a thick line.
  private func drawTrack(_ grid: inout CharacterGrid, hasKnob: Bool) {
    guard let track = object.fills.first else { return }
    let whole = scale.cells(track.rect)
    for column in columns(whole.left, whole.right) { grid.put("─", column, row, nil, in: clip) }
    if object.fills.count > 1, object.fills[1].rect.width > 0 {
      let filled = scale.cells(object.fills[1].rect)
      for column in columns(filled.left, filled.right) {
        grid.put("━", column, row, object.fills[1].color, in: clip)
      }
    }
    guard hasKnob, let knob = object.fills.last else { return }
    grid.put("●", scale.column(knob.rect.center.x), row, knob.color, in: clip)
  }

  private func drawPages(_ grid: inout CharacterGrid) {
    let colors = object.fills.map(\.color)
    for (index, fill) in object.fills.enumerated() {
      let isCurrent = colors.count { $0 == colors[index] } == 1
      grid.put(isCurrent ? "●" : "○", scale.column(fill.rect.center.x), row, fill.color, in: clip)
    }
  }

  private func drawStepper(_ grid: inout CharacterGrid) {
    let quarter = (rect.right - rect.left) / 4
    let signs: [(Character, Int)] = [
      ("[", rect.left), ("−", rect.left + quarter), ("│", rect.middleColumn), ("+", rect.right - quarter),
      ("]", rect.right),
    ]
    for (sign, column) in signs { grid.put(sign, column, row, nil, in: clip) }
  }

  private func drawSegments(_ grid: inout CharacterGrid) {
    if rect.hasInside { grid.outline(rect, isSolid: true, in: clip) } else { drawBrackets(&grid) }
    // The last fill lies below the selected title, where one is selected.
    guard let chosen = object.fills.last,
      chosen.rect.width < object.fills[0].rect.width || object.fills.count == 1
    else { return }
    let cells = scale.cells(chosen.rect)
    guard cells.right - cells.left < rect.right - rect.left else { return }
    putBesideText("▐", cells.left + (cells.left == rect.left ? 1 : 0), &grid)
    putBesideText("▌", cells.right - (cells.right == rect.right ? 1 : 0), &grid)
  }
}
