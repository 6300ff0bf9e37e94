import Foundation
import Testing

@testable import InterfaceBuilder
@testable import ProjectResources

/// Defects of pictures whose headers are right.
struct ImageExaminationTests {
  /// A PNG file of 30 by 20 pixels of one colour.
  private static let png = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAYAAACaq43EAAAAJUlEQVR42mNQaPj/fyAww6jFoxaPWjxq8ajFoxaPWjxq8cixGABFiCKrgz/31gAAAABJRU5ErkJggg=="
    ) ?? Data())

  @Test func `a file that is whole has no defect, whatever follows it`() {
    #expect(ImageHeader(Self.png) != nil)
    #expect(ImageExamination.defect(of: Self.png) == nil)
    #expect(ImageExamination.defect(of: Self.png + [0, 0, 0]) == nil)
  }

  @Test func `a PNG that ends early is cut off`() {
    for count in [8, 20, 40, Self.png.count - 1] {
      #expect(ImageExamination.defect(of: Array(Self.png.prefix(count))) == .cutOff, "\(count)")
    }
    var endless = Self.png
    endless.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(ImageExamination.defect(of: endless) == .cutOff)
  }

  @Test func `a byte that changed in a PNG is found by its chunk's checksum (PNG, 5.3)`() {
    var pixels = Self.png
    pixels[45] ^= 1
    #expect(ImageExamination.defect(of: pixels) == .damaged("IDAT"))
    var header = Self.png
    header[24] ^= 8
    #expect(ImageExamination.defect(of: header) == .damaged("IHDR"))
    #expect(ImageExamination.checksum(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }

  @Test func `a chunk's name is told on one line, whatever it is`() throws {
    var named = Self.png
    named[37] = 0x0A
    let defect = try #require(ImageExamination.defect(of: named))
    #expect(defect == .damaged("\nDAT"))
    #expect(defect.description == "the chunk ' DAT' of its file is damaged")
  }

  @Test func `a PNG without pixels is empty`() {
    let header = Self.png.prefix(33)
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    #expect(ImageExamination.defect(of: Array(header) + end) == .empty)
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xDA, 0, 2, 5, 5, 0xFF, 0xD9], nil),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xDA, 0, 2, 5, 5], .cutOff),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4], .cutOff), ([0xFF, 0xD8, 0, 0, 0, 4], .damaged("marker")),
      ([0xFF, 0xD8, 0xFF, 0xD9, 0, 0], .empty),
    ] as [([UInt8], ImageDefect?)])
  func `a JPEG goes from its first marker to its last`(bytes: [UInt8], defect: ImageDefect?) {
    #expect(ImageExamination.defect(of: bytes) == defect)
  }

  @Test func `an SVG is XML`() {
    func defect(_ text: String) -> ImageDefect? { ImageExamination.defect(of: Array(text.utf8)) }
    #expect(defect("<svg width='9' height='9'><g/></svg>") == nil)
    guard case .malformed(let message) = defect("<svg width='9' height='9'><g></svg>") else {
      Issue.record("a tag that is not closed")
      return
    }
    #expect(!message.isEmpty)
    #expect(defect("plain text") == nil)
  }
}
