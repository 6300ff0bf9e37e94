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

  /// The first bytes of a PNG file of 30 by 20 pixels.
  private static let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 30, 0, 0, 0,
    20,
    8, 6, 0, 0, 0,
  ])

  /// What is drawn of a project's only scene.
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
