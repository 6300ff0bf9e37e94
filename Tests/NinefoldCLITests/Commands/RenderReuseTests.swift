import Foundation
import Ninefold
import TestSupport
import Testing

/// `ninefold render --reuse`: pictures that would be painted as they are stay.
@Suite(
  .enabled(
    if: (try? CairoPainter()) != nil, "Cairo is not installed: apt-get install libcairo2"))
struct RenderReuseTests {
  private static let record = "Out/.ninefold-pictures"

  private static func storyboard(_ text: String, font: String = "") -> String {
    let content = font.isEmpty ? "" : #"<fontDescription key="fontDescription" \#(font) pointSize="20"/>"#
    return Fixtures.storyboard(
      [
        Fixtures.laidOut("label", "l1", #"text="\#(text)""#, frame: [10, 40, 200, 30], content),
        Fixtures.laidOut("imageView", "i1", #"image="\#(text)""#, frame: [10, 90, 40, 40]),
      ],
      constraints: [
        Fixtures.constraint("k1", ("l1", "leading"), ("root", "leading"), 10),
        Fixtures.constraint("k2", ("l1", "top"), ("root", "top"), 40),
        Fixtures.constraint("k3", ("i1", "leading"), ("root", "leading"), 10),
        Fixtures.constraint("k4", ("i1", "top"), ("root", "top"), 90),
      ])
  }

  /// A project of four documents: A shows a text, B one in a font of the project, C an image, and D nothing
  /// of these.
  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(storyboard("One"), to: "App/A.storyboard")
    try directory.write(
      storyboard("AVA", font: #"name="NinefoldSans-Regular" family="Ninefold Sans""#), to: "App/B.storyboard")
    try directory.write(storyboard("Boat"), to: "App/C.storyboard")
    try directory.write(Fixtures.storyboard([Fixtures.laidOut("view", "v1")]), to: "App/D.storyboard")
    try directory.write(TestFonts.bytes("Ninefold.ttf"), to: "App/Any.ttf")
    try directory.write(
      #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"}]}"#,
      to: "App/Art.xcassets/Boat.imageset/Contents.json")
    try writeImage(0x0000FF, in: directory)
    return directory
  }

  private static func writeImage(_ color: UInt32, in directory: TemporaryDirectory) throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let drawing = Drawing(
      size: Size(20, 20), title: "t", commands: [.fill(.rect(rect), DrawingColor(color))])
    try directory.write(
      CairoPainter().png(of: drawing, scale: 1), to: "App/Art.xcassets/Boat.imageset/a.png")
  }

  /// The paths of the pictures that were painted, the other ones', the last line and the messages.
  private func run(
    _ directory: TemporaryDirectory, _ words: [String] = [], format: String = "png"
  ) throws -> (painted: [String], reused: Int, errors: String) {
    let outcome = try Fixtures.ninefold.run(
      ["render", "App", "--output", "Out", "--format", format, "--report", "json", "--reuse"] + words,
      in: directory.url)
    #expect(outcome.code == 0, "\(outcome)")
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let documents = try #require(answer["documents"] as? [[String: Any]])
    let pictures = documents.flatMap { $0["scenes"] as? [[String: Any]] ?? [] }
    let painted = pictures.filter { $0["reused"] == nil }.compactMap { $0["picture"] as? String }
    let reused = try #require(answer["reused"] as? Int)
    #expect(reused == pictures.count - painted.count)
    return (painted.map { String($0.dropFirst(4).prefix(1)) }.sorted(), reused, outcome.errors)
  }

  private func pictures(in directory: TemporaryDirectory) throws -> [String: Data] {
    let root = directory.url.appending(path: "Out")
    var found: [String: Data] = [:]
    for case let path as String in try #require(FileManager.default.enumerator(atPath: root.path))
    where !path.hasPrefix(".") && path.contains(".p") {
      found[path] = try Data(contentsOf: root.appending(path: path))
    }
    return found
  }

  @Test(arguments: ["png", "pdf"])
  func `a second run paints nothing, and one changed document that alone`(format: String) throws {
    let directory = try Self.project()
    #expect(try run(directory, format: format).painted == ["A", "B", "C", "D"])
    let before = try pictures(in: directory)
    #expect(before.count == 4)
    let second = try run(directory, format: format)
    #expect(second.painted.isEmpty && second.reused == 4 && second.errors.isEmpty, "\(second)")
    #expect(try pictures(in: directory) == before)
    try directory.write(Self.storyboard("Two"), to: "App/A.storyboard")
    #expect(try run(directory, format: format).painted == ["A"])
    let after = try pictures(in: directory)
    #expect(after.filter { before[$0.key] != $0.value }.count == 1)
    #expect(try run(directory, format: format).painted.isEmpty)
  }

  @Test func `the summary says how many pictures stayed`() throws {
    let directory = try Self.project()
    func line() throws -> String? {
      try Fixtures.ninefold.run(
        ["render", "App", "--output", "Out", "--format", "png", "--reuse"], in: directory.url
      ).output.split(separator: "\n").last.map(String.init)
    }
    #expect(try line() == "4 documents, 4 scenes, 4 pictures, 0 reused, 0 refused")
    #expect(try line() == "4 documents, 4 scenes, 4 pictures, 4 reused, 0 refused")
  }

  @Test func `a picture that somebody changed, cut, removed or made a link is painted anew`() throws {
    let directory = try Self.project()
    _ = try run(directory)
    let before = try pictures(in: directory)
    let paths = before.keys.sorted().map { "Out/" + $0 }
    var changed = try Data(contentsOf: directory.url.appending(path: paths[0]))
    changed[changed.count / 2] ^= 1
    try directory.write([UInt8](changed), to: paths[0])
    let cut = try Data(contentsOf: directory.url.appending(path: paths[1])).dropLast()
    try directory.write([UInt8](cut), to: paths[1])
    try FileManager.default.removeItem(at: directory.url.appending(path: paths[2]))
    let link = directory.url.appending(path: paths[3])
    try FileManager.default.moveItem(at: link, to: directory.url.appending(path: "Elsewhere.png"))
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: directory.url.appending(path: "Elsewhere.png"))
    #expect(try run(directory).painted == ["A", "B", "C", "D"])
    #expect(try pictures(in: directory) == before)
  }

  @Test func `another image or font file of the same name paints what shows it`() throws {
    let directory = try Self.project()
    _ = try run(directory)
    try Self.writeImage(0xFF0000, in: directory)
    #expect(try run(directory).painted == ["C"])
    // A font may have anything behind its tables: it is another file all the same.
    try directory.write(TestFonts.bytes("Ninefold.ttf") + [0, 0, 0, 0], to: "App/Any.ttf")
    #expect(try run(directory).painted == ["B"])
    #expect(try run(directory).painted.isEmpty)
  }

  @Test func `another scale paints all, and sheets and several screens are known by themselves`() throws {
    let directory = try Self.project()
    _ = try run(directory)
    #expect(try run(directory, ["--scale", "1"]).painted == ["A", "B", "C", "D"])
    #expect(try run(directory, ["--scale", "1"]).painted.isEmpty)
    for words in [
      ["--sheet", "classes"], ["--sheet", "map"], ["--devices", "iPhone SE,iPhone 15", "--styles", "all"],
    ] {
      let first = try run(directory, ["--scale", "1"] + words)
      #expect(first.reused == 0 && !first.painted.isEmpty, "\(words)")
      let second = try run(directory, ["--scale", "1"] + words)
      #expect(second.painted.isEmpty && second.reused == first.painted.count, "\(words)")
    }
    // The pictures of the first kind are still known.
    #expect(try run(directory, ["--scale", "1"]).painted.isEmpty)
  }

  @Test func `a record that is damaged is as if it were not there, with a note`() throws {
    let directory = try Self.project()
    _ = try run(directory)
    let record = directory.url.appending(path: Self.record)
    let whole = try Data(contentsOf: record)
    for bytes in [Data(), Data("{}".utf8), whole.dropLast(), whole + whole, Data([0xFF, 0x0A])] {
      try bytes.write(to: record)
      let outcome = try run(directory)
      #expect(outcome.painted.count == 4)
      #expect(
        outcome.errors
          == "\(Self.record): note: this is no record of pictures; all pictures are painted anew\n")
      #expect(try Data(contentsOf: record) == whole)
    }
    // Checksums of somebody else are those of nothing here.
    let zeros = String(repeating: "0", count: 64)
    let forged = String(decoding: whole, as: UTF8.self).split(separator: "\n").enumerated().map { row, line in
      row == 0 ? String(line) : "\(line.prefix(64)) \(zeros) \(line.split(separator: " ")[2])"
    }
    try Data((forged.joined(separator: "\n") + "\n").utf8).write(to: record)
    let outcome = try run(directory)
    #expect(outcome.painted.count == 4 && outcome.errors.isEmpty, "\(outcome)")
  }

  @Test func `without the option nothing is kept`() throws {
    let directory = try Self.project()
    let words = ["render", "App", "--output", "Out", "--format", "png"]
    let outcome = try Fixtures.ninefold.run(words + ["--report", "json"], in: directory.url)
    #expect(outcome.code == 0 && !outcome.output.contains("reused"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: directory.url.appending(path: Self.record).path))
    let text = try Fixtures.ninefold.run(words, in: directory.url).output
    #expect(text.hasSuffix("4 documents, 4 scenes, 4 pictures, 0 refused\n"), "\(text)")
  }

  @Test func `a run that fails claims no picture`() throws {
    let directory = try Self.project()
    // The directory of the pictures of a fifth document is a file.
    try directory.write(Self.storyboard("One"), to: "App/E/A.storyboard")
    try directory.write("no directory", to: "Out/E")
    let outcome = try Fixtures.ninefold.run(
      ["render", "App", "--output", "Out", "--format", "png", "--reuse"], in: directory.url)
    #expect(outcome.code == 1, "\(outcome)")
    let record = try String(contentsOf: directory.url.appending(path: Self.record), encoding: .utf8)
    #expect(record.split(separator: "\n").count == 5, "\(record)")
    #expect(!record.contains(" E/"))
  }

  @Test func `SVG is not painted, so that nothing of it is reused`() throws {
    let directory = try Self.project()
    let outcome = try Fixtures.ninefold.run(
      ["render", "App", "--output", "Out", "--reuse"], in: directory.url)
    #expect(outcome.errors.contains("--reuse needs --format png or pdf"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: directory.url.appending(path: "Out").path))
  }
}
