import Foundation
import JSONText
import ModelContext
import Ninefold
import Testing

@testable import CommandLine
@testable import NinefoldCLI

/// The answers of commands that run for a program.
struct CommandAnswerTests {
  @Test(arguments: [
    ["scenes"], ["find"], ["show", "--size-class=compact-any"], ["layout", "--device=iPhone 8"],
    ["layout", "--why=Fig-ur-001"], ["explain", "--object=Con-07-001"], ["check", "--all-size-classes"],
  ])
  func `one run has the results of two, one in each form`(words: [String]) throws {
    let before = words[0] == "find" ? ["a"] : []
    let source = [Fixtures.adaptive.path]
    let answer = try CommandAnswer(words, before: before + source)
    func results(_ format: String) -> [UInt8] {
      let capture = OutputCapture()
      _ = NinefoldCLI.run(words + ["--format=\(format)", "--"] + before + source, capture)
      return capture.results
    }
    #expect(answer.text == String(decoding: results("text"), as: UTF8.self) && !answer.text.isEmpty)
    var reader = JSONReader(results("json"))
    #expect(try answer.value == reader.value())
  }
}
