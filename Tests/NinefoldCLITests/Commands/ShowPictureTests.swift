import CommandLine
import Foundation
import Ninefold
import TestSupport
import Testing

@testable import NinefoldCLI

/// `ninefold show --picture`: scenes drawn with characters.
struct ShowPictureTests {
  private func run(_ words: [String]) throws -> (code: Int32, output: String, errors: String) {
    let outcome = try Fixtures.ninefold.run(["show", "--picture"] + words)
    return (outcome.code, outcome.output, outcome.errors)
  }

  @Test func `a project is drawn in a size class`() throws {
    let outcome = try run([Fixtures.adaptive.path, "--size-class", "compact-regular"])
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "show-picture.text"))
  }

  @Test func `a picture has 80 columns where nothing is a terminal, and those of one that is`() throws {
    let words = [Fixtures.adaptive.path, "--device", "iPad Air"]
    let piped = try run(words).output.split(separator: "\n").filter { $0.hasPrefix("│") }
    #expect(piped.map(\.count).max() == 80)
    let shown = try Fixtures.ninefold.runOnTerminal(
      ["show", "--picture", "--color", "never"] + words, columns: 50)
    let rows = shown.text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("│") }
    #expect(rows.map(\.count).max() == 50)
    #expect(!shown.text.contains("\u{1b}"))
  }

  @Test(arguments: [("truecolor", "48;2;255;255;255m"), ("", "48;5;231m")])
  func `a terminal gets the colours that it has`(depth: String, expected: String) throws {
    let words = ["show", "--picture", Fixtures.adaptive.path]
    let shown = try Fixtures.ninefold.runOnTerminal(words, environment: ["COLORTERM": depth])
    #expect(shown.text.contains("\(expected)"), "\(shown.text.prefix(300))")
    let plain = try Fixtures.ninefold.runOnTerminal(words, environment: ["NO_COLOR": "1"])
    #expect(!plain.text.contains("\u{1b}"))
  }

  private static let hasCairo = (try? CairoPainter()) != nil

  @Test(
    .enabled(if: hasCairo, "Cairo is not installed: apt-get install libcairo2"),
    arguments: [
      ("kitty", "\u{1b}_Ga=T,f=100,"), ("iterm", "\u{1b}]1337;File=inline=1;"), ("sixel", "\u{1b}P0;1;0q"),
    ])
  func `a terminal gets an image in the form that is asked for`(form: String, start: String) throws {
    let outcome = try run([Fixtures.adaptive.path, "--picture-format", form])
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output.contains(start), "\(outcome.output.prefix(300))")
    #expect(!outcome.output.contains("┌"))
  }

  @Test(.enabled(if: hasCairo, "Cairo is not installed: apt-get install libcairo2"))
  func `a terminal that says so gets an image, a file never`() throws {
    let words = ["show", "--picture", Fixtures.adaptive.path]
    let environment = ["KITTY_WINDOW_ID": "1", "TMUX": ""]
    let shown = try Fixtures.ninefold.runOnTerminal(words, environment: environment)
    let piece = try #require(shown.text.firstMatch(of: /\u{1b}_Ga=T[^;]*;([^\u{1b}]*)/)).1
    #expect(Data(base64Encoded: String(piece))?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    let json = try Fixtures.ninefold.runOnTerminal(words + ["--format", "json"], environment: environment)
    #expect(!json.text.contains("\u{1b}"))
    #expect(try !run([Fixtures.adaptive.path]).output.contains("\u{1b}"))
  }

  @Test func `several devices are drawn in turn, each under its name`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.storyboard([Fixtures.laidOut("view", "v1")]), to: "A.storyboard")
    let outcome = try run(
      [directory.path + "/A.storyboard", "--device", "iPhone SE", "--device", "iPad Air"])
    #expect(outcome.output.matches(of: /(?m)^.*, iPhone SE[^,]* portrait, .*$/).count == 1, "\(outcome)")
    #expect(outcome.output.matches(of: /(?m)^.*, iPad Air[^,]* portrait, .*$/).count == 1, "\(outcome)")
  }

  @Test func `no text of a document is obeyed by a terminal`() throws {
    let directory = try TemporaryDirectory()
    let label = """
      <label fixedFrame="YES" text="a&#9;b&#x9B;31mc&#x202E;d&#x85;e" id="v1"><rect key="frame" x="9" y="9" width="300" \
      height="30"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
      """
    let storyboard = Fixtures.storyboard([label])
    try directory.write(storyboard, to: "A.storyboard")
    let outcome = try run([directory.path + "/A.storyboard"])
    let scalars = outcome.output.unicodeScalars
    #expect(outcome.output.contains("31mc d"), "\(outcome)")
    #expect(
      scalars.allSatisfy {
        $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
      })
  }

  @Test func `many views and long ones are drawn in bounds`() throws {
    let directory = try TemporaryDirectory()
    let views = (0..<1000).map { index in
      """
      <view fixedFrame="YES" id="v\(index)"><rect key="frame" x="\(index % 300)" y="\(index / 40)" width="70" height="50"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    }
    try directory.write(Fixtures.storyboard(views), to: "Many.storyboard")
    let many = try run([directory.path + "/Many.storyboard"])
    #expect(many.code == 0 && many.output.contains("┼"))
    try directory.write(Fixtures.storyboard([Fixtures.laidOut("view", "v1")]), to: "Long.storyboard")
    let long = try run([directory.path + "/Long.storyboard", "--size", "300x100000"])
    #expect(long.code == 0)
    #expect(long.output.contains("7934 more rows are not drawn"), "\(long.output.suffix(200))")
    #expect(long.output.split(separator: "\n").count < 410)
  }
}
