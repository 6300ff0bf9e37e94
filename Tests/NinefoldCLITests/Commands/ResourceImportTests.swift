import Foundation
import Ninefold
import TestSupport
import Testing

/// Asset catalogues and strings files of projects.
struct ResourceImportTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../SampleProjects").standardized

  private func rows(_ query: String, in database: URL) throws -> [[SQLValue]] {
    let store = try SceneStore(path: database.path, mode: .readOnly)
    var rows: [[SQLValue]] = []
    try store.query(query) { row in
      rows.append(row)
      return true
    }
    return rows
  }

  @Test func `the catalogue of a project is imported with it`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db")
    let birds = Self.samples.appending(path: "BirdJournal").path
    for outcome in ["3 added, 0 replaced, 0 unchanged", "0 added, 0 replaced, 3 unchanged"] {
      let stored = try Fixtures.ninefold.run(["import", birds, "--database", database.path])
      #expect(stored.code == 0)
      #expect(stored.output == "BirdJournal: \(outcome), 0 refused, asset catalogues: 1\n")
    }
    let images = try rows("SELECT DISTINCT catalog, name FROM images ORDER BY name", in: database)
    #expect(images.map { $0[0] } == Array(repeating: .text("Assets.xcassets"), count: 3))
    #expect(images.map { $0[1] } == [.text("almanac"), .text("journal"), .text("kingfisher")])
    #expect(try rows("SELECT 1 FROM images WHERE (width IS NULL) <> (file IS NULL)", in: database).isEmpty)
    #expect(
      try rows("SELECT DISTINCT scale FROM images WHERE file IS NULL", in: database) == [[.real(1)]])
    let missing = """
      SELECT name FROM resources r WHERE kind = 'image' AND catalog IS NULL
      AND NOT EXISTS (SELECT 1 FROM images i WHERE i.name = r.name)
      """
    #expect(try rows(missing, in: database).isEmpty)
    #expect(try Fixtures.ninefold.run(["verify", "--database", database.path]).code == 0)
  }

  @Test func `strings files come back byte for byte, through a scene project too`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/Base.lproj/A.xib")
    let texts = [
      "App/fr.lproj/A.strings": "/* x */\n\"aaa-aa-aaa.text\" = \"d\u{E9}j\u{E0}\" ;\r\n",
      "App/de.lproj/A.strings": "\u{FEFF}aaa = bbb;",
    ]
    for (path, text) in texts { try directory.write(text, to: path) }
    func run(_ words: String...) throws -> String {
      let outcome = try Fixtures.ninefold.run(words, in: directory.url)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return outcome.output
    }
    #expect(
      try run("import", "App", "--database", "a.db")
        == "App: 1 added, 0 replaced, 0 unchanged, 0 refused, strings files: 2\n")
    #expect(
      try run("export", "--database", "a.db", "--output", "Made", "--format", "project")
        == "App: 1 written, 0 refused, strings files: 2\n")
    try directory.write("{\"colors\": []}", to: "Made/Assets.xcassets/tint.colorset/Contents.json")
    #expect(
      try run("import", "Made", "--database", "b.db")
        == "App: 1 added, 0 replaced, 0 unchanged, 0 refused, asset catalogues: 1, strings files: 2\n")
    _ = try run("export", "--database", "b.db", "--output", "out")
    let made = directory.files.filter { $0.hasPrefix("out/") }
    #expect(made == ["out/Base.lproj/A.xib", "out/de.lproj/A.strings", "out/fr.lproj/A.strings"])
    for (path, text) in texts {
      let file = directory.url.appending(path: "out" + path.dropFirst("App".count))
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test func `a strings file that cannot be read is named, and the rest goes in`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
    try directory.write("\"a\" = \"b\";\n\"c\" = ;", to: "App/fr.lproj/A.strings")
    let outcome = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(outcome.code == 1)
    #expect(outcome.output == "App: 1 added, 0 replaced, 0 unchanged, 1 refused\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("App/fr.lproj/A.strings:2:"))
  }

  @Test func `a picture that is missing is said and does not stop the catalogue`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "{\"images\": [{\"filename\": \"none.png\", \"scale\": \"2x\", \"idiom\": \"universal\"}]}",
      to: "App/Assets.xcassets/home.imageset/Contents.json")
    try directory.write(
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": "
        + "{\"red\": \"0x80\", \"green\": \"0.5\", \"blue\": \"255\", \"alpha\": \"1.000\"}}}]}",
      to: "App/Assets.xcassets/tint.colorset/Contents.json")
    let outcome = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(outcome.code == 1)
    #expect(outcome.output == "App: 0 added, 0 replaced, 0 unchanged, 0 refused, asset catalogues: 1\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("App/Assets.xcassets/home.imageset/none.png:1:1: error:"))
    let database = directory.url.appending(path: "a.db")
    #expect(
      try rows("SELECT name, file, scale, width FROM images", in: database) == [
        [.text("home"), .text("none.png"), .real(2), .null]
      ])
    #expect(
      try rows("SELECT name, red, green, blue FROM colors", in: database) == [
        [.text("tint"), .real(128.0 / 255), .real(0.5), .real(1)]
      ])
  }
}
