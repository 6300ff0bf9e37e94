import Foundation
import Ninefold
import TestSupport
import Testing

/// `ninefold render --format`: pictures as PNG and PDF.
struct RenderFormatTests {
  private static let isPossible = (try? CairoPainter()) != nil
  private static let reason: Comment = "Cairo is not installed: apt-get install libcairo2"

  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.storyboard([Fixtures.laidOut("view", "v1")]), to: "App/A.storyboard")
    return directory
  }

  /// The picture that is written of a project's only scene.
  private func picture(_ words: [String], in directory: TemporaryDirectory, to folder: String) throws -> Data
  {
    let words = ["render", "App", "--output", folder] + words
    let outcome = try Fixtures.ninefold.run(words, in: directory.url)
    #expect(outcome.code == 0, "\(outcome)")
    let path = try #require(outcome.output.split(separator: "\n").first, "\(outcome)")
    return try Data(contentsOf: directory.url.appending(path: String(path)))
  }

  /// The pixels of a PNG file's header.
  private func size(_ png: Data) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(.enabled(if: isPossible, reason))
  func `PNG has two pixels for a point, or as many as are asked for`() throws {
    let directory = try Self.project()
    let device = ["--device", "iPhone SE"]
    let png = try picture(["--format", "png"] + device, in: directory, to: "One")
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(size(png) == [750, 1334])
    #expect(try picture(["--format", "png"] + device, in: directory, to: "Two") == png)
    let large = try picture(["--format", "png", "--scale", "3"] + device, in: directory, to: "Three")
    #expect(size(large) == [1125, 2001])
  }

  @Test(.enabled(if: isPossible, reason))
  func `PDF is a page of the size of the screen`() throws {
    let directory = try Self.project()
    let pdf = try picture(["--format", "pdf", "--device", "iPhone SE"], in: directory, to: "One")
    let text = String(decoding: pdf, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-") && text.contains("/MediaBox [ 0 0 375 667 ]"))
  }

  /// A project of a view that is too large for a picture of as many pixels as are asked for, and for a page.
  private static func largeProject() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"20000\" height=\"50\"/>"
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="v1">\(rect)</view></objects></document>
      """
    try directory.write(xib, to: "App/A.xib")
    return directory
  }

  @Test(
    .enabled(if: isPossible, reason),
    arguments: [
      (["--format", "png"], "a point has 1.5 pixels instead of 2"),
      (["--format", "pdf"], "its page has 0.72 of its length and width"), (["--format", "svg"], ""),
      (["--format", "png", "--scale", "1"], ""),
    ])
  func `a picture that is painted smaller than asked for is told`(words: [String], told: String) throws {
    let directory = try Self.largeProject()
    let words = ["render", "App", "--output", "Out", "--strict"] + words
    let outcome = try Fixtures.ninefold.run(words, in: directory.url)
    #expect(outcome.code == (told.isEmpty ? 0 : 1), "\(outcome)")
    #expect(
      outcome.errors.contains("A.xib: warning: the picture is so large that \(told)") != told.isEmpty,
      "\(outcome)")
  }

  @Test(.enabled(if: isPossible, reason)) func `JSON says what was written, and what is drawn otherwise`()
    throws
  {
    let directory = try Self.largeProject()
    let outcome = try Fixtures.ninefold.run(
      ["render", "App", "--output", "Out", "--format", "png", "--report", "json"], in: directory.url)
    let picture = try JSON(outcome.output)["documents"]?.first?["scenes"]?.first
    let name = "the picture is so large that a point has 1.5 pixels instead of 2"
    #expect(picture?["picture"] == .string("Out/A.png") && picture?["scale"] == .number(1.5), "\(outcome)")
    #expect(picture?["size"] == .array([.number(20_000), .number(50)]))
    #expect(picture?["screens"] == .array([.string("canvas")]) && picture?["sheet"] == .null)
    #expect(picture?["warnings"]?.first?["text"] == .string(name))
  }

  @Test func `a scale that is none is refused`() throws {
    let directory = try Self.project()
    let outcome = try Fixtures.ninefold.run(
      ["render", "App", "--output", "Out", "--format", "png", "--scale", "4"], in: directory.url)
    #expect(outcome.code == 64 || outcome.code == 2)
    #expect(outcome.errors.contains("expected 1, 2 or 3"), "\(outcome)")
  }

  @Test(.enabled(if: isPossible, reason))
  func `without Cairo SVG is drawn, and PNG says what to install`() throws {
    let directory = try Self.project()
    // The dynamic linker takes what is called so here for the library, and cannot load it.
    try directory.write("no library", to: "None/libcairo.so.2")
    let program = Program(at: URL(filePath: "/usr/bin/env"))
    let command = [
      "LD_LIBRARY_PATH=\(directory.path)/None", Fixtures.ninefold.executable.path(percentEncoded: false),
      "render", "App", "--output", "Out",
    ]
    let svg = try program.run(command, in: directory.url)
    #expect(svg.code == 0, "\(svg)")
    let png = try program.run(command + ["--format", "png"], in: directory.url)
    #expect(png.code == 2, "\(png)")
    #expect(png.output.isEmpty)
    #expect(png.errors.contains("Debian's package libcairo2"), "\(png)")
    #expect(png.errors.split(separator: "\n").count == 1)
  }
}

extension JSON {
  /// The first of several values; nil of another value.
  fileprivate var first: JSON? { if case .array(let values) = self { values.first } else { nil } }
}
