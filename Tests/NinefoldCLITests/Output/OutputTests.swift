import Foundation
import TestSupport
import Testing

struct OutputTests {
  /// Runs a line of the shell in which `$NINEFOLD` is the program.
  private func shell(_ line: String) throws -> Program.Outcome {
    try Program(at: URL(filePath: "/bin/sh")).run([
      "-c", "NINEFOLD=\(Fixtures.ninefold.executable.path); " + line,
    ])
  }

  @Test func `a reader that goes early is no error`() throws {
    let outcome = try shell("\"$NINEFOLD\" devices --format json | head -c 10; \"$NINEFOLD\" devices | true")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output == "{\"version\"")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is an error`() throws {
    let outcome = try shell("\"$NINEFOLD\" devices > /dev/full")
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("cannot write the output"))
  }

  @Test func `a closed output is an error, not a crash`() throws {
    let outcome = try shell("\"$NINEFOLD\" devices >&-")
    #expect(outcome.code == 2)
  }
}
