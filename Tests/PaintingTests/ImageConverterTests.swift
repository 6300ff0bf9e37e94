import Foundation
@testable import Painting
@testable import Pictures
import SceneModel
import TestSupport
import Testing

/// PDF and SVG images of the project as pixels.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct ImageConverterTests {
  private static let hasPoppler = FileManager.default.fileExists(atPath: "/usr/bin/pdftocairo")
  private static let hasLibrsvg = FileManager.default.fileExists(atPath: "/usr/bin/rsvg-convert")
  private static let rect = Rect(x: 10, y: 5, width: 20, height: 10)

  /// A file of a red square on nothing.
  private static func bytes(_ form: PictureFile.Form) throws -> [UInt8] {
    let square = Rect(x: 0, y: 0, width: 20, height: 20)
    if form == .pdf {
      return try CairoPainter().pdf(
        of: Drawing(
          size: Size(20, 40), title: "t", commands: [.fill(.rect(square), DrawingColor(0xFF0000))]))
    }
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="40"><rect width="20" height="20" fill="#F00"/></svg>
      """.utf8)
  }

  private static func file(_ bytes: [UInt8], in directory: TemporaryDirectory) throws -> PictureFile {
    let place = try directory.write(bytes, to: "image")
    return try #require(
      PictureFile(bytes, isTemplate: nil, location: place.path(percentEncoded: false)))
  }

  private static func image(_ file: PictureFile, tint: DrawingColor? = nil) -> DrawingCommand {
    .image(DrawnImage(name: "Boat", file: file, rect: rect, tint: tint))
  }

  @Test(
    .enabled(if: hasPoppler && hasLibrsvg, "poppler-utils or librsvg2-bin is not installed"),
    arguments: [PictureFile.Form.pdf, .svg])
  func `images of lines are painted, in their colours or in a tint`(form: PictureFile.Form) throws {
    let directory = try TemporaryDirectory()
    let file = try Self.file(Self.bytes(form), in: directory)
    let bitmap = try Painted.bitmap([Self.image(file)], scale: 2)
    #expect(bitmap.color(40, 14) == [255, 0, 0] && bitmap.color(40, 25) == [255, 255, 255])
    #expect(try #require(bitmap.ink) == (20, 10, 59, 19))
    let tinted = try Painted.bitmap([Self.image(file, tint: DrawingColor(0x0000FF))], scale: 2)
    #expect(tinted.color(40, 14) == [0, 0, 255] && tinted.color(40, 25) == [255, 255, 255])
  }

  @Test(.enabled(if: hasPoppler, "poppler-utils is not installed"))
  func `SVG has the pixels of PDF, a box with the name without them`() throws {
    let directory = try TemporaryDirectory()
    let file = try Self.file(Self.bytes(.pdf), in: directory)
    let image = DrawnImage(name: "Boat", file: file, rect: Rect(x: 5, y: 5, width: 40, height: 20))
    let drawing = Drawing(size: Size(50, 30), title: "t", commands: [.image(image)])
    let converter = ImageConverter()
    let svg = String(
      decoding: SVGPainter.bytes(of: drawing, rasterizer: converter.png), as: UTF8.self)
    #expect(svg.contains("href=\"data:image/png;base64,iVBOR"))
    let box = String(decoding: SVGPainter.bytes(of: drawing), as: UTF8.self)
    #expect(box.contains(">Boat</text>") && !box.contains("<image"))
  }

  @Test(arguments: [PictureFile.Form.pdf, .svg])
  func `a box with its name stands for a damaged image of lines`(form: PictureFile.Form) throws {
    let directory = try TemporaryDirectory()
    let start = form == .pdf ? "%PDF-1.5\nnothing" : "<svg xmlns='http://www.w3.org/2000/svg'"
    let file = try Self.file(Array(start.utf8), in: directory)
    #expect(file.form == form)
    guard case .image(let image) = Self.image(file) else { return }
    #expect(try Painted.bitmap([.image(image)]) == Painted.bitmap(image.placeholder))
  }

  @Test(.enabled(if: hasLibrsvg, "librsvg2-bin is not installed"))
  func `an image of lines has at least as many pixels as are asked for, up to a limit`() throws {
    let directory = try TemporaryDirectory()
    let file = try Self.file(Self.bytes(.svg), in: directory)
    let converter = ImageConverter()
    func size(_ width: Double, _ height: Double) throws -> [Int] {
      let png = try #require(converter.png(of: file, width: width, height: height))
      return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    #expect(try size(9.5, 20) == [10, 20])
    #expect(try size(5, 5) == [10, 20], "what is there is kept")
    #expect(try size(11, 20) == [20, 40], "what is too small is made twice as large")
    let limit = PaintingLimits.longestConversion
    #expect(try size(Double(limit), 3) == [limit, 80])
    #expect(try size(Double(limit + 1), Double(limit + 1)) == [limit, limit])
    #expect(try size(.infinity, 1e300) == [limit, limit])
  }

  @Test func `a program that makes pixels has little time, memory and space`() throws {
    func output(_ words: [String]) -> [UInt8]? { ImageConverter.run(words, input: "/dev/null") }
    func text(_ command: String) -> String? {
      output(["sh", "-c", command]).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text("ulimit -t") == "\(PaintingLimits.longestSeconds)\n")
    #if os(Linux)
      #expect(text("ulimit -v") == "\(PaintingLimits.mostMemoryBytes / 1024)\n")
    #endif
    let limit = PaintingLimits.mostConvertedBytes
    #expect(output(["head", "-c", "\(limit)", "/dev/zero"])?.count == limit)
    #expect(output(["head", "-c", "\(limit + 1)", "/dev/zero"]) == nil)
    #expect(output(["sh", "-c", "exit 3"]) == nil && output(["ninefold-no-such-program"]) == nil)
  }
}
