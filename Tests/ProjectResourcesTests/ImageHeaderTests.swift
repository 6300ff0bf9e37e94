import SceneModel
import Testing

@testable import InterfaceBuilder
@testable import ProjectResources

struct ImageHeaderTests {
  @Test
  func `a PNG says its pixels`() {
    let header = ImageHeader(Pictures.png(width: 300, height: 7))
    #expect(header?.size == Size(300, 7))
    #expect(header?.hasPixels == true)
    #expect(ImageHeader(Array(Pictures.png(width: 300, height: 7).prefix(20))) == nil)
    #expect(ImageHeader(Pictures.png(width: 0, height: 7)) == nil)
  }

  @Test
  func `a JPEG says its pixels after other segments`() {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF]
    let frame: [UInt8] = [0xC2, 0, 11, 8, 0, 100, 1, 4, 1, 0, 0, 0]
    #expect(ImageHeader(start + frame)?.size == Size(260, 100))
    for length in 0..<(start.count + frame.count - 3) {
      let cut = Array((start + frame).prefix(length))
      #expect(ImageHeader(cut) == nil || length >= 18, "\(length)")
    }
    #expect(ImageHeader([0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0, 0, 0, 0, 0]) == nil)
    #expect(ImageHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0, 0, 0, 0]) == nil)
  }

  @Test
  func `a PDF says its points`() {
    let pdf = "%PDF-1.4\n1 0 obj << /Type /Page /Medium 1 /MediaBox [ 10 0\n30.5 40 ] >>"
    #expect(ImageHeader(Array(pdf.utf8))?.size == Size(20.5, 40))
    #expect(ImageHeader(Array(pdf.utf8))?.hasPixels == false)
    #expect(ImageHeader(Array("%PDF-1.4 /MediaBox 3 0 R".utf8)) == nil)
  }

  @Test(arguments: [
    ("<svg width=\"24\" height='12px' viewBox=\"0 0 1 1\"/>", Size(24, 12)),
    ("<?xml version=\"1.0\"?>\n<!-- <svg --><svg\n viewBox=\"0,0 30 40\"></svg>", Size(30, 40)),
    ("<svg width=\"100%\" height=\"5\" viewBox=\"0 0 3 4\"/>", Size(3, 5)),
    ("<svg width=\"3\"/>", nil), ("<svgs width=\"3\" height=\"4\"/>", nil), ("GIF89a", nil), ("", nil),
  ])
  func `an SVG says its size`(text: String, size: Size?) {
    #expect(ImageHeader(Array(text.utf8))?.size == size)
  }
}

/// Pictures of a size, as much of them as a reader of sizes looks at.
enum Pictures {
  static func png(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8) + bytes(width)
      + bytes(height)
      + [8, 6, 0, 0, 0]
  }
}
