import Foundation
import Ninefold
import TestSupport
import Testing

/// Fonts that lie in a project's folders.
struct ProjectFontTests {
  private static let label = """
    <label opaque="NO" text="AVA" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
    <rect key="frame" x="1" y="2" width="3" height="4"/>
    <fontDescription key="fontDescription" name="NinefoldSans-Regular" family="Ninefold Sans" pointSize="20"/></label>
    """
  private static let constraints = [
    #"<constraint firstItem="l1" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>"#,
    #"<constraint firstItem="l1" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/>"#,
  ]

  /// A project of a label of 20 points in a font, and its font: 600 − 80 + 640 − 70 + 600 = 1690
  /// thousandths of an em wide, and 1200 high, its line gap aside.
  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.storyboard([label], constraints: constraints), to: "App/Main.storyboard")
    try Data(TestFonts.bytes("Ninefold.ttf")).write(to: directory.url.appending(path: "App/Any.ttf"))
    return directory
  }

  private static func frame(_ words: [String], in directory: TemporaryDirectory) throws -> [Double] {
    let outcome = try Fixtures.ninefold.run(
      ["layout"] + words + ["--ignore-saved-frames", "--format", "json"], in: directory.url)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let documents = try #require(answer["documents"] as? [[String: Any]])
    let scenes = try #require(documents.first?["scenes"] as? [[String: Any]])
    let views = try #require(scenes.first?["views"] as? [[String: Any]])
    return try #require(views.first { $0["id"] as? String == "l1" }?["frame"] as? [Double])
  }

  @Test func `text is as wide as the project's font has it, of a folder, a font beside, and a database`()
    throws
  {
    let directory = try Self.project()
    let own = [0, 0, 34, 24.0]
    #expect(try Self.frame(["App"], in: directory) == own)
    #expect(try Self.frame(["App/Main.storyboard", "App/Any.ttf"], in: directory) == own)
    #expect(try Self.frame(["App/Main.storyboard"], in: directory) != own)
    let outcome = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(outcome.code == 0)
    #expect(outcome.output == "App: 1 added, 0 replaced, 0 unchanged, 0 refused, font files: 1\n")
    try FileManager.default.removeItem(at: directory.url.appending(path: "App"))
    #expect(try Self.frame(["--database", "a.db"], in: directory) == own)
  }

  @Test func `a font that changed is read again`() throws {
    let directory = try Self.project()
    func run() throws {
      _ = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    }
    func names() throws -> [String?] {
      let store = try SceneStore(path: directory.url.appending(path: "a.db").path, mode: .readOnly)
      var names: [String?] = []
      try store.query("SELECT name FROM fonts") { row in
        names.append(row[0].text)
        return true
      }
      return names
    }
    try run()
    #expect(try names() == ["NinefoldSans-Regular"])
    try Data(TestFonts.bytes("Ninefold-Kern.otf")).write(to: directory.url.appending(path: "App/Any.ttf"))
    try run()
    #expect(try names() == ["NinefoldKern-Regular"])
  }

  @Test func `a font that cannot be read is refused by name, and all else is done`() throws {
    let directory = try Self.project()
    try directory.write("no font", to: "App/Broken.otf")
    let laidOut = try Fixtures.ninefold.run(["layout", "App"], in: directory.url)
    #expect(laidOut.code == 0)
    #expect(laidOut.errors.contains("App/Broken.otf:1:1: warning: the file has no face with glyphs"))
    let stored = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(stored.code == 1)
    #expect(stored.errors.contains("App/Broken.otf:1:1: error: the file has no face with glyphs"))
    #expect(stored.output.hasSuffix("1 added, 0 replaced, 0 unchanged, 0 refused, font files: 1\n"))
  }

  @Test func `fonts lists what is there, what documents name, and what an Info.plist names and is not there`()
    throws
  {
    let directory = try Self.project()
    try directory.write(
      """
      <plist><dict><key>UIAppFonts</key><array><string>Any.ttf</string><string>Fonts/Gone.otf</string></array></dict></plist>
      """, to: "App/Own-Info.plist")
    let other = Self.label.replacing("l1", with: "l2")
    let documents = [
      "Nobody.storyboard": other.replacing("NinefoldSans-Regular", with: "NobodyHas-Bold"),
      "System.storyboard": other.replacing("NinefoldSans-Regular", with: "HelveticaNeue-Light"),
    ]
    for (path, label) in documents {
      try directory.write(Fixtures.storyboard([label, label.replacing("l2", with: "l3")]), to: "App/" + path)
    }
    let stored = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(stored.code == 0)
    for source in [["App"], ["--database", "a.db"]] {
      let outcome = try Fixtures.ninefold.run(["fonts"] + source, in: directory.url)
      #expect(outcome.code == 0)
      #expect(
        outcome.output == """
          FONT                  FAMILY         STYLE    FILE
          NinefoldSans-Regular  Ninefold Sans  Regular  Any.ttf

          NAMED                 DOCUMENTS  USES  MEASURED BY  FILE
          HelveticaNeue-Light           1     2  table        -
          NinefoldSans-Regular          1     1  file         Any.ttf
          NobodyHas-Bold                1     2  estimate     -

          MISSING         NAMED IN
          Fonts/Gone.otf  Own-Info.plist

          """)
    }
    let store = try SceneStore(path: directory.url.appending(path: "a.db").path, mode: .readOnly)
    var rows: [[SQLValue]] = []
    try store.query("SELECT property_list, file, found FROM app_fonts ORDER BY position") { row in
      rows.append(row)
      return true
    }
    let list = SQLValue.text("Own-Info.plist")
    #expect(
      rows == [[list, .text("Any.ttf"), .text("Any.ttf")], [list, .text("Fonts/Gone.otf"), .null]])
  }

  #if os(Linux)
    @Test func `the program does not link the library that reads fonts`() throws {
      let outcome = try Program(at: URL(filePath: "/usr/bin/ldd")).run([Fixtures.ninefold.executable.path])
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("libsqlite3"))
      #expect(!outcome.output.contains("harfbuzz"))
    }
  #endif
}
