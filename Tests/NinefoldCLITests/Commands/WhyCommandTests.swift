import Foundation
import TestSupport
import Testing

/// One command for where frames and values come from.
struct WhyCommandTests {
  private static func answer(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(words, in: Fixtures.adaptive)
  }

  @Test func `a view's frame and values are those of layout --why and explain`() throws {
    let why = try Self.answer("why", "Main.storyboard", "Fig-ur-001")
    let frame = try Self.answer("layout", "Main.storyboard", "--why", "Fig-ur-001")
    let values = try Self.answer("explain", "Main.storyboard", "--object", "Fig-ur-001")
    #expect(why.code == 0 && why.errors.isEmpty)
    #expect(why.output.contains(frame.output.dropLast()))
    let block = values.output.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
    #expect(!block.isEmpty && why.output.contains(block.dropLast(2)))
  }

  @Test(arguments: [
    ["why", "Main.storyboard", "Fig-ur-001"], ["layout", "Main.storyboard", "--why", "Fig-ur-001"],
  ])
  func `on a device the answer says the device and its system`(words: [String]) throws {
    let words = words + ["--device", "iPhone 15", "--os", "17"]
    let text = try Fixtures.ninefold.run(words, in: Fixtures.adaptive).output
    #expect(text.hasPrefix("Main.storyboard, "), "\(text)")
    let heading = text.prefix { $0 != "\n" }
    #expect(heading.hasSuffix(", iPhone 15 portrait, compact-regular, iOS 17"), "\(heading)")
    let json = try Fixtures.ninefold.run(words + ["--format", "json"], in: Fixtures.adaptive).output
    #expect(json.contains(#""system": "iOS 17", "device": "iPhone 15""#))
  }

  @Test func `several objects are explained, also constraints, below the current directory`() throws {
    let outcome = try Self.answer("why", "Fig-ur-001", "Con-07-001", "--format", "json")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\"object\": {\"id\": \"Con-07-001\""))
    #expect(outcome.output.contains("\"view\": {\"id\": \"Fig-ur-001\""))
  }

  @Test func `one attribute is explained alone, and one that an object does not have is refused`() throws {
    let one = try Self.answer("why", "Main.storyboard", "Con-07-001", "--attribute", "constant")
    #expect(one.code == 0 && one.output.contains("\n  constant\n"))
    let none = try Self.answer("why", "Main.storyboard", "Con-07-001", "--attribute", "constnat")
    #expect(none.code == 2 && none.errors.contains("did you mean 'constant'?"))
  }

  @Test func `an object is needed, and a name that nothing has is refused`() throws {
    #expect(try Self.answer("why").code == 64)
    #expect(try Self.answer("why", "Main.storyboard").code == 64)
    let unknown = try Self.answer("why", "Fig-ur-00l")
    #expect(unknown.code == 2 && unknown.errors.contains("did you mean 'Fig-ur-001'?"))
  }

  @Test func `a stored project is asked in the same way`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.path + "/a.db"
    _ = try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database])
    let stored = try Fixtures.ninefold.run(["why", "Con-07-001", "--database", database])
    #expect(stored.code == 0)
    #expect(stored.output == (try Self.answer("why", "Main.storyboard", "Con-07-001").output))
  }
}
