import OperatingSystem

/// The output settings of this process: colours, widths and notes.
package struct Terminal: Sendable {
  /// The settings of the current task; by default as plain as a file.
  @TaskLocal package static var current = Terminal()

  /// Whether results have colours.
  package var colorsResults = false
  /// Whether any RGB colour is available, not one of 256.
  package var hasAllColors = false
  /// Whether results go to a terminal, which interprets control sequences.
  package var showsResults = false
  /// Whether diagnostics have colours.
  package var colorsDiagnostics = false
  /// The number of columns for results; nil for no limit.
  package var columns: Int?
  /// Whether only results and errors are written.
  package var isQuiet = false
  /// The progress of long work; nil where nobody would see it.
  package var progress: Progress?
  /// Takes results and diagnostics in place of the streams of the process; nil where these have them.
  package var capture: OutputCapture?

  package init() {}

  /// The columns of a picture: 80 by default.
  package var pictureColumns: Int { columns ?? 80 }

  /// The columns for sentences: 80 by default, and at most 100, which reads well.
  var textColumns: Int { min(columns ?? 80, 100) }
}

extension Terminal {
  /// The settings for the streams of this process.
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

  /// Reads a number of columns from 1 to 10,000; nil of other text.
  private static func columns(_ text: String) -> Int? {
    Int(text).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// Whether a stream is coloured: by default where it is a terminal with colours, and `NO_COLOR` is not
  /// set (no-color.org).
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
