import SceneModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal's window, in which keys are read one by one.
final class Window {
  private let saved: termios

  init() {
    var mode = termios()
    unsafe tcgetattr(STDIN_FILENO, &mode)
    saved = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    // The signal only ends the wait for a key.
    signal(SIGWINCH) { _ in }
    put("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Restores the window.
  func close() {
    put("\u{1B}[?25h\u{1B}[?1049l")
    var mode = saved
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// The byte that the keyboard sends for Control-C.
  static let interrupt: UInt8 = 3

  /// The window's columns and rows; nil where the output is no terminal.
  static var currentSize: Size? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return Size(Double(size.ws_col), Double(size.ws_row))
  }

  /// Columns and rows such as `100x30`; nil of another text.
  static func size(_ text: String) -> Size? {
    let sides = text.split(separator: "x").map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy((1...1000).contains) else { return nil }
    return Size(Double(sides[0]), Double(sides[1]))
  }

  /// Reports a problem and ends the program.
  static func fail(_ problem: String, code: Int32) -> Never {
    let line = Array("panes: error: \(problem)\n".utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
    exit(code)
  }

  /// Shows a picture from the window's upper left corner on.
  func show(_ picture: String) {
    put("\u{1B}[H" + picture.dropLast().replacing("\n", with: "\r\n"))
  }

  /// Waits for a key or a change of the window's size; nil of the latter.
  func key() -> UInt8? {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, -1) > 0 else { return nil }
    var key: UInt8 = 0
    return unsafe read(STDIN_FILENO, &key, 1) == 1 ? key : UInt8(ascii: "q")
  }

  private func put(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
