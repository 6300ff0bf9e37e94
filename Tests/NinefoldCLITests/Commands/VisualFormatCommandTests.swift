import CommandLine
import Foundation
import TestSupport
import Testing

@testable import NinefoldCLI

/// `ninefold vfl`, and `show --visual-format`.
struct VisualFormatCommandTests {
  @Test func `a format is printed as constraints, one a line`() throws {
    let outcome = try Fixtures.ninefold.run([
      "vfl", "H:|-[a]-pad-[b(==a@750)]|", "--view", "a", "--view", "b", "--metric", "pad=8", "--align", "top",
      "--edges", "safeArea",
    ])
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        a.leading = safeArea.leading + 8
        b.leading = a.trailing + 8
        b.width = a.width  priority 750
        safeArea.trailing = b.trailing
        a.top = b.top

        """)
  }

  @Test func `an error shows the format and a caret under the place`() throws {
    let outcome = try Fixtures.ninefold.run(["vfl", "|-0-[redView-0-|"])
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        ninefold: error: visual format, column 13: expected ']', which ends a view, or '(' and what is said of its size
          |-0-[redView-0-|
                      ^

        """)
  }

  @Test(
    arguments: [
      (["vfl", "[a]", "--view", "b"], 2), (["vfl", "[a]", "--metric", "x"], 64),
      (["vfl", "[a]", "--metric", "x=inf"], 64), (["vfl", "[a][b]", "--align", "leading"], 2), (["vfl"], 64),
      (["vfl", ""], 64),
    ] as [([String], Int32)])
  func `what is wrong ends the command`(words: [String], code: Int32) throws {
    let outcome = try Fixtures.ninefold.run(words)
    #expect(outcome.code == code && !outcome.errors.isEmpty)
  }

  @Test func `the constraints of a scene are formats where there is a form`() throws {
    let sample = Fixtures.log.deletingLastPathComponent().appending(path: "Tide.storyboard").path
    let outcome = try Fixtures.ninefold.run([
      "show", sample, "--visual-format", "--size-class", "regular-regular",
    ])
    #expect(outcome.code == 0)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "show-visual-format.text"))
    #expect(try Fixtures.ninefold.run(["show", sample, "--visual-format", "--picture"]).code == 64)
  }

  @Test func `layout guides are items in brackets, and the safe area is the edge that is asked for`() throws {
    let outcome = try Fixtures.ninefold.run([
      "vfl", "V:[topLayoutGuide]-8-[title(==topLayoutGuide)]|", "--edges", "safeArea",
    ])
    #expect(
      outcome.output == """
        title.top = topLayoutGuide.bottom + 8
        title.height = topLayoutGuide.height
        safeArea.bottom = title.bottom

        """)
  }

  @Test func `the guides of a controller and of a view are items of a scene's formats`() throws {
    let directory = try TemporaryDirectory()
    let title = Fixtures.laidOut("view", "title")
    let document = Fixtures.storyboard(
      [title],
      constraints: [
        Fixtures.constraint("c1", ("title", "top"), ("top", "bottom"), 8),
        Fixtures.constraint("c2", ("bottom", "top"), ("title", "bottom")),
        Fixtures.constraint("c3", ("title", "leading"), ("safe", "leading"), 12),
        Fixtures.constraint("c4", ("title", "width"), ("safe", "width")),
      ])
    try directory.write(
      document.replacing(
        "<view key=\"view\"",
        with: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
          <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides><view key="view"
          """
      ).replacing(
        "</constraints>", with: "</constraints><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"),
      to: "A.storyboard")
    let outcome = try Fixtures.ninefold.run(["show", "A.storyboard", "--visual-format"], in: directory.url)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("V:[topLayoutGuide]-8-[view][bottomLayoutGuide]"), "\(outcome.output)")
    #expect(outcome.output.contains("H:|-12-[view(==safeArea)]"), "\(outcome.output)")
    #expect(outcome.output.contains("topLayoutGuide     top"), "\(outcome.output)")
  }
}
