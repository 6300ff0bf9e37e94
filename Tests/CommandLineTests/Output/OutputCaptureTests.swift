import OperatingSystem
import Testing

@testable import CommandLine

/// The output of a command that runs for another part of the program.
struct OutputCaptureTests {
  @Test func `results and diagnostics are taken in place of the streams`() throws {
    var terminal = Terminal()
    let capture = OutputCapture()
    terminal.capture = capture
    try Terminal.$current.withValue(terminal) {
      var output = Output(descriptor: 1)
      try output.writeLine("result")
      try output.flush()
      let hasWritten = output.hasWritten
      #expect(hasWritten)
      Diagnostics.report("a: note: first")
      Diagnostics.report(error: "second")
    }
    #expect(capture.results == Array("result\n".utf8))
    #expect(capture.diagnostics == ["a: note: first", "ninefold: error: second"])
  }

  @Test func `more bytes than a capture takes are refused`() throws {
    let capture = OutputCapture()
    let half = [UInt8](repeating: 0x61, count: OutputCapture.mostBytes / 2)
    try capture.take(half, of: 1)
    try capture.take(half, of: 1)
    #expect(throws: FileDefect.tooLarge(limit: OutputCapture.mostBytes)) { try capture.take([0x61], of: 1) }
    try capture.take(half, of: 2)
    #expect(capture.results.count == OutputCapture.mostBytes)
  }
}
