import ProjectResources
import InterfaceBuilder
import SceneModel
import Testing

@testable import SceneStore

struct StringsTests {
  private static let text = """
    /* Class = "UILabel"; ObjectID = "a-1"; */
    "a-1.text" = "Caf\u{E9} \\"now\\"";
    "a-1.text"  =  'Cafe\u{301}' ;bare;\r
    "plain key" = "v"; // end

    """

  private func file(_ text: String, path: String = "fr.lproj/Main.strings") throws -> LocalizedStrings {
    try StringsReader().read(Array(text.utf8), path: path)
  }

  private static let files: [[UInt8]] = {
    let little: [UInt8] = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big: [UInt8] = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let plain = [UInt8](text.utf8)
    return [plain, [0xEF, 0xBB, 0xBF] + plain, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, []]
  }()

  @Test(arguments: files)
  func `a strings file comes back byte for byte`(bytes: [UInt8]) throws {
    let store = try SceneStore()
    let strings = try StringsReader().read(bytes, path: "fr.lproj/Main.strings")
    #expect(try store.importStrings(strings, project: "P") == .added)
    #expect(try store.importStrings(strings, project: "P") == .unchanged)
    #expect(try store.stringsFiles(project: "P") == ["fr.lproj/Main.strings"])
    let stored = try #require(try store.strings(project: "P", path: "fr.lproj/Main.strings"))
    #expect(StringsWriter().write(stored) == bytes)
    #expect(try store.strings(project: "P", path: "de.lproj/Main.strings") == nil)
    #expect(try store.strings(project: "Q", path: "fr.lproj/Main.strings") == nil)
    #expect(try store.verify() == [])
  }

  @Test func `a file is replaced where its bytes changed, composed letters included`() throws {
    let store = try SceneStore()
    try store.importStrings(try file("\"k\" = \"\u{E9}\";"), project: "P")
    let decomposed = try file("\"k\" = \"e\u{301}\";")
    #expect(try store.importStrings(decomposed, project: "P") == .replaced)
    #expect(try store.importStrings(decomposed, project: "P") == .unchanged)
    #expect(try store.rows("SELECT count(*) FROM strings_entry") == [[.integer(1)]])
    try store.removeProject("P")
    #expect(try store.rows("SELECT count(*) FROM strings_entry") == [[.integer(0)]])
  }

  @Test func `the view gives texts by language, object and attribute`() throws {
    let store = try SceneStore()
    try store.importStrings(try file(Self.text), project: "P")
    try store.importStrings(try file("a = b;", path: "Loose.strings"), project: "P")
    #expect(
      try store.lines(
        "SELECT file, language, position, key, value, object, attribute FROM strings ORDER BY 1, 3") == [
          "Loose.strings - 1 a b - -",
          "fr.lproj/Main.strings fr 1 a-1.text Caf\u{E9} \"now\" a-1 text",
          "fr.lproj/Main.strings fr 2 a-1.text Caf\u{E9} a-1 text",
          "fr.lproj/Main.strings fr 3 bare bare - -", "fr.lproj/Main.strings fr 4 plain key v - -",
        ])
  }
}
