import Foundation
@testable import Painting
import Pictures
import SceneModel
import TestSupport
import Testing
import TextMetrics

/// Drawings as pages of PDF.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct PaintedPageTests {
  private static let size = Size(120, 50)

  private static func page(_ commands: [DrawingCommand], title: String = "Tide") throws -> [UInt8] {
    try CairoPainter().pdf(of: Drawing(size: size, title: title, commands: commands))
  }

  private static func text(_ page: [UInt8]) -> String { String(decoding: page, as: Unicode.ASCII.self) }

  @Test func `a file has one page of the drawing's size, its title and always the same date`() throws {
    let page = try Self.page([Painted.text("Ebb and flood", width: 80)])
    let text = Self.text(page)
    #expect(text.hasPrefix("%PDF-1.") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/Count 1"))
    #expect(text.contains("/MediaBox [ 0 0 120 50 ]"), "\(text)")
    #expect(text.contains("/Title (Tide)") && text.contains("20000101000000Z"), "\(text)")
    #expect(try Self.page([Painted.text("Ebb and flood", width: 80)]) == page)
  }

  @Test func `texts are texts: fonts are in the file, with the characters of their glyphs`() throws {
    let text = Self.text(try Self.page([Painted.text("Ebb", width: 30)]))
    #expect(text.contains("/ToUnicode") && text.contains("/FontFile"))
    #expect(
      !Self.text(try Self.page([.fill(.rect(Rect(x: 1, y: 1, width: 9, height: 9)), .black)])).contains(
        "/Font "))
  }

  private static let reader = URL(filePath: "/usr/bin/pdftotext")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: reader.path), "pdftotext is not installed: poppler-utils"),
    arguments: ["Ebb and flood", "office", "مرحبا", "Ebb مرحبا 12", "é e\u{301}"])
  func `a reader finds the text that was painted`(text: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(try Self.page([Painted.text(text, width: 80)]), to: "a.pdf")
    let found = try Program(at: Self.reader).run([file.path, "-"]).output
    let letters = { (text: String) in
      text.precomposedStringWithCompatibilityMapping.filter { $0.isLetter || $0.isNumber }.sorted()
    }
    #expect(letters(found) == letters(text), "\(found)")
  }

  @Test func `a page that is too large is smaller`() throws {
    let rect = Rect(x: 0, y: 0, width: 28_800, height: 100)
    func box(_ width: Double) throws -> Bool {
      let drawing = Drawing(
        size: Size(width, 100), title: "t", commands: [.fill(.rect(rect), .black)])
      return try Self.text(CairoPainter().pdf(of: drawing)).contains("/MediaBox [ 0 0 14400 ")
    }
    #expect(try box(14_400))
    #expect(try box(14_401) && box(28_800))
  }

  @Test func `shadows, images and pale groups are on pages too`() throws {
    var group = DrawingGroup()
    (group.opacity, group.shadow) = (0.5, DrawingShadow(.black, y: 2, deviation: 3))
    let square = DrawingCommand.fill(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), .black)
    let text = Self.text(try Self.page([.begin(group), square, square, .end]))
    #expect(text.contains("/SMask"))
    let png = try Painted.png(.black, width: 2, height: 2)
    let image = Self.text(try Self.page([Painted.image(png, Rect(x: 1, y: 1, width: 9, height: 9))]))
    #expect(image.contains("/Subtype /Image"))
  }
}
