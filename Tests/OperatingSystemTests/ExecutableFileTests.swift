import Testing

@testable import OperatingSystem

/// The identities of programs.
struct ExecutableFileTests {
  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A program whose only segment holds notes.
  private static func program(_ notes: [UInt8], kind: Int = 4, length: Int? = nil) -> [UInt8] {
    var head: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 26)
    head += number(64, 8) + [UInt8](repeating: 0, count: 14) + number(56, 2) + number(1, 2)
    head += [UInt8](repeating: 0, count: 64 - head.count)
    let segment =
      number(kind, 4) + number(4, 4) + number(120, 8) + number(0, 16) + number(length ?? notes.count, 8)
    return head + segment + [UInt8](repeating: 0, count: 56 - segment.count) + notes
  }

  private static func note(_ name: String, _ kind: Int, _ text: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8) + [0]
    func filled(_ bytes: [UInt8]) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return number(name.count, 4) + number(text.count, 4) + number(kind, 4) + filled(name) + filled(text)
  }

  @Test func `the linker's note is found behind others`() {
    let others = Self.note("GNU", 1, [1, 2, 3, 4, 5]) + Self.note("Other", 3, [9])
    let notes = others + Self.note("GNU", 3, [7, 8, 9])
    #expect(ExecutableFile.identifier(in: Self.program(notes)) == [7, 8, 9])
  }

  @Test func `what has no such note has none`() {
    let note = Self.note("GNU", 3, [7, 8, 9])
    #expect(ExecutableFile.identifier(in: Self.program(Self.note("GNU", 1, [1]))) == nil)
    #expect(ExecutableFile.identifier(in: Self.program(note, kind: 1)) == nil)
    #expect(ExecutableFile.identifier(in: Self.program(note, length: 1 << 20)) == nil)
    #expect(ExecutableFile.identifier(in: Array("#!/bin/sh\n".utf8)) == nil)
  }

  @Test func `no program that is cut off or damaged is trouble`() {
    let program = Self.program(Self.note("GNU", 3, [7, 8, 9]))
    for count in program.indices { _ = ExecutableFile.identifier(in: Array(program[..<count])) }
    for index in program.indices {
      var damaged = program
      damaged[index] = 0xFF
      _ = ExecutableFile.identifier(in: damaged)
    }
  }

  @Test func `the program that runs is told from others by few bytes`() throws {
    let identity = try #require(ThisProcess.programIdentity)
    #expect((1...64).contains(identity.count))
    #expect(ThisProcess.programIdentity == identity)
  }
}
