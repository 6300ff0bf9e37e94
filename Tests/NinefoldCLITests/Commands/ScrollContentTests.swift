import Foundation
import TestSupport
import Testing

/// The content of what scrolls, and lengths as people write them, in `ninefold layout` and `insets`.
struct ScrollContentTests {
  /// A scroll view over the screen with a box in it, whose height is the content's.
  private static func storyboard(height: Double) -> String {
    let box = Fixtures.laidOut("view", "box")
    let scroll = Fixtures.laidOut(
      "scrollView", "scroll", frame: [0, 0, 375, 667], "<subviews>\(box)</subviews>")
    let edges = ["leading", "top", "trailing", "bottom"]
    return Fixtures.storyboard(
      [scroll],
      constraints: edges.map { Fixtures.constraint("s-\($0)", ("scroll", $0), ("root", $0)) }
        + edges.map { Fixtures.constraint("b-\($0)", ("box", $0), ("scroll", $0)) } + [
          Fixtures.constraint("w", ("box", "width"), ("scroll", "width")),
          Fixtures.constraint("h", ("box", "height"), nil, height),
        ])
  }

  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable { let views: [View] }
    struct View: Decodable {
      let id: String
      let frame: [Double]
      let contentSize: [Double]?
      let scrolls: [String]?
    }
    let documents: [Document]
  }

  private func views(_ words: [String], _ height: Double) throws -> (views: [Answer.View], text: String) {
    let directory = try TemporaryDirectory()
    try directory.write(Self.storyboard(height: height), to: "A.storyboard")
    let outcome = try Fixtures.ninefold.run(words + ["A.storyboard", "--format", "json"], in: directory.url)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    let text = try Fixtures.ninefold.run(words + ["A.storyboard"], in: directory.url)
    return (answer.documents.flatMap(\.scenes).flatMap(\.views), text.output)
  }

  @Test(arguments: ["layout", "insets"])
  func `a scroll view says the size of its content and how it scrolls`(command: String) throws {
    let words = [command, "--device", "iPhone 8"]
    let long = try views(words, 1200)
    let scroll = try #require(long.views.first { $0.id == "scroll" })
    #expect(scroll.contentSize == [375, 1200] && scroll.scrolls == ["vertical"])
    #expect(long.text.contains("content 375x1200, scrolls vertically"), "\(long.text)")
    #expect(long.views.filter { $0.scrolls != nil }.map(\.id) == ["scroll"])
    let short = try views(words, 100)
    #expect(short.views.first { $0.id == "scroll" }?.scrolls == [])
    #expect(short.text.contains("content 375x100"), "\(short.text)")
  }

  @Test func `several devices are several scenes of insets`() throws {
    let found = try views(["insets", "--device", "iPhone 8", "--device", "iPad Air"], 100)
    #expect(found.views.filter { $0.id == "scroll" }.map { $0.frame[2] } == [375, 820])
  }

  @Test func `lengths are written to a thousandth, but for constants in JSON`() throws {
    let directory = try TemporaryDirectory()
    let label = Fixtures.laidOut("view", "box")
    let constraints = [
      Fixtures.constraint("x", ("box", "leading"), ("root", "leading"), 19.999999999999943),
      Fixtures.constraint("y", ("box", "top"), ("root", "top"), 1.0 / 3),
      Fixtures.constraint("w", ("box", "width"), nil, 40),
      Fixtures.constraint("h", ("box", "height"), nil, 40),
    ]
    try directory.write(Fixtures.storyboard([label], constraints: constraints), to: "A.storyboard")
    for words in [
      ["show", "A.storyboard"], ["show", "A.storyboard", "--visual-format"],
      ["layout", "A.storyboard", "--format", "json"],
      ["layout", "A.storyboard", "--why", "box", "--format", "json"],
      ["explain", "A.storyboard", "--object", "x"],
    ] {
      let outcome = try Fixtures.ninefold.run(words, in: directory.url)
      #expect(outcome.code == 0, "\(outcome.errors)")
      let shown = outcome.output.split(separator: "\n").filter {
        !$0.contains("constant") || words.contains("json")
      }
      #expect(!shown.joined().contains("19.99"), "\(words): \(outcome.output)")
      #expect(!shown.joined().contains("0.3333"), "\(words): \(outcome.output)")
    }
    let exact = try Fixtures.ninefold.run(["show", "A.storyboard", "--format", "json"], in: directory.url)
    #expect(exact.output.contains("19.999999999999943"), "programs get a constant as the document has it")
  }
}
