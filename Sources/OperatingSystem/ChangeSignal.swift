/// The clock of whoever follows files: the system wakes, where it says that something changed in a folder,
/// else time does.
struct ChangeSignal: ~Copyable {
  /// Nil where the system says nothing.
  private let stream: Int32?
  /// Whether a folder is not watched, so that the clock wakes as well.
  private var isPartial = false

  /// How often files are looked at where the system says nothing. Milliseconds.
  private static let period = 1_000

  init() {
    stream = SystemCalls.openChanges()
    isPartial = stream == nil
  }

  deinit { if let stream { SystemCalls.closeDescriptor(stream) } }

  /// Lets changes in a folder wake, not those in the folders in it.
  mutating func watch(_ folder: String) {
    guard let stream, !SystemCalls.watch(folder, by: stream) else { return }
    isPartial = true
  }

  /// Waits until something may have changed; false where the time ends before.
  func wait(milliseconds: Int) -> Bool {
    let most = isPartial ? min(milliseconds, Self.period) : milliseconds
    guard let stream else {
      ThisProcess.pause(milliseconds: most)
      return true
    }
    let isWoken = SystemCalls.waitForInput(stream, milliseconds: most)
    return isWoken || isPartial
  }

  /// Forgets what was said so far.
  func drain() {
    guard let stream else { return }
    while SystemCalls.waitForInput(stream, milliseconds: 0) {
      do throws(FileDefect) { _ = try Descriptor.readPiece(stream) } catch { return }
    }
  }
}
