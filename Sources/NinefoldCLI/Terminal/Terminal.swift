import OperatingSystem

/// How this process writes to whoever reads it: what of colours, widths and notes there is.
struct Terminal: Sendable {
  /// The one that holds for what runs: as plain as a file, where nothing else is said.
  @TaskLocal static var current = Terminal()

  /// Whether results have colours.
  private(set) var colorsResults = false
  /// Whether diagnostics have colours.
  private(set) var colorsDiagnostics = false
  /// Whether results and errors alone are written.
  private(set) var isQuiet = false

  init() {}

  /// That of the streams of this process.
  init(color: ColorChoice, isQuiet: Bool) {
    colorsResults = Self.hasColors(color, descriptor: 1)
    colorsDiagnostics = Self.hasColors(color, descriptor: 2)
    self.isQuiet = isQuiet
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
