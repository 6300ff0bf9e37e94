import InterfaceBuilder
import SceneModel

/// The size of an SVG drawing.
enum SVGHeader {
  /// The width and height of the root element, or those of its view box; nil where the file is no SVG
  /// or has neither.
  static func size(_ bytes: [UInt8]) -> Size? {
    guard
      bytes.first(where: { !XMLCharacter.isWhiteSpace($0) && !FileKind.byteOrderMark.contains($0) })
        == UInt8(ascii: "<"),
      let tag = rootTag(bytes)
    else { return nil }
    let box = (attribute("viewBox", in: tag) ?? "")
      .split(whereSeparator: { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }).map { Double($0) }
    let width = length(attribute("width", in: tag)) ?? (box.count == 4 ? box[2] : nil)
    let height = length(attribute("height", in: tag)) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height else { return nil }
    return Size(width, height)
  }

  /// The text in the tag of the root element.
  private static func rootTag(_ bytes: [UInt8]) -> String? {
    let name = Array("<svg".utf8)
    var index = 0
    while let start = bytes[index...].firstIndex(of: name[0]) {
      index = start + 1
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        index = ByteSearch.first("-->", in: bytes, from: start + 4) ?? bytes.count
        continue
      }
      guard rest.starts(with: name), let after = rest.dropFirst(4).first, XMLCharacter.isWhiteSpace(after)
      else {
        continue
      }
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      return String(decoding: rest[(start + 4)..<end], as: UTF8.self)
    }
    return nil
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    let parts = tag.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\"" || $0 == "'" })
    for index in parts.indices.dropLast() where index % 2 == 0 {
      let found = parts[index].filter { !$0.isWhitespace && $0 != "=" }
      if found == name { return String(parts[index + 1]) }
    }
    return nil
  }

  /// A length in pixels or points, which are the same in a catalogue; nil of a percentage or another unit.
  private static func length(_ text: String?) -> Double? {
    guard var text else { return nil }
    if text.hasSuffix("px") || text.hasSuffix("pt") { text.removeLast(2) }
    return Double(text)
  }
}
