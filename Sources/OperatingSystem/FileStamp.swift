/// The properties of a file that change when it is written.
package struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  package let size: Int
  /// The number that the file system gives the file.
  let number: UInt64
  /// When it was written, and when anything about it changed.
  let times: [Int]

  /// Whether the file may have been written within the last ticks of the system's clock.
  var isFresh: Bool {
    let (seconds, nanoseconds) = SystemCalls.preciseNow
    // Of each pair the seconds come first. A time to come is of a clock that was set back.
    return stride(from: 0, to: times.count, by: 2).contains { index in
      let age = (seconds - times[index]) * 1_000_000_000 + nanoseconds - times[index + 1]
      return age < Self.ticks
    }
  }

  /// Nanoseconds in several ticks of any system's clock.
  private static let ticks = 50_000_000
}
