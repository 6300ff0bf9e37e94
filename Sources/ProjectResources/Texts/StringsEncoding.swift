import InterfaceBuilder
import SceneModel

/// The encodings of `.strings` files.
enum StringsEncoding {
  /// The text as UTF-8 without a byte order mark, and the encoding that it had.
  static func decode(_ bytes: [UInt8]) throws(ReadDefect) -> ([UInt8], LocalizedStrings.Encoding) {
    if bytes.starts(with: "bplist".utf8) { throw ReadDefect(.binary("a binary property list"), at: 0) }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return (try decode16(bytes.dropFirst(2), isBig: false), .utf16LittleEndian)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return (try decode16(bytes.dropFirst(2), isBig: true), .utf16BigEndian)
    }
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 {
      return (try decode16(bytes[...], isBig: false), .bareUTF16LittleEndian)
    }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
      return (try decode16(bytes[...], isBig: true), .bareUTF16BigEndian)
    }
    try Characters.examineUTF8(bytes)
    guard bytes.starts(with: FileKind.byteOrderMark) else { return (bytes, .utf8) }
    return (Array(bytes.dropFirst(FileKind.byteOrderMark.count)), .utf8WithMark)
  }

  private static func decode16(_ bytes: ArraySlice<UInt8>, isBig: Bool) throws(ReadDefect) -> [UInt8] {
    guard bytes.count % 2 == 0 else { throw ReadDefect(.truncated(open: nil, line: 0), at: 0) }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex, by: 2) {
      let high = UInt16(bytes[isBig ? index : index + 1])
      let low = UInt16(bytes[isBig ? index + 1 : index])
      units.append(high << 8 | low)
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    if isBroken { throw ReadDefect(.invalidCharacter, at: text.count) }
    return text
  }

  /// The bytes of a text in an encoding.
  static func encode(_ text: String, as encoding: LocalizedStrings.Encoding) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: FileKind.byteOrderMark + Array(text.utf8)
    case .utf16LittleEndian: [0xFF, 0xFE] + encode16(text, isBig: false)
    case .utf16BigEndian: [0xFE, 0xFF] + encode16(text, isBig: true)
    case .bareUTF16LittleEndian: encode16(text, isBig: false)
    case .bareUTF16BigEndian: encode16(text, isBig: true)
    }
  }

  private static func encode16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let high = UInt8(unit >> 8)
      let low = UInt8(truncatingIfNeeded: unit)
      return isBig ? [high, low] : [low, high]
    }
  }
}
