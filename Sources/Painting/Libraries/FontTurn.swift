import Synchronization

/// The turn of one thread at a time to read fonts through Cairo.
///
/// Cairo keeps ten files open for all threads. It looks for one to close without the lock of the thread that
/// reads it (`_has_unlocked_face` of cairo-ft-font.c, 1.16), and opens files without the lock that FreeType's
/// library needs: a thread found the glyph of a face that another one had closed.
final class FontTurn: Sendable {
  private let mutex = Mutex(())

  /// Calls functions of Cairo that may open, read or close a font.
  func take<Value>(_ body: () -> Value) -> Value {
    mutex.withLock { _ in body() }
  }
}
