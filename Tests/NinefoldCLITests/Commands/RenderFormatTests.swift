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
