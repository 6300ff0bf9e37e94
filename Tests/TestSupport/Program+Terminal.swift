package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Program {
  /// The output of a program on a terminal, and how long it took.
  package struct Shown: Sendable {
    package let code: Int32
    /// All that it wrote, with the sequences that a terminal obeys; lines end as the program wrote them.
    package let text: String
    package let seconds: Double
  }

  /// Runs the program on a terminal of its own, to which both of its streams go.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal.
  ///   - environment: The changes to the environment of this process; nil removes a variable.
  ///   - resultsTo: A file for the standard output, which is no terminal then.
  package func runOnTerminal(
    _ arguments: [String], columns: Int = 80, environment changes: [String: String?] = [:],
    resultsTo file: URL? = nil
  ) throws -> Shown {
    let terminal = try PseudoTerminal(columns: columns)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "COLUMNS" && $0.key != "NO_COLOR"
    }
    environment["TERM"] = "xterm"
    for (name, value) in changes { environment[name] = value }
    process.environment = environment
    process.standardOutput = terminal.user
    process.standardError = terminal.user
    if let file {
      try Data().write(to: file)
      process.standardOutput = try FileHandle(forWritingTo: file)
    }
    let start = ContinuousClock.now
    try process.run()
    try terminal.user.close()
    let bytes = terminal.readToEnd()
    process.waitUntilExit()
    let shown = Shown(
      code: process.terminationStatus,
      text: String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n"),
      seconds: (ContinuousClock.now - start) / .seconds(1))
    try Sanitizer.check(code: shown.code, shown.text)
    return shown
  }
}

/// A pair of a terminal for a program and the side of who looks at it.
private struct PseudoTerminal {
  /// The side that the program writes to.
  let user: FileHandle
  private let screen: FileHandle

  init(columns: Int) throws {
    var (screen, user): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openpty(&screen, &user, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    // Nothing else that is run beside may hold the terminal open.
    for side in [screen, user] { _ = fcntl(side, F_SETFD, FD_CLOEXEC) }
    self.screen = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
    self.user = FileHandle(fileDescriptor: user, closeOnDealloc: true)
  }

  /// All that is written until nobody has the program's side open, which Linux reports as an error.
  func readToEnd() -> [UInt8] {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(screen.fileDescriptor, $0.baseAddress, $0.count)
      }
      if count <= 0 { return all }
      all += piece[..<count]
    }
  }
}
