import SceneModel
import Testing

struct NameTests {
  @Test
  func `every known name has its number in every table`() {
    var table = NameTable()
    for known in KnownName.allCases {
      #expect(table.find(known.text) == Name(known))
      #expect(table.intern(known.text).known == known)
      #expect(table.text(Name(known)) == known.text)
      if known != .base64UTF8 { #expect(known.text == String(describing: known)) }
      // Neither is asked of each document again.
      #expect(XMLText.isName(known.text) && !known.text.hasPrefix("xmlns"))
    }
    #expect(table.find("") == nil)
    #expect(table.find("documents") == nil)
    #expect(KnownName.base64UTF8.text == "base64-UTF8")
    #expect(KnownName.switch.text == "switch")
    #expect(KnownName.nil.text == "nil")
  }

  @Test
  func `names of a document get numbers of their own`() {
    var table = NameTable()
    #expect(table.find("odd") == nil)
    let odd = table.intern("odd")
    let even = table.intern("even")
    #expect(odd != even)
    #expect(odd.known == nil)
    #expect(table.intern("odd") == odd)
    #expect(table.find("even") == even)
    #expect(table.text(even) == "even")
    #expect(even != KnownName.view)
  }

  @Test
  func `names of other characters are other names`() {
    var table = NameTable()
    let composed = table.intern("\u{E9}")
    let decomposed = table.intern("e\u{301}")
    #expect(composed != decomposed)
    #expect(table.text(composed).unicodeScalars.count == 1)
    #expect(table.text(decomposed).unicodeScalars.count == 2)
    #expect(table.find("e\u{301}") == decomposed)
  }
}
