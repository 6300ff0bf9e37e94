import Foundation
import TestSupport
import Testing

struct LayoutWhyTests {
  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable {
      let id: String
      let view: View
    }
    struct View: Decodable {
      let id: String
      let frame: [Double]
      let numbers: [Number]
    }
    struct Number: Decodable {
      let number: String
      let value, solved, alignment: Double
      let ambiguous: Bool
      let steps: [Step]
      let against: [Cause]
    }
    struct Step: Decodable {
      let view, number: String
      let causes: [Cause]
      let uses: [Int]
    }
    struct Cause: Decodable {
      let kind: String
      let constraint: String?
      let points: Double
    }
    let documents: [Document]
  }

  @Test(arguments: ["json", "text"])
  func `a frame is told from the root on`(format: String) throws {
    let outcome = try Fixtures.ninefold.run(
      ["layout", Fixtures.adaptive.path, "--why", "Fig-ur-001", "--format", format])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "why.\(format)"))
    let ids = try Fixtures.ninefold.run(
      ["layout", Fixtures.adaptive.path, "--why", "Fig-ur-001", "--format", format, "--ids"])
    let name = format == "json" ? "why.json" : "why-ids.text"
    try expectGolden(ids.output, at: Fixtures.goldens.appending(path: name))
  }

  @Test func `ids are asked for with the view whose frame is explained`() throws {
    let outcome = try Fixtures.ninefold.run(["layout", Fixtures.adaptive.path, "--ids"])
    #expect(outcome.code == 64 && outcome.errors.contains("--ids needs --why VIEW"))
  }

  @Test func `the causes of every number add up to it`() throws {
    for words in [["--canvas"], ["--device", "iPhone 15", "--orientation", "landscape"]] {
      let outcome = try Fixtures.ninefold.run(
        ["layout", Fixtures.adaptive.path, "--why", "Pag-ev-001", "--format", "json"] + words)
      let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
      let view = try #require(answer.documents.first?.scenes.first?.view)
      #expect(view.numbers.map(\.number) == ["x", "y", "width", "height"])
      #expect(view.numbers.map(\.value) == view.frame)
      for number in view.numbers {
        #expect(abs(number.steps.flatMap(\.causes).reduce(0) { $0 + $1.points } - number.solved) < 1e-6)
        #expect(number.steps.flatMap(\.uses).allSatisfy(number.steps.indices.contains))
        #expect(number.against.isEmpty)
        #expect(!number.ambiguous)
      }
    }
  }

  @Test func `what nothing decides is said to be open`() throws {
    let outcome = try Fixtures.ninefold.run(["layout", Fixtures.adaptive.path, "--why", "Box-vi-002"])
    #expect(outcome.output.contains("view 2.y 0: open, nothing decides it"))
    #expect(outcome.output.contains("ambiguous"))
  }

  @Test(arguments: [
    ["--why", "nobody"], ["--why", "Fig-ur-001", "--scene", "Con-fl-002"], ["--why", "Fig-to-001"],
  ])
  func `a view that is not there is a complaint`(words: [String]) throws {
    let outcome = try Fixtures.ninefold.run(["layout", Fixtures.adaptive.path] + words)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("no view '\(words[1])'"))
  }
}
