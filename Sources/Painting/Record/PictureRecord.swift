import SceneModel

/// The contents that pictures of a directory were painted from, by the pictures' names, as a file beside them
/// says it.
///
/// Anybody may have written the file: a picture counts as painted only where its own bytes have the checksum
/// too.
struct PictureRecord {
  /// A picture as it was written.
  struct Entry: Hashable {
    /// The checksum of all that it was painted from.
    let content: [UInt8]
    /// The checksum of its file.
    let file: [UInt8]
  }

  var entries: [String: Entry] = [:]

  /// The name of the file.
  static let name = ".ninefold-pictures"
  /// The bytes of the file; pictures that do not fit are painted each time.
  static let mostBytes = 1 << 25
  /// The bytes of a picture that is looked at; a larger one is painted each time.
  static let mostPictureBytes = 1 << 26

  private static let head = Array("ninefold-pictures 1".utf8)
  private static let space = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")
  private static let digits = Array("0123456789abcdef".utf8)
  private static let checksumBytes = 32

  init() {}

  /// Reads a file: after its first line a line for each picture, with both checksums and the name. Nil where
  /// anything is not as it is written here.
  init?(_ bytes: [UInt8], limit: Int = mostBytes) {
    var lines = bytes.split(separator: Self.lineEnd, omittingEmptySubsequences: false)[...]
    guard bytes.count <= limit, lines.popFirst().map(Array.init) == Self.head,
      lines.popLast()?.isEmpty == true
    else { return nil }
    for line in lines {
      guard let (name, entry) = Self.entry(line), entries.updateValue(entry, forKey: name) == nil else {
        return nil
      }
    }
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> (String, Entry)? {
    let parts = line.split(separator: space, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let content = checksum(parts[0]), let file = checksum(parts[1]),
      let name = String(validating: parts[2], as: UTF8.self), !name.isEmpty
    else { return nil }
    return (name, Entry(content: content, file: file))
  }

  private static func checksum(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.count == 2 * checksumBytes else { return nil }
    let values = text.compactMap { digits.firstIndex(of: $0) }
    guard values.count == text.count else { return nil }
    return (0..<checksumBytes).map { UInt8(16 * values[2 * $0] + values[2 * $0 + 1]) }
  }

  /// The file, with the pictures in the order of their names.
  func bytes(limit: Int = mostBytes) -> [UInt8] {
    var bytes = Self.head + [Self.lineEnd]
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      var line: [UInt8] = []
      for checksum in [entry.content, entry.file] {
        for byte in checksum { line += [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]] }
        line.append(Self.space)
      }
      line += Array(name.utf8) + [Self.lineEnd]
      guard bytes.count + line.count <= limit else { break }
      bytes += line
    }
    return bytes
  }
}
