import SceneModel
import Testing
import TextMetrics

@testable import SceneStore

struct StoredFontTests {
  private func face(_ name: String, a: Int = 600) -> FontFace {
    FontFace(
      names: FontNames(postScript: name, family: "Family", style: "Bold"), unitsPerEm: 1000,
      lineUnits: FontFace.LineUnits(ascender: 900, descender: 300, lineGap: 40),
      advances: [0x41: a, 0x1F600: 1200], kerning: [FontFace.Pair(0x41, 0x56): -80], words: ["هت": 750])
  }

  @Test func `a font that is stored is loaded as it was`() throws {
    let store = try SceneStore()
    #expect(try !store.hasFonts())
    let outcome = try store.importFonts(
      [face("A-Bold"), face("B-Bold")], path: "Fonts/A.ttc", checksum: -7, project: "p")
    #expect(outcome == .added)
    #expect(try store.hasFonts())
    #expect(try store.font(named: "B-Bold", project: "p") == face("B-Bold"))
    #expect(try store.font(named: "C-Bold", project: "p") == nil)
    #expect(try store.font(named: "B-Bold", project: "q") == nil)
  }

  @Test func `a file of other bytes is another, and its fonts take the place of those before`() throws {
    let store = try SceneStore()
    try store.importFonts([face("A-Bold")], path: "A.ttf", checksum: 1, project: "p")
    #expect(try store.hasFonts(path: "A.ttf", checksum: 1, words: ["هت"], project: "p"))
    #expect(try !store.hasFonts(path: "A.ttf", checksum: 2, words: [], project: "p"))
    #expect(try !store.hasFonts(path: "A.ttf", checksum: 1, words: ["ب"], project: "p"))
    #expect(try !store.hasFonts(path: "B.ttf", checksum: 1, words: [], project: "p"))
    #expect(
      try store.importFonts([face("A-Bold", a: 620)], path: "A.ttf", checksum: 2, project: "p") == .replaced)
    #expect(try store.font(named: "A-Bold", project: "p")?.advances[0x41] == 620)
    #expect(try store.lines("SELECT count(*) FROM font_glyph") == ["2"])
    try store.removeProject("p")
    for table in ["font_file", "font", "font_glyph", "font_kerning", "font_word"] {
      #expect(try store.lines("SELECT count(*) FROM \(table)") == ["0"], "\(table)")
    }
  }

  @Test func `checksums of font files tell their bytes apart`() {
    let checksums = [[], [0], [0, 0], [1], Array(0..<9)].map { SceneStore.checksum(ofFontFile: $0) }
    #expect(Set(checksums).count == checksums.count)
  }

  @Test func `the words of a project are found that a font shapes`() throws {
    let store = try SceneStore()
    let document = try storyboard(
      "a.storyboard",
      inView:
        #"<label text="Plain &quot;هت&quot; ه" id="l"/><label id="m"><string key="text">नम</string></label>"#)
    try store.importDocument(document, project: "p")
    #expect(try store.shapedWords(project: "p") == ["هت", "ه", "नम"])
    #expect(try store.shapedWords(project: "q") == [])
  }

  @Test func `views say which fonts there are, and who uses which`() throws {
    let store = try SceneStore()
    try store.importFonts([face("A-Bold")], path: "Fonts/A.ttf", checksum: 1, project: "p")
    let labels = ["A-Bold", "A-Bold", "Nobody-Has"].enumerated().map { index, name in
      #"<label id="l\#(index)"><fontDescription key="fontDescription" name="\#(name)" pointSize="17"/></label>"#
    }
    try store.importDocument(try storyboard("a.storyboard", inView: labels.joined()), project: "p")
    #expect(
      try store.rows("SELECT file, name, family, style, ascender, glyph_count FROM fonts") == [
        [.text("Fonts/A.ttf"), .text("A-Bold"), .text("Family"), .text("Bold"), .integer(900), .integer(2)]
      ])
    #expect(
      try store.rows("SELECT document, name, uses, file FROM font_uses ORDER BY name") == [
        [.text("a.storyboard"), .text("A-Bold"), .integer(2), .text("Fonts/A.ttf")],
        [.text("a.storyboard"), .text("Nobody-Has"), .integer(1), .null],
      ])
  }
}
