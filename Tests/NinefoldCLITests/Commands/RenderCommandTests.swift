import Foundation
import TestSupport
import Testing

/// `ninefold render`: pictures of scenes in a directory.
struct RenderCommandTests {
  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.storyboard([Fixtures.laidOut("view", "v1")]), to: "App/A.storyboard")
    try directory.write(Fixtures.storyboard([Fixtures.laidOut("view", "v2")]), to: "App/B.storyboard")
    return directory
  }

  private func run(
    _ words: [String], in directory: TemporaryDirectory
  ) throws -> (code: Int32, output: String, errors: String) {
    let outcome = try Fixtures.ninefold.run(["render"] + words, in: directory.url)
    return (outcome.code, outcome.output, outcome.errors)
  }

  private func pictures(in directory: TemporaryDirectory, _ folder: String) throws -> [String: Data] {
    let root = directory.url.appending(path: folder)
    var found: [String: Data] = [:]
    for case let path as String in try #require(FileManager.default.enumerator(atPath: root.path))
    where path.hasSuffix(".svg") {
      found[path] = try Data(contentsOf: root.appending(path: path))
    }
    return found
  }

  @Test func `a picture is written for each scene, and its path told`() throws {
    let directory = try Self.project()
    let outcome = try run(["App", "--output", "Out"], in: directory)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3, "\(outcome)")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("Out/") && $0.hasSuffix(".svg") })
    #expect(lines.last == "2 documents, 2 scenes, 2 pictures, 0 refused")
    #expect(outcome.code == 0)
    let texts = try pictures(in: directory, "Out").values.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.count { $0.contains("data-id=\"v1\"") } == 1)
    #expect(texts.count { $0.contains("data-id=\"v2\"") } == 1)
  }

  @Test func `a picture on a device says the system that runs there, and so does the report`() throws {
    let directory = try Self.project()
    let words = ["App/A.storyboard", "--output", "Out", "--device", "iPhone 15"]
    let outcome = try run(words, in: directory)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.dropFirst() == ["laid out by iOS 18", "1 document, 1 scene, 1 picture, 0 refused"])
    let svg = try #require(try pictures(in: directory, "Out").values.first)
    let title = String(decoding: svg, as: UTF8.self).firstMatch(of: /<title id="title">(.*)<\/title>/)
    #expect(title?.output.1.hasSuffix(", iPhone 15 portrait, iOS 18") == true)
    let json = try run(words + ["--report", "json"], in: directory).output
    #expect(json.contains(#""systems": {"iPhone 15 portrait": "iOS 18"}"#), "\(json)")
    // A sheet says all that its screens run.
    let devices = ["--devices", "iPhone 15,iPad Air 2", "--sheet", "screens", "--output", "Sheet"]
    _ = try run(["App/A.storyboard"] + devices, in: directory)
    let sheet = try #require(try pictures(in: directory, "Sheet").values.first)
    #expect(
      String(decoding: sheet, as: UTF8.self)
        .contains(", laid out by iOS 18 on iPhone 15; iPadOS 15 on iPad Air 2</title>"))
  }

  @Test func `a screen has its status bar unless it is to be bare, and JSON says whose looks it has`() throws
  {
    let directory = try Self.project()
    let words = ["App/A.storyboard", "--device", "iPhone 15"]
    func svg(_ folder: String, _ more: String...) throws -> String {
      let json = try run(words + ["--output", folder, "--report", "json"] + more, in: directory).output
      #expect(json.contains(#""looks": ["iOS 13 to 18"]"#), "\(json)")
      return String(decoding: try #require(try pictures(in: directory, folder).values.first), as: UTF8.self)
    }
    #expect(try svg("Shown").contains(">9:41</text>"))
    #expect(try !svg("Bare", "--bare").contains(">9:41</text>"))
  }

  @Test func `each view of a file is a picture of its own, named after it`() throws {
    let directory = try TemporaryDirectory()
    let frame = #"<rect key="frame" x="0" y="0" width="100" height="80"/>"#
    try directory.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="one">\(frame)</view><view id="two">\(frame)</view></objects></document>
      """, to: "Cell.xib")
    let outcome = try run(["Cell.xib", "--output", "Out"], in: directory)
    #expect(outcome.output.hasSuffix("1 document, 1 scene, 2 pictures, 0 refused\n"), "\(outcome)")
    let found = try pictures(in: directory, "Out").mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(found.keys.sorted() == ["Cell.svg", "Cell/two.svg"])
    #expect(found["Cell.svg"]?.contains("data-id=\"one\"") == true)
    #expect(found["Cell/two.svg"]?.contains("data-id=\"two\"") == true)
    _ = try run(["Cell.xib", "--output", "Sheet", "--sheet", "screens"], in: directory)
    #expect(try pictures(in: directory, "Sheet").count == 2)
  }

  @Test func `the same scenes give the same bytes`() throws {
    let directory = try Self.project()
    for folder in ["One", "Two"] { _ = try run(["App", "--output", folder], in: directory) }
    #expect(try pictures(in: directory, "One") == pictures(in: directory, "Two"))
  }

  @Test func `a picture on several devices has a name for each`() throws {
    let directory = try Self.project()
    let devices = ["--device", "iPhone SE", "--device", "iPad Air", "--orientation", "landscape"]
    let outcome = try run(["App/A.storyboard", "--output", "Out"] + devices, in: directory)
    let names = try pictures(in: directory, "Out").keys
    #expect(names.count == 2, "\(outcome)")
    #expect(names.contains { $0.contains("iPhone-SE") } && names.contains { $0.contains("iPad-Air") })
    #expect(names.allSatisfy { $0.contains("landscape") })
    // Of one device it stands in the name once.
    _ = try run(["App/A.storyboard", "--output", "One", "--device", "iPhone SE"], in: directory)
    #expect(try pictures(in: directory, "One").keys.first?.matches(of: /iPhone-SE/).count == 1)
  }

  /// A project whose view shows an image of a catalogue.
  private static func project(image: Data, _ properties: String = "") throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let view = Fixtures.laidOut("imageView", "v1").replacing("id=\"v1\"", with: "image=\"Boat\" id=\"v1\"")
    try directory.write(Fixtures.storyboard([view]), to: "App/A.storyboard")
    let contents = #"{"images": [{"idiom": "universal", "filename": "boat.file"}]\#(properties)}"#
    try directory.write(contents, to: "App/Art.xcassets/Boat.imageset/Contents.json")
    try image.write(to: directory.url.appending(path: "App/Art.xcassets/Boat.imageset/boat.file"))
    return directory
  }

  /// A PNG file of 30 by 20 pixels.
  private static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAYAAACaq43EAAAAJUlEQVR42mNQaPj/fyAww6jFoxaPWjxq8ajFoxaPWjxq8cixGABFiCKrgz/31gAAAABJRU5ErkJggg=="
    ) ?? Data()

  /// The picture of a project's only scene.
  private func picture(_ directory: TemporaryDirectory) throws -> String {
    let outcome = try run(["App", "--output", "Out"], in: directory)
    return String(
      decoding: try #require(try pictures(in: directory, "Out").values.first, "\(outcome)"), as: UTF8.self)
  }

  @Test func `the picture of a catalogue is drawn as it is`() throws {
    let svg = try picture(Self.project(image: Self.png))
    #expect(svg.contains("href=\"data:image/png;base64,\(Self.png.base64EncodedString())\""))
    #expect(!svg.contains("<feFlood"))
    let drawing = Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)
    #expect(try picture(Self.project(image: drawing)).contains("data:image/svg+xml;base64,"))
  }

  @Test(
    arguments: [
      ("Boat", ["boat.file", "Boat.png"], "Boat.png"), ("Boat.png", ["Boat@2x.png"], "Boat@2x.png"),
      ("Boat", ["Boat.png", "Boat@2x.png", "Boat@3x.png"], "Boat@2x.png"),
      ("Boat", ["Boat~ipad.png", "Boat~iphone.png"], "Boat~iphone.png"), ("Boat", ["Boats.png"], nil),
    ] as [(String, [String], String?)])
  func `a file beside catalogues is drawn by its name`(name: String, files: [String], drawn: String?) throws {
    let directory = try TemporaryDirectory()
    let view = Fixtures.laidOut("imageView", "v1").replacing("id=\"v1\"", with: "image=\"\(name)\" id=\"v1\"")
    try directory.write(Fixtures.storyboard([view]), to: "App/A.storyboard")
    for (index, file) in files.enumerated() {
      // Bytes after the last chunk of a PNG file are no part of the picture, and distinguish one
      // file from another.
      try directory.write("", to: "App/Art/\(file)")
      let bytes = Self.png + Data([UInt8(index)])
      try bytes.write(to: directory.url.appending(path: "App/Art/\(file)"))
    }
    let svg = try picture(directory)
    let index = drawn.flatMap(files.firstIndex)
    for other in files.indices {
      let bytes = (Self.png + Data([UInt8(other)])).base64EncodedString()
      #expect(svg.contains(bytes) == (other == index), "\(files[other])")
    }
  }

  @Test func `a template is drawn in the tint`() throws {
    let template = #", "properties": {"template-rendering-intent": "template"}"#
    let svg = try picture(Self.project(image: Self.png, template))
    #expect(svg.contains("<feFlood flood-color=\"#007AFF\"/>"), "\(svg)")
  }

  @Test func `a picture that is too large has a box with its name in its place`() throws {
    let large = Self.png + Data(count: (4 << 20) - Self.png.count + 1)
    let svg = try picture(Self.project(image: large))
    #expect(!svg.contains("data:image") && svg.contains("data-id=\"v1\""))
    #expect(try picture(Self.project(image: large.dropLast())).contains("data:image/png"))
  }

  @Test func `an image that is damaged has a box with its name in its place, and a warning`() throws {
    var damaged = Self.png
    damaged[45] ^= 1
    let directory = try Self.project(image: damaged)
    let outcome = try run(["App", "--output", "Out"], in: directory)
    #expect(outcome.code == 0)
    let warning = "warning: the image 'Boat' is drawn as a box, since the chunk 'IDAT' of its file is damaged"
    #expect(outcome.errors.contains("A.storyboard:11:"), "\(outcome)")
    #expect(outcome.errors.contains(warning), "\(outcome)")
    let svg = String(decoding: try #require(pictures(in: directory, "Out").values.first), as: UTF8.self)
    #expect(!svg.contains("data:image") && svg.contains("data-id=\"v1\""))
    #expect(try run(["App", "--output", "Out", "--strict"], in: directory).code == 1)
    #expect(
      try run(["App", "--output", "Out", "--sheet", "classes"], in: directory).errors.matches(
        of: /is damaged/
      ).count == 1)
  }

  @Test func `of a database the pictures are drawn of the files that are named`() throws {
    let directory = try Self.project(image: Self.png)
    let stored = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(stored.code == 0, "\(stored)")
    func svg(_ words: [String], _ folder: String) throws -> String {
      let outcome = try run(["--database", "a.db", "--output", folder] + words, in: directory)
      #expect(outcome.code == 0, "\(outcome)")
      return String(decoding: try #require(pictures(in: directory, folder).values.first), as: UTF8.self)
    }
    #expect(try !svg([], "One").contains("data:image"))
    #expect(try svg(["--files", "App"], "Two").contains("data:image/png"))
    // Where the files lie is not of the project's own names.
    try FileManager.default.moveItem(
      at: directory.url.appending(path: "App"), to: directory.url.appending(path: "Moved"))
    #expect(try svg(["--files", "Moved"], "Three").contains("data:image/png"))
  }

  @Test(arguments: [
    (["--database", "a.db", "--files", "None"], 2, "None:1:1: error: does not exist"),
    (["--database", "a.db", "--files", "Empty"], 2, "Empty: error: no images and no fonts"),
    (["App", "--files", "App"], 64, "--database"),
  ])
  func `a directory without pictures and fonts is refused`(words: [String], code: Int32, problem: String)
    throws
  {
    let directory = try Self.project(image: Self.png)
    _ = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    try directory.write("", to: "Empty/note.txt")
    let outcome = try run(words + ["--output", "Out"], in: directory)
    #expect(outcome.code == code && outcome.errors.contains(problem), "\(outcome)")
  }

  @Test func `characters that control something are left out of pictures, and told`() throws {
    let directory = try TemporaryDirectory()
    let label = """
      <label fixedFrame="YES" text="Tide" id="v1"><rect key="frame" x="9" y="9" width="99" height="30"/>\
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
      """
    try directory.write(Fixtures.storyboard([label]), to: "App/Base.lproj/A.storyboard")
    try directory.write(#""v1.text" = "\U0001E\U0007bb\U001B[2J";"#, to: "App/fr.lproj/A.strings")
    let outcome = try run(["App", "--output", "Out", "--locale", "fr"], in: directory)
    #expect(outcome.errors.contains("warning: a text has characters that no picture can hold"), "\(outcome)")
    let svg = try #require(pictures(in: directory, "Out").values.first)
    #expect(String(decoding: svg, as: UTF8.self).contains(">Ebb[2J</text>"))
    #expect(svg.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  @Test func `a sheet shows a scene in the nine size classes`() throws {
    let directory = try Self.project()
    let outcome = try run(["App/A.storyboard", "--output", "Out", "--sheet", "classes"], in: directory)
    let pictures = try pictures(in: directory, "Out")
    #expect(outcome.code == 0 && pictures.count == 1, "\(outcome)")
    let svg = String(decoding: try #require(pictures.values.first), as: UTF8.self)
    for name in ["any-any", "compact-regular", "regular-compact", "regular-regular"] {
      #expect(svg.contains(">\(name)</text>"))
    }
    #expect(svg.matches(of: /data-id="v1"/).count == 9)
    let wrong = try run(
      ["App", "--output", "Out", "--sheet", "classes", "--device", "iPhone SE"], in: directory)
    #expect(wrong.code == 64 || wrong.code == 2)
    #expect(wrong.errors.contains("exclude each other"), "\(wrong)")
  }

  @Test func `a map shows the scenes of a storyboard in one picture`() throws {
    let directory = try Self.project()
    let outcome = try run(["App", "--output", "Out", "--sheet", "map"], in: directory)
    #expect(outcome.code == 0 && outcome.output.contains("2 documents, 2 scenes, 2 pictures"), "\(outcome)")
    let pictures = try pictures(in: directory, "Out")
    #expect(Set(pictures.keys) == ["A/map.svg", "B/map.svg"])
    #expect(String(decoding: try #require(pictures["A/map.svg"]), as: UTF8.self).contains("data-id=\"v1\""))
  }

  @Test func `a matrix shows a scene on each device in each variant`() throws {
    let directory = try Self.project()
    let variants = [
      "--devices", "iPhone SE,iPad Air", "--styles", "light,dark", "--directions", "all", "--content-sizes",
      "small,large",
    ]
    let words = ["App/A.storyboard", "--output", "Out", "--sheet", "matrix"] + variants
    let outcome = try run(words, in: directory)
    let pictures = try pictures(in: directory, "Out")
    #expect(outcome.code == 0 && pictures.count == 1, "\(outcome)")
    let svg = String(decoding: try #require(pictures.values.first), as: UTF8.self)
    #expect(svg.matches(of: /data-id="v1"/).count == 16)
    #expect(svg.matches(of: />dark<\/text>/).count == 4)
    #expect(svg.matches(of: />rtl<\/text>/).count == 4)
  }

  @Test func `variants without a sheet are a picture each`() throws {
    let directory = try Self.project()
    let words = ["App/A.storyboard", "--output", "Out", "--styles", "all"]
    let outcome = try run(words, in: directory)
    let names = try pictures(in: directory, "Out").keys
    #expect(names.count == 2, "\(outcome)")
    #expect(names.contains { $0.contains("dark") } && names.contains { $0.contains("light") })
  }

  @Test func `a matrix in languages has the texts of each`() throws {
    let directory = try TemporaryDirectory()
    let label = Fixtures.laidOut("label", "l1").replacing("id=\"l1\"", with: "text=\"Tide\" id=\"l1\"")
    try directory.write(Fixtures.storyboard([label]), to: "App/Base.lproj/A.storyboard")
    try directory.write("\"l1.text\" = \"Marée\";", to: "App/fr.lproj/A.strings")
    let words = ["App", "--output", "Out", "--sheet", "matrix", "--locales", "fr,de"]
    let outcome = try run(words, in: directory)
    let svg = String(decoding: try #require(try pictures(in: directory, "Out").values.first), as: UTF8.self)
    #expect(svg.contains(">Marée</text>") && svg.contains(">Tide</text>"), "\(outcome)")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("no texts in 'de'"), "\(outcome)")
  }

  @Test(arguments: [
    (["--styles", "dark", "--style", "light"], "exclude each other"),
    (["--sheet", "classes", "--styles", "all"], "exclude each other"),
    (
      ["--sheet", "matrix", "--all-devices", "--styles", "all", "--directions", "all"], "at most 256 pictures"
    ),
  ])
  func `variants that cannot be shown are refused`(options: [String], problem: String) throws {
    let outcome = try run(["App", "--output", "Out"] + options, in: Self.project())
    #expect(outcome.code == 64 || outcome.code == 2)
    #expect(outcome.errors.contains(problem), "\(outcome)")
  }

  @Test func `names of scenes lead nowhere else, and none takes another's place`() throws {
    let directory = try TemporaryDirectory()
    let storyboard = Fixtures.storyboard([Fixtures.laidOut("view", "v1")])
    let hostile = storyboard.replacing(/sceneID="[^"]*"/, with: "sceneID=\"../../../evil/\"")
    for name in ["A B", "A-B", "a_b"] { try directory.write(hostile, to: "App/\(name).storyboard") }
    _ = try run(["App", "--output", "Out/Deep"], in: directory)
    #expect(try pictures(in: directory, "Out/Deep").count == 3)
    #expect(try pictures(in: directory, ".").count == 3)
  }

  @Test func `a directory that cannot be made is said, and the exit code is 2`() throws {
    let directory = try Self.project()
    try directory.write("", to: "file")
    let outcome = try run(["App", "--output", "file/Out"], in: directory)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("file/Out: error: "), "\(outcome)")
    #expect(outcome.errors.contains("expected a place for a picture"))
  }

  @Test func `a picture in whose place is a folder is named, and the others are drawn`() throws {
    let directory = try Self.project()
    let first = try run(["App/A.storyboard", "--output", "Out"], in: directory).output
    let name = try #require(first.split(separator: "\n").first)
    let file = directory.url.appending(path: String(name))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let outcome = try run(["App", "--output", "Out"], in: directory)
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.output.contains("2 scenes, 1 picture"))
  }
}
