import Foundation
import JSONText
import ModelContext
import Ninefold
import OperatingSystem
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

  @Test func `a tool whose work is cancelled has no answer`() throws {
    let offer = ServerOffer(try ProgramSession(.files([Fixtures.adaptive.path]), isWritable: false))
    let cancellation = Cancellation()
    cancellation.ask()
    for (tool, arguments) in [
      ("scenes", "{}"), ("find", #"{"text":"a"}"#), ("describe", "{}"), ("constraints", "{}"),
      ("values", #"{"object":"Con-07-001"}"#), ("why", #"{"view":"Fig-ur-001"}"#), ("check", "{}"),
      ("picture", #"{"document":"Main.storyboard","scene":"Rea-de-001"}"#),
      (
        "preview",
        #"{"document":"Main.storyboard","edits":[{"change":"set","object":"Con-07-001","attribute":"constant","value":"33"}]}"#
      ),
    ] {
      let response = Cancellation.$current.withValue(cancellation) {
        offer.response(of: tool, arguments: Array(arguments.utf8))
      }
      #expect(response.outcome == .problem, "\(tool)")
      let text = response.body["content"]?.elements.first?["text"]?.text ?? ""
      #expect(text.contains("cancelled"), "\(tool): \(text)")
    }
  }
}
