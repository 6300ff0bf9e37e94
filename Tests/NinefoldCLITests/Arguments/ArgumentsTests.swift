import Ninefold
import Testing

@testable import NinefoldCLI

struct ArgumentsTests {
  private static let syntax = LayoutCommand.syntax

  @Test func `options and operands mix`() throws {
    let arguments = try Arguments(["--scene", "a b", "App", "--format=json", "--canvas"], Self.syntax)
    #expect(arguments.operands == ["App"])
    #expect(arguments.value(.scene) == "a b")
    #expect(arguments.value(.format) == "json")
    #expect(arguments.has(.canvas))
    #expect(arguments.value(.device) == nil)
  }

  @Test func `after two dashes all are operands`() throws {
    #expect(try Arguments(["--", "--canvas"], Self.syntax).operands == ["--canvas"])
    #expect(try Arguments(["-"], Self.syntax).operands == ["-"])
  }

  @Test func `a value may be empty, hold an equals sign or start with a dash`() throws {
    #expect(try Arguments(["--scene", ""], Self.syntax).value(.scene) == "")
    #expect(try Arguments(["--scene=a=b"], Self.syntax).value(.scene) == "a=b")
    #expect(try Arguments(["--scene", "-1"], Self.syntax).value(.scene) == "-1")
  }

  @Test(arguments: [
    (["--nonsense"], UsageError.Reason.unknownOption("--nonsense")),
    (["-x"], .unknownOption("-x")),
    (["--output", "x"], .unknownOption("--output")),
    (["--scene"], .missingValue(.scene)),
    (["--scene", "--canvas"], .missingValue(.scene)),
    (["--canvas=yes"], .unexpectedValue(.canvas)),
    (["--scene", "a", "--scene", "b"], .repeated(.scene)),
    (["a", "b"], .unexpectedOperand("b")),
  ])
  func `a wrong line is an error that names what is wrong`(words: [String], reason: UsageError.Reason) {
    let error = #expect(throws: UsageError.self) { try Arguments(words, Self.syntax) }
    #expect(error?.reason == reason)
    #expect(error?.command == "layout")
  }

  @Test func `what a command needs must be there, unless help is asked for`() throws {
    let error = #expect(throws: UsageError.self) { try Arguments(["App"], ImportCommand.syntax) }
    #expect(error?.reason == .missingOption(.database))
    #expect(try Arguments(["--help"], ImportCommand.syntax).asksForHelp)
    #expect(try Arguments(["-h"], ImportCommand.syntax).asksForHelp)
  }

  @Test(arguments: [
    ("375x667", 375.0, 667.0), ("320.5x480", 320.5, 480), ("1x1", 1, 1),
  ])
  func `a size is two numbers above 0`(text: String, width: Double, height: Double) throws {
    let size = try #require(Size(argument: text))
    #expect(size == Size(width, height))
  }

  @Test(arguments: [
    "", "x", "375", "375x", "x667", "0x5", "-1x5", "nanx5", "infx5", "1x2x3", "0x10x1", "1e9x1", "375X667",
  ])
  func `a size of anything else is none`(text: String) {
    #expect(Size(argument: text) == nil)
  }
}
