@testable import Painting
import Pictures
import SceneModel
import Testing

/// The bytes of PNG files.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct PNGWriterTests {
  /// 32 KB and more of equal rows are packed by a block of our own, of any number of bytes in a row.
  @Test(arguments: [true, false])
  func `many equal rows come back as they were`(isOpaque: Bool) throws {
    let cairo = try Cairo.loaded.get()
    for width in 1...90 {
      let equal = ZeroRows.leastBytes / (1 + 3 * width) + 2
      let surface = try PaintedSurface(.color, width: width, height: 20 + equal + 3 + equal, cairo)
      unsafe surface.withBytes { bytes in
        for index in 0..<bytes.count / 4 {
          let row = index / width
          let isSingle = row < 20 || 20 + equal..<20 + equal + 3 ~= row
          let color = isSingle ? [UInt8(index & 0xFF), UInt8(row & 0xFF), 7, 255] : [9, 8, 200, 255]
          let isSeen = isOpaque || isSingle
          for part in 0..<4 { unsafe bytes[4 * index + part] = isSeen ? color[part] : 0 }
        }
      }
      let file = try PNGWriter.bytes(of: surface)
      let read = try #require(cairo.surface(ofPNG: file))
      #expect(Bitmap(read) == Bitmap(surface), "\(width) pixels wide")
    }
  }

  @Test func `a picture of one colour takes a bit for each 129 bytes`() throws {
    let file = try Painted.png(.white, width: 1500, height: 2668)
    #expect(file.count < 1500 * 2668 * 3 / 129 / 8 + 6000)
  }
}
