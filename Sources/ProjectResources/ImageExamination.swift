import InterfaceBuilder
import SceneModel

/// A defect of a picture's file whose header is right.
package enum ImageDefect: Hashable, Sendable, CustomStringConvertible {
  /// The file ends before the picture does.
  case cutOff
  /// A chunk or a marker of the file is not as its checksum or its format has it.
  case damaged(String)
  /// The file has no pixels.
  case empty
  /// The drawing is no XML.
  case malformed(String)

  /// The defect as the end of a sentence.
  package var description: String {
    switch self {
    case .cutOff: "its file is cut off"
    case .damaged(let part): "the chunk '\(part.onOneLine)' of its file is damaged"
    case .empty: "its file has no pixels"
    case .malformed(let message): "its file is no XML: \(message.onOneLine)"
    }
  }
}

/// Looks through the file of a picture as a whole, without decoding it.
package enum ImageExamination {
  /// The first defect of a PNG, JPEG or SVG file; nil where there is none, and of other files.
  package static func defect(of bytes: [UInt8]) -> ImageDefect? {
    if bytes.starts(with: signature) { return defectOfPNG(bytes) }
    if bytes.starts(with: [0xFF, 0xD8]) { return defectOfJPEG(bytes) }
    return SVGHeader.size(bytes) == nil ? nil : defectOfSVG(bytes)
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  // PNG

  /// A PNG is a row of chunks, each with its length, its name and a checksum: `IHDR` first, `IDAT`, `IEND`
  /// last (PNG, 5.3, 5.6).
  private static func defectOfPNG(_ bytes: [UInt8]) -> ImageDefect? {
    var index = signature.count
    var hasPixels = false
    while bytes.count - index >= 12 {
      let length = Int(number(bytes, at: index))
      guard length <= bytes.count - index - 12 else { return .cutOff }
      let name = bytes[index + 4..<index + 8]
      let end = index + 8 + length
      guard checksum(bytes[index + 4..<end]) == number(bytes, at: end) else {
        return .damaged(String(decoding: name, as: UTF8.self))
      }
      if name.elementsEqual("IDAT".utf8) { hasPixels = hasPixels || length > 0 }
      if name.elementsEqual("IEND".utf8) { return hasPixels ? nil : .empty }
      index = end + 4
    }
    return .cutOff
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// CRC-32 (PNG, annex D).
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
    return value ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  // JPEG

  /// A JPEG is a row of segments up to the first scan, whose end a marker says (ITU-T T.81, B.1.1, B.2.1).
  private static func defectOfJPEG(_ bytes: [UInt8]) -> ImageDefect? {
    var index = 2
    while index + 4 <= bytes.count {
      guard bytes[index] == 0xFF else { return .damaged("marker") }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD8: index += 2
      case 0xD9: return .empty
      case 0xDA: return hasEnd(bytes, after: index) ? nil : .cutOff
      default: index += 2 + max(Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]), 2)
      }
    }
    return .cutOff
  }

  /// Whether the marker of the end follows.
  private static func hasEnd(_ bytes: [UInt8], after start: Int) -> Bool {
    var index = bytes.count - 1
    while index > start + 1 {
      if bytes[index] == 0xD9, bytes[index - 1] == 0xFF { return true }
      index -= 1
    }
    return false
  }

  // SVG

  /// A drawing that declares entities is left to whoever draws it: they are not resolved here.
  private static func defectOfSVG(_ bytes: [UInt8]) -> ImageDefect? {
    let start = bytes.prefix(4096)
    guard !String(decoding: start, as: UTF8.self).contains("<!DOCTYPE") else { return nil }
    do throws(ReadDefect) {
      try WellFormedness.examine(bytes, count: bytes.count)
      return nil
    } catch {
      return .malformed("\(error.reason)")
    }
  }
}
