import SceneModel

/// A text that has only characters that YAML allows, and where they stand.
struct YAMLSource: Sendable {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  private let lines: SourceLines
  /// How many bytes come before each character; nil where each has one.
  private let starts: [Int]?
  /// How many bytes were left out at the start.
  private let skipped: Int

  /// Looks at all characters of a text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ text: [UInt8]) throws(YAMLDefect) {
    let lines = SourceLines(text)
    func place(_ offset: Int) -> YAMLPlace { YAMLPlace(lines.place(of: offset)) }
    if let offset = Self.firstInvalid(in: text) { throw YAMLDefect(.notUTF8, at: place(offset)) }
    skipped = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts: [Int] = []
    var offset = skipped
    for scalar in String(decoding: text[skipped...], as: UTF8.self).unicodeScalars {
      guard Self.isAllowed(scalar) else { throw YAMLDefect(.character(scalar), at: place(offset)) }
      starts.append(offset)
      offset += UTF8.width(scalar)
    }
    self.lines = lines
    bytes = Array(text[skipped...])
    self.starts = starts.count == bytes.count ? nil : starts
  }

  /// The place of a character, counted from 0.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func place(ofCharacter index: Int) -> YAMLPlace {
    let end = skipped + bytes.count
    guard let starts else { return YAMLPlace(lines.place(of: min(skipped + index, end))) }
    return YAMLPlace(lines.place(of: starts.indices.contains(index) ? starts[index] : end))
  }

  /// Whether YAML allows a character, except for the line ends that its version 1.2 no longer knows.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...:
      true
    default: false
    }
  }

  /// The index of the first byte that belongs to no character; nil where all belong to one.
  private static func firstInvalid(in text: [UInt8]) -> Int? {
    var decoder = UTF8()
    guard String(validating: text, as: UTF8.self) == nil else { return nil }
    var bytes = text.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
    return offset
  }
}

extension YAMLPlace {
  fileprivate init(_ place: (line: Int, column: Int)) { self.init(line: place.line, column: place.column) }
}
