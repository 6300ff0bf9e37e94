import OperatingSystem

/// How this process writes to whoever reads it: what of colours, widths and notes there is.
struct Terminal: Sendable {
  /// The one that holds for what runs: as plain as a file, where nothing else is said.
  @TaskLocal static var current = Terminal()

  /// Whether results have colours.
  var colorsResults = false
  /// Whether a colour may be any that there is, not one of 256.
  var hasAllColors = false
  /// Whether results go to a terminal, which obeys what is written for it.
  var showsResults = false
  /// Whether diagnostics have colours.
  var colorsDiagnostics = false
  /// How many columns there are for results; nil where they may be as wide as they are.
  var columns: Int?
  /// Whether results and errors alone are written.
  var isQuiet = false
  /// What is told of long work; nil where nobody would see it.
  var progress: Progress?

  /// How many columns a picture has: 80 where nobody says.
  var pictureColumns: Int { columns ?? 80 }

  /// How many columns there are for texts of sentences: 80 where nobody says, and no more than reads well.
  var textColumns: Int { min(columns ?? 80, 100) }
}

extension Terminal {
  /// That of the streams of this process.
  init(color: ColorChoice, isQuiet: Bool) {
    colorsResults = Self.hasColors(color, descriptor: 1)
    hasAllColors = ["truecolor", "24bit"].contains(ThisProcess.environment("COLORTERM"))
    showsResults = ThisProcess.isTerminal(1) && ThisProcess.environment("TERM") != "dumb"
    colorsDiagnostics = Self.hasColors(color, descriptor: 2)
    columns = ThisProcess.environment("COLUMNS").flatMap(Self.columns) ?? ThisProcess.columns(1)
    self.isQuiet = isQuiet
    if !isQuiet, ThisProcess.environment("TERM") != "dumb", let columns = ThisProcess.columns(2) {
      progress = Progress(columns: columns)
    }
  }

  /// Reads a number of columns that makes sense.
  private static func columns(_ text: String) -> Int? {
    Int(text).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// Whether a stream is to be coloured: left to itself where it is a terminal that can, and nobody objects
  /// (no-color.org).
  private static func hasColors(_ choice: ColorChoice, descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      ThisProcess.isTerminal(descriptor) && (ThisProcess.environment("NO_COLOR") ?? "").isEmpty
        && ThisProcess.environment("TERM") != "dumb"
    }
  }
}
