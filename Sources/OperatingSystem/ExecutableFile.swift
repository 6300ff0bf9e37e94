/// The file of a program in the form that Linux runs (ELF, 64 bits, little-endian), as far as it says which
/// program it is.
enum ExecutableFile {
  private static let magic: [UInt8] = [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2, 1]
  /// A segment of notes, and the note of the linker about the program (`PT_NOTE`, `NT_GNU_BUILD_ID`).
  private static let noteSegment = 4
  private static let identifierNote = 3
  private static let author = Array("GNU\0".utf8)

  /// The identifier that the linker computed for the program or library at a path, else all its bytes.
  static func identity(at path: String) throws(FileDefect) -> [UInt8] {
    if let identifier = identifier(in: try NamedPath.start(path, count: 65_536)) { return identifier }
    return try NamedPath.read(path, limit: .max)
  }

  /// The identifier that the linker computed from all that it wrote into a program; nil where the start of
  /// the file has none.
  static func identifier(in start: [UInt8]) -> [UInt8]? {
    guard start.starts(with: magic), let table = number(start, at: 32, bytes: 8),
      let size = number(start, at: 54, bytes: 2), let count = number(start, at: 56, bytes: 2), size >= 56
    else { return nil }
    for index in 0..<count {
      let header = table + index * size
      guard number(start, at: header, bytes: 4) == noteSegment,
        let offset = number(start, at: header + 8, bytes: 8),
        let length = number(start, at: header + 32, bytes: 8), offset <= start.count,
        length <= start.count - offset
      else { continue }
      if let found = identifier(ofNotes: start[offset..<offset + length]) { return found }
    }
    return nil
  }

  /// Each note is three numbers, a name and a text, both filled up to four bytes.
  private static func identifier(ofNotes notes: ArraySlice<UInt8>) -> [UInt8]? {
    let bytes = Array(notes)
    var offset = 0
    while let nameCount = number(bytes, at: offset, bytes: 4),
      let textCount = number(bytes, at: offset + 4, bytes: 4),
      let kind = number(bytes, at: offset + 8, bytes: 4)
    {
      let name = offset + 12
      let text = name + (nameCount + 3) / 4 * 4
      guard text + textCount <= bytes.count else { return nil }
      if kind == identifierNote, bytes[name..<name + nameCount].elementsEqual(author), textCount > 0 {
        return Array(bytes[text..<text + textCount])
      }
      offset = text + (textCount + 3) / 4 * 4
    }
    return nil
  }

  /// A number of some bytes, the lowest first; nil of one that is not all there, or is no offset in a file
  /// that is read.
  private static func number(_ bytes: [UInt8], at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let value = bytes[offset..<offset + count].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return value <= UInt64(UInt32.max) ? Int(value) : nil
  }
}
