import Foundation
import Synchronization
import TestSupport
import Testing

@testable import OperatingSystem

/// Files that are written to while they are read.
struct ChangingFileTests {
  @Test func `a file that another thread writes over is read whole as it was at some time, or refused`()
    throws
  {
    let directory = try TemporaryDirectory()
    let url = try directory.write("", to: "a.xib")
    let (pieces, size) = (64, 1 << 14)
    let ends = Atomic(false)
    try Data(repeating: 0x61, count: pieces * size).write(to: url)
    let writer = Thread {
      guard let file = try? FileHandle(forUpdating: url) else { return }
      for letter in (UInt8(ascii: "b")...UInt8(ascii: "z")) where !ends.load(ordering: .relaxed) {
        try? file.seek(toOffset: 0)
        for _ in 0..<pieces { try? file.write(contentsOf: Data(repeating: letter, count: size)) }
      }
      ends.store(true, ordering: .relaxed)
    }
    writer.start()
    var reads = 0
    while !ends.load(ordering: .relaxed) {
      reads += 1
      do throws(FileDefect) {
        let bytes = try NamedPath.read(url.path, limit: .max)
        #expect(bytes.count == pieces * size && Self.isState(bytes), "read \(reads)")
      } catch {
        #expect(error == .changed)
      }
    }
    #expect(reads > 0)
  }

  /// Whether the writer leaves these bytes between two calls: a letter, and behind it the one before.
  private static func isState(_ bytes: [UInt8]) -> Bool {
    let written = bytes.prefix { $0 == bytes[0] }
    return bytes.dropFirst(written.count).allSatisfy { $0 == bytes[0] - 1 }
  }
}
