package import CommandLine
package import Ninefold

extension CharacterPicture {
  /// The rows as lines: in colours where the terminal shows them, without spaces at their ends where
  /// it does not.
  package func lines(in terminal: Terminal) -> [String] {
    let lines = rows.map { terminal.colorsResults ? Self.colored($0, terminal.hasAllColors) : Self.plain($0) }
    // The text is in visual order, so a terminal must not reorder text from right to left again
    // (ECMA-48, BDSM).
    return hasTurnedText ? lines.map { "\u{1B}[8l\($0)\u{1B}[8h" } : lines
  }

  private static func plain(_ row: [Run]) -> String {
    var line = row.map(\.text).joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func colored(_ row: [Run], _ hasAllColors: Bool) -> String {
    var line = ""
    for run in row {
      let codes =
        (run.foreground.map { ["38;" + $0.terminalCode(hasAllColors)] } ?? ["39"])
        + (run.background.map { ["48;" + $0.terminalCode(hasAllColors)] } ?? ["49"])
      line += "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)"
    }
    return line + "\u{1B}[0m"
  }
}

extension DrawingColor {
  /// The parameters that select the colour in a terminal's sequence: its components (ISO 8613-6), else the
  /// nearest of the 256 colours that xterm has beside the sixteen that people choose themselves.
  fileprivate func terminalCode(_ hasAllColors: Bool) -> String {
    guard !hasAllColors else { return "2;" + bytes.map(String.init).joined(separator: ";") }
    let steps: [Int] = [0, 95, 135, 175, 215, 255]
    let wanted = bytes.map(Int.init)
    let cube = wanted.map { value in
      steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
    }
    let gray = min(max((wanted.reduce(0, +) / 3 - 3) / 10, 0), 23)
    func distance(_ color: [Int]) -> Int {
      zip(color, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let isGray = distance([Int](repeating: 8 + 10 * gray, count: 3)) < distance(cube.map { steps[$0] })
    return "5;\(isGray ? 232 + gray : 16 + 36 * cube[0] + 6 * cube[1] + cube[2])"
  }
}
