package import SceneModel

/// The size of a picture, read from the start of its file.
package struct ImageHeader: Hashable {
  /// The size: pixels of a picture of pixels, points of a drawing.
  package var size: Size
  /// Whether the picture has pixels, whose number a point depends on the scale.
  package var hasPixels: Bool

  /// How much of a file is looked at.
  static let searchedBytes = 4 << 20

  /// Reads the start of a PNG, JPEG, PDF or SVG file; nil where it is none of them or has no size.
  package init?(_ bytes: [UInt8]) {
    let size: Size?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      size = Self.sizeOfPNG(bytes)
      hasPixels = true
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      size = Self.sizeOfJPEG(bytes)
      hasPixels = true
    } else if bytes.starts(with: "%PDF-".utf8) {
      size = Self.sizeOfPDF(bytes)
      hasPixels = false
    } else {
      size = SVGHeader.size(bytes)
      hasPixels = false
    }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
  }

  private static func number(_ bytes: [UInt8], at index: Int, length: Int) -> Int {
    bytes[index..<index + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The first chunk of a PNG is `IHDR`, which starts with width and height (PNG, 11.2.2).
  private static func sizeOfPNG(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return Size(Double(number(bytes, at: 16, length: 4)), Double(number(bytes, at: 20, length: 4)))
  }

  /// A JPEG's size is in its frame header, SOF (ITU-T T.81, B.2.2).
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> Size? {
    var index = 2
    while index + 9 <= bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD8: index += 2
      case 0xD9, 0xDA: return nil
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return Size(
          Double(number(bytes, at: index + 7, length: 2)), Double(number(bytes, at: index + 5, length: 2)))
      default: index += 2 + max(number(bytes, at: index + 2, length: 2), 2)
      }
    }
    return nil
  }

  /// A PDF page's size is its media box, in points (ISO 32000-1, 7.7.3.3). The first one is taken.
  private static func sizeOfPDF(_ bytes: [UInt8]) -> Size? {
    let key = Array("/MediaBox".utf8)
    var index = 0
    while let start = bytes[index...].firstIndex(of: key[0]) {
      index = start + 1
      guard bytes[start...].starts(with: key) else { continue }
      let rest = bytes[(start + key.count)...].prefix(200)
      guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
        let close = rest.firstIndex(of: UInt8(ascii: "]")),
        open < close
      else { continue }
      let numbers = rest[(open + 1)..<close].split(whereSeparator: XMLCharacter.isWhiteSpace)
        .map { Double(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2],
        let top = numbers[3]
      else { continue }
      return Size(abs(right - left), abs(top - bottom))
    }
    return nil
  }
}
