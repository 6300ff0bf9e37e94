/// The lock by which programs of ours write into a folder one at a time.
///
/// It is on the folder, not on a file: a file that is replaced is another one afterwards. The system releases
/// it however a program ends. Where the file system has no locks, nobody waits.
enum FolderLock {
  /// How long a program waits for the one before it. Milliseconds.
  private static let patience = 20_000
  private static let pause = 5

  /// Locks an open folder until it is closed, once no other program has it.
  ///
  /// - Throws: ``FileDefect`` with `isHeld` where that takes too long.
  static func take(_ folder: Int32) throws(FileDefect) {
    var waited = 0
    while SystemCalls.lock(folder) == .isHeld {
      guard waited < patience else { throw .isHeld }
      SystemCalls.pause(milliseconds: pause)
      waited += pause
    }
  }
}
