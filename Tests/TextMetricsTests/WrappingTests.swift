import SceneModel
import Testing
import TextMetrics

struct WrappingTests {
  let measurer = TextMeasurer(toolsVersion: ToolsVersion(21701))
  let font = Font.system(ofSize: 17)

  private func lines(_ text: String, width: Double?) -> [String] {
    measurer.wrap(text, font: font, width: width).lines.map {
      String(decoding: Array(text.utf8)[$0.range], as: UTF8.self)
    }
  }

  /// U+2028 ends lines in labels (seen in three); the others are Unicode's mandatory breaks.
  @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"])
  func `line breaks end lines without a width`(separator: String) {
    #expect(lines("one two\(separator)three", width: nil) == ["one two", "three"])
    #expect(lines(separator, width: nil) == ["", ""])
  }

  @Test func `the empty text has one empty line`() {
    let wrapped = measurer.wrap("", font: font, width: 100)
    #expect(wrapped.lineCount == 1)
    #expect(wrapped.width == 0)
    #expect(wrapped.height == font.lineHeight)
  }

  @Test func `words move to the next line whole`() {
    #expect(lines("the quick brown fox", width: 80) == ["the quick", "brown fox"])
  }

  /// InterfaceBuilder.md#trailing-spaces
  @Test func `spaces at the end of a line have a width as far as there is room`() {
    let word = measurer.width(of: "quick", font: font)
    let all = measurer.width(of: "quick   ", font: font)
    #expect(measurer.wrap("quick   ", font: font, width: nil).width == all)
    #expect(measurer.wrap("quick   \nfox", font: font, width: nil).width == all)
    #expect(measurer.wrap("quick   ", font: font, width: word).width == word)
    #expect(measurer.wrap("quick   brown", font: font, width: word).lines.first?.width == word)
    #expect(measurer.wrap("quick   brown", font: font, width: all).lines.first?.width == all)
    #expect(measurer.wrap("quick   brown", font: font, width: all - 3).lines.first?.width == all - 3)
  }

  /// Unicode's UAX #14, LB13; a label of a project breaks before "limité ?".
  @Test(arguments: ["?", "!", ":", ";", ")"])
  func `French punctuation stays with the word before its space`(mark: String) {
    let width = measurer.width(of: "places limité", font: font) + 2
    #expect(lines("places limité \(mark)", width: width) == ["places", "limité \(mark)"])
    #expect(lines("places limité (a", width: width) == ["places limité", "(a"])
  }

  /// InterfaceBuilder.md#orphans
  @Test func `the second of two lines has more than one word where there is room`() {
    func lines(_ text: String, width: Double) -> [String] {
      measurer.wrap([TextRun(text: text, font: font)], width: width, avoidsOrphans: true).lines.map {
        String(decoding: Array(text.utf8)[$0.range], as: UTF8.self)
      }
    }
    #expect(lines("of long-running process", width: 130) == ["of long-", "running process"])
    #expect(lines("of long-running process on", width: 130) == ["of long-running", "process on"])
    #expect(lines("first\nof long-running process", width: 130) == ["first", "of long-", "running process"])
    // A first line of one word keeps it, three lines stay, and the second line has room for what it gets.
    #expect(lines("internationalization process", width: 160) == ["internationalization", "process"])
    #expect(lines("of long-running of long-running process", width: 130).last == "process")
    #expect(lines("of long-running process", width: 120) == ["of long-running", "process"])
  }

  @Test func `lines that are not shown have no width`() {
    let wrapped = measurer.wrap("a\nwide", font: font, width: nil)
    #expect(wrapped.width(lineLimit: 1) == measurer.width(of: "a", font: font))
    #expect(wrapped.width(lineLimit: 0) == wrapped.width)
  }

  /// The saved width of a label is often that of its own text rounded up: an estimate may exceed it
  /// by a point.
  @Test func `a line may exceed the width by a point`() {
    let width = measurer.width(of: "quick brown", font: font)
    #expect(lines("quick brown", width: width - 0.9).count == 1)
    #expect(lines("quick brown", width: width - 1.1).count == 2)
  }

  @Test func `a word that is too long is broken inside`() {
    let parts = lines("pneumonoultramicroscopic a", width: 60)
    #expect(parts.count > 2)
    #expect(parts.joined() == "pneumonoultramicroscopic a")
    #expect(parts.last?.hasSuffix(" a") == true)
  }

  /// UIKit's `NSLineBreakMode.byCharWrapping`.
  @Test func `lines that wrap at characters break inside words`() {
    let run = TextRun(text: "quick brown", font: font)
    let width = measurer.width(of: "quick br", font: font)
    let wrapped = measurer.wrap([run], width: width, breaksWords: true)
    #expect(wrapped.lines.map(\.range) == [0..<8, 8..<11])
    #expect(measurer.wrap([run], width: width).lines.map(\.range) == [0..<5, 6..<11])
  }

  /// InterfaceBuilder.md#attributed-text
  @Test func `indents make room before lines and at their end`() {
    let run = TextRun(text: "quick brown quick brown\nfox", font: font)
    func wrap(_ indents: LineIndents, _ width: Double?) -> WrappedText {
      measurer.wrap([run], width: width, indents: indents)
    }
    let word = measurer.width(of: "quick", font: font)
    let two = measurer.width(of: "quick brown", font: font)
    #expect(wrap(LineIndents(), two).lineCount == 3)
    #expect(wrap(LineIndents(first: 10), two).lineCount == 4)
    #expect(wrap(LineIndents(first: 10), two + 10).lines.map(\.indent) == [10, 0, 10])
    #expect(wrap(LineIndents(others: 10), two).lines.map(\.indent) == [0, 10, 10, 0])
    #expect(wrap(LineIndents(tail: -10), two + 10).lineCount == 3)
    #expect(wrap(LineIndents(tail: -10), two).lineCount == 5)
    #expect(wrap(LineIndents(tail: two), 1000).lineCount == 3)
    let one = measurer.wrap([TextRun(text: "quick", font: font)], width: nil, indents: LineIndents(first: 7))
    #expect(one.width == word + 7)
  }

  /// InterfaceBuilder.md#attributed-text
  @Test func `kerning comes after each character`() {
    func width(_ text: String, _ kerning: Double) -> Double {
      measurer.width(of: [TextRun(text: text, font: font, kerning: kerning)])
    }
    #expect(abs(width("quick", 2) - width("quick", 0) - 10) < 1e-9)
    #expect(abs(width("quick", -0.5) - width("quick", 0) + 2.5) < 1e-9)
    // A joined picture is one character, and a line break none.
    #expect(abs(width("👩\u{200D}👧\n", 3) - width("👩\u{200D}👧", 0) - 3) < 1e-9)
  }

  @Test func `ideographs break anywhere`() {
    #expect(lines("漢字漢字漢", width: 36) == ["漢字", "漢字", "漢"])
  }

  /// No line begins with 。 or ends with （ in Chinese and Japanese.
  @Test func `full-width punctuation stays with its word`() {
    #expect(lines("漢字漢。漢", width: 53) == ["漢字", "漢。漢"])
    #expect(lines("漢字（漢）", width: 53) == ["漢字", "（漢）"])
  }

  @Test func `a word is broken after its dash and a number is not`() {
    #expect(lines("well-known", width: 60) == ["well-", "known"])
    #expect(lines("a 100-200", width: 70) == ["a", "100-200"])
    #expect(lines("-bcd", width: 30) == ["-bc", "d"])
  }

  @Test func `a width of nothing gives a character a line`() {
    for width: Double in [0, -5, -.infinity, .nan] {
      #expect(lines("abc", width: width).joined() == "abc")
    }
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
  }

  @Test func `no line is wider than the width and the slack`() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("abcdefgh     ÄÖÜ漢字-\n")
    for _ in 0..<200 {
      let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
      var state = seed
      let text = String(
        (0..<80).map { _ -> Character in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return alphabet[Int(state >> 33) % alphabet.count]
        })
      let wrapped = measurer.wrap(text, font: font, width: 60)
      #expect(wrapped.width <= 61, "seed \(seed)")
      let kept = wrapped.lines.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }.joined()
      #expect(kept.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "seed \(seed)")
    }
  }

  /// A megabyte of letters, digits, marks and pictures of all scripts, with and without places to break.
  @Test(arguments: [" \u{2028}\t-", ""])
  func `a megabyte of every script mixed has a finite size`(separator: String) {
    let sample = "Az09_é" + separator + "ЖΩ漢か한กاनम😀👩‍👩‍👧❤️e\u{301}\u{202E}\u{FFFD}（。" + separator
    let text = String(repeating: sample, count: 1_000_000 / sample.utf8.count)
    for width: Double? in [nil, 120] {
      let wrapped = measurer.wrap(text, font: font, width: width)
      #expect(wrapped.width.isFinite && wrapped.width > 0)
      #expect(wrapped.height.isFinite && wrapped.height >= font.lineHeight)
      #expect(width == nil || wrapped.width <= 121)
    }
  }

  @Test func `a line is as high as its highest run`() {
    let big = Font.system(ofSize: 30)
    let wrapped = measurer.wrap(
      [TextRun(text: "big\n", font: big), TextRun(text: "small", font: font)], width: nil)
    #expect(wrapped.lines.map(\.height) == [big.lineHeight, font.lineHeight])
    let height = big.lineHeight + font.lineHeight
    #expect(abs(wrapped.height - height) < 1e-9)
  }

  @Test func `a limit of lines cuts the height`() {
    let wrapped = measurer.wrap("a\nb\nc", font: font, width: nil)
    #expect(wrapped.height(lineLimit: 2) == 2 * font.lineHeight)
    #expect(wrapped.height(lineLimit: 9) == wrapped.height)
  }
}
