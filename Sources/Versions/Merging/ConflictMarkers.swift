/// The three versions of a file that git's conflict markers hold.
///
/// The markers are those of git's conflict styles `diff3` and `zdiff3`: lines of seven signs, or as
/// many as `conflict-marker-size` says, then nothing or a space and a name. Lines outside of them are
/// in all versions.
struct ConflictMarkers: Sendable {
  /// The base, ours and theirs.
  private(set) var versions: [Version]

  /// The text of a version.
  struct Version: Sendable {
    var bytes: [UInt8] = []
    /// Of each line, the line of the file with the markers, counted from 1.
    var lines: [Int] = []
  }

  /// Why the versions are not known.
  struct Failure: Error, Hashable, Sendable {
    /// The line of the file, counted from 1.
    let line: Int
    let message: String
  }

  /// The section that a line of a file is in.
  private enum Section {
    case outside, ours, base, theirs
  }

  /// The default number of signs of a marker.
  private static let usualLength = 7
  /// The fewest signs of a line that is the first marker of a conflict. No document has such a line.
  private static let shortestLength = 3

  /// Splits a text into its versions.
  init(_ bytes: [UInt8]) throws(Failure) {
    versions = Array(repeating: Version(), count: 3)
    var section = Section.outside
    var length = Self.usualLength
    var opening = 0
    for (index, line) in bytes.lines.enumerated() {
      let number = index + 1
      guard let marker = Self.marker(in: line),
        marker.length == length || marker.sign == Self.opening && marker.length >= Self.shortestLength
      else {
        add(line, number, section)
        continue
      }
      switch (marker.sign, section) {
      case (Self.opening, .outside):
        (section, length, opening) = (.ours, marker.length, number)
      case (Self.ofBase, .ours): section = .base
      case (Self.middle, .base): section = .theirs
      case (Self.closing, .theirs): section = .outside
      case (Self.middle, .outside): add(line, number, section)
      case (Self.middle, .ours):
        let expected = String(repeating: "|", count: length)
        throw Failure(
          line: opening,
          message:
            "the conflict has no base, expected a line '\(expected) base' before line \(number), as with git's "
            + "merge.conflictStyle=diff3, or a path that is unmerged in git's index")
      default:
        let found = String(decoding: line.prefix(marker.length), as: UTF8.self)
        throw Failure(line: number, message: "'\(found)' \(Self.place(section, opening, length))")
      }
    }
    if section != .outside {
      throw Failure(line: opening, message: "the conflict does not end, \(Self.expected(section, length))")
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, _ number: Int, _ section: Section) {
    for (index, own) in [Section.base, .ours, .theirs].enumerated()
    where section == .outside || section == own {
      versions[index].bytes += line
      versions[index].lines.append(number)
    }
  }

  // Lines

  private static let opening = UInt8(ascii: "<")
  private static let ofBase = UInt8(ascii: "|")
  private static let middle = UInt8(ascii: "=")
  private static let closing = UInt8(ascii: ">")

  /// The sign of a marker, and how often it stands there; nil of any other line.
  private static func marker(in line: ArraySlice<UInt8>) -> (sign: UInt8, length: Int)? {
    guard let sign = line.first, [opening, ofBase, middle, closing].contains(sign) else { return nil }
    let rest = line.drop { $0 == sign }
    guard let next = rest.first else { return (sign, line.count) }
    return next == 0x20 || next == 0x0A || next == 0x0D ? (sign, line.count - rest.count) : nil
  }

  /// The first line of a text that is a marker, counted from 1, or nil.
  static func firstLine(in bytes: [UInt8]) -> Int? {
    let index = bytes.lines.firstIndex { line in
      guard let marker = marker(in: line) else { return false }
      switch marker.sign {
      case opening: return marker.length >= shortestLength
      case closing: return marker.length >= usualLength
      default: return false
      }
    }
    return index.map { $0 + 1 }
  }

  // Words

  private static func place(_ section: Section, _ opening: Int, _ length: Int) -> String {
    section == .outside
      ? "stands in no conflict, \(expected(section, length))"
      : "stands in the conflict of line \(opening), \(expected(section, length))"
  }

  private static func expected(_ section: Section, _ length: Int) -> String {
    let sign =
      switch section {
      case .outside: "<"
      case .ours: "|"
      case .base: "="
      case .theirs: ">"
      }
    let marker = String(repeating: sign, count: length)
    return "expected '\(marker)'" + (section == .outside ? " before it" : "")
  }
}
