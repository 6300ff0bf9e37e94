import FontFiles
import TestSupport
import Testing
import TextMetrics

/// Fonts of `Tests/TestSupport/Fonts/make-fonts.py`, whose widths are written there.
struct FontReaderTests {
  private func faces(_ file: String) throws -> [FontFace] {
    try FontReader().faces(TestFonts.bytes(file))
  }

  private func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> FontFace.Pair {
    FontFace.Pair(first.value, second.value)
  }

  @Test func `a font is read with its names, its advances and the lines of its horizontal header`() throws {
    let face = try #require(try faces("Ninefold.ttf").first)
    #expect(face.names.postScript == "NinefoldSans-Regular")
    #expect(face.names.family == "Ninefold Sans")
    #expect(face.names.style == "Regular")
    #expect(face.unitsPerEm == 1000)
    #expect(face.lineUnits == FontFace.LineUnits(ascender: 900, descender: 300, lineGap: 40))
    #expect(face.advances[0x41] == 600)
    #expect(face.advances[0x431] == 520)
    #expect(face.advances[0x2713] == nil)
    #expect(face.advances.count == 99)
  }

  @Test func `pairs are kerned by GPOS, by the table kern, and by ligatures`() throws {
    let positioned = try #require(try faces("Ninefold.ttf").first).kerning
    #expect(positioned == [pair("A", "V"): -80, pair("V", "A"): -70, pair("f", "i"): -70])
    #expect(try #require(try faces("Ninefold-Kern.otf").first).kerning == [pair("A", "V"): -60])
  }

  @Test func `words are shaped whose letters change with those beside them`() throws {
    let bytes = try TestFonts.bytes("Ninefold.ttf")
    // Heh and teh: 300 and 450 where they stand together, 700 and 800 alone; the font has no beh.
    let faces = try FontReader().faces(bytes, words: ["هت", "ه", "ت", "ب", "هب"])
    #expect(try #require(faces.first).words == ["هت": 750, "ه": 700, "ت": 800])
  }

  @Test func `of very many words the first are shaped`() throws {
    var limits = FontLimits()
    limits.words = 2
    let faces = try FontReader(limits: limits).faces(
      TestFonts.bytes("Ninefold.ttf"), words: ["ت", "ه", "هت"])
    #expect(try #require(faces.first).words == ["ت": 800, "ه": 700])
  }

  @Test func `a collection gives its faces, or those that are asked for`() throws {
    let bytes = try TestFonts.bytes("Ninefold.ttc")
    #expect(
      try FontReader().names(bytes).map(\.postScript) == ["NinefoldSans-Regular", "NinefoldKern-Regular"])
    #expect(try faces("Ninefold.ttc") == faces("Ninefold.ttf") + faces("Ninefold-Kern.otf"))
    let named = try FontReader().faces(bytes, named: ["NinefoldKern-Regular"])
    #expect(named.map(\.names.family) == ["Ninefold Kern"])
  }

  @Test(arguments: ["", "OTTO", "not a font at all", "\u{0}\u{1}\u{0}\u{0}"])
  func `what is no font is refused by name`(text: String) {
    #expect(throws: FontError.Reason.notAFont) { try FontReader().names(Array(text.utf8)) }
  }

  @Test func `a font that ends early, or whose bytes are others, is read or refused`() throws {
    let whole = try TestFonts.bytes("Ninefold.ttf")
    let reader = try FontReader()
    var refused = 0
    func tryReading(_ bytes: [UInt8]) {
      do throws(FontError.Reason) { _ = try reader.faces(bytes) } catch { refused += 1 }
    }
    for count in stride(from: 0, to: whole.count, by: 7) { tryReading(Array(whole[..<count])) }
    #expect(refused > whole.count / 14)
    for index in stride(from: 12, to: whole.count, by: 5) {
      var changed = whole
      changed[index] ^= 0xFF
      tryReading(changed)
    }
  }

  @Test func `a font that asks for more than a limit is refused by name`() throws {
    let bytes = try TestFonts.bytes("Ninefold.ttc")
    func read(_ change: (inout FontLimits) -> Void) throws(FontError.Reason) -> Int {
      var limits = FontLimits()
      change(&limits)
      return try FontReader(limits: limits).faces(bytes).count
    }
    #expect(try read { $0 = FontLimits() } == 2)
    #expect(try read { $0.bytes = bytes.count } == 2)
    #expect(throws: FontError.Reason.tooLarge(limit: bytes.count - 1)) {
      try read { $0.bytes = bytes.count - 1 }
    }
    #expect(try read { $0.faces = 2 } == 2)
    #expect(throws: FontError.Reason.tooManyFaces(limit: 1)) { try read { $0.faces = 1 } }
    #expect(try read { $0.characters = 99 } == 2)
    #expect(throws: FontError.Reason.tooManyCharacters(limit: 98)) { try read { $0.characters = 98 } }
    #expect(try read { $0.nameBytes = 20 } == 2)
    #expect(throws: FontError.Reason.longName(limit: 19)) { try read { $0.nameBytes = 19 } }
  }
}
