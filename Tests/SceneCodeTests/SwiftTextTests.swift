import SceneModel
import Testing

@testable import SceneCode

struct SwiftTextTests {
  @Test(arguments: [
    (#"Saltwick"#, #""Saltwick""#), (#"say "no""#, #""say \"no\"""#), (#"\(danger)"#, #""\\(danger)""#),
    ("two\nlines\r\tend", #""two\nlines\r\tend""#), ("\u{0}\u{7F}\u{85}", #""\u{0}\u{7F}\u{85}""#),
    ("\u{202E}x\u{2066}\u{FEFF}\u{2028}", #""\u{202E}x\u{2066}\u{FEFF}\u{2028}""#),
    ("Größe 漢字", #""Größe 漢字""#),
    ("a\u{A0}b", #""a\u{A0}b""#), ("\"\u{301}", "\"\\\"\u{301}\""),
  ])
  func `a text is a literal that says nothing else`(text: String, literal: String) {
    #expect(SwiftText.literal(text) == literal)
  }

  @Test(arguments: [
    (16.0, "16"), (0.5, "0.5"), (-8, "-8"), (0.33333333333, "0.333333"), (-0.0, "0"), (1e20, "1e+20"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"),
  ])
  func `a number has a fraction where it needs one`(number: Double, text: String) {
    #expect(SwiftText.number(number) == text)
  }

  @Test(arguments: [
    ("Log in, now!", "logInNow"), ("URL", "url"), ("HTTPServer", "httpServer"), ("3 birds", "birds"),
    ("Don't", "dont"), ("título", "t"), ("17:42", nil), ("漢字", nil), ("", nil),
  ])
  func `a name is made of the words of a text`(text: String, name: String?) {
    let found = SwiftName.camelCase(text, words: 3)
    if text == "título" { #expect(found?.hasPrefix("t") == true) } else { #expect(found == name) }
  }

  @Test func `a name that is taken gets a number`() {
    var scope = NameScope(["title"])
    #expect(scope.unique("title") == "title2")
    #expect(scope.unique("title2") == "title22")
    #expect(scope.unique("title") == "title3")
    #expect(scope.unique("note") == "note")
  }
}
