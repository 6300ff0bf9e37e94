import SceneModel

/// The changes of a file as a unified diff, as `patch` and `git apply` take it.
struct UnifiedDifference {
  /// How many lines around a change are shown.
  private static let context = 3

  /// How many equal lines after the last change are compared with the others.
  private static let comparedAfter = 64

  /// The lines of a file, each with its line end.
  private struct Lines {
    let texts: [ArraySlice<UInt8>]

    init(_ bytes: [UInt8]) {
      var texts: [ArraySlice<UInt8>] = []
      var start = 0
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        texts.append(bytes[start...index])
        start = index + 1
      }
      if start < bytes.count { texts.append(bytes[start...]) }
      self.texts = texts
    }
  }

  /// A line of either file.
  private struct Row {
    let sign: Character
    let text: ArraySlice<UInt8>
    /// How many lines of each file come before it.
    let old: Int
    let new: Int
  }

  private let rows: [Row]
  private let isMade: Bool
  private let isRemoved: Bool

  /// Compares the bytes of a file before and after a change, nil where there is none.
  init(from old: [UInt8]?, to new: [UInt8]?) {
    isMade = old == nil
    isRemoved = new == nil
    let older = Lines(old ?? []).texts
    let newer = Lines(new ?? []).texts
    // Most edits change a few lines, and the others need no comparison with each other.
    let same = Self.sameLines(old ?? [], older, new ?? [], newer)
    let change = SequenceChange(
      from: Array(older[same.start..<older.count - same.end]),
      to: Array(newer[same.start..<newer.count - same.end]))
    var removed = change.removed.map { $0 + same.start }[...]
    var brought = change.brought.map { $0 + same.start }[...]
    var rows: [Row] = []
    var (a, b) = (0, 0)
    while a < older.count || b < newer.count {
      if removed.first == a {
        rows.append(Row(sign: "-", text: older[a], old: a, new: b))
        removed.removeFirst()
        a += 1
      } else if brought.first == b {
        rows.append(Row(sign: "+", text: newer[b], old: a, new: b))
        brought.removeFirst()
        b += 1
      } else {
        rows.append(Row(sign: " ", text: older[a], old: a, new: b))
        (a, b) = (a + 1, b + 1)
      }
    }
    self.rows = rows
  }

  /// How many whole lines at the start are the same in both files, and how many at the end of the others, but
  /// for the first of these: a line that is there twice, such as a closing tag, is to be new at its second
  /// place.
  private static func sameLines(
    _ old: [UInt8], _ older: [ArraySlice<UInt8>], _ new: [UInt8], _ newer: [ArraySlice<UInt8>]
  ) -> (start: Int, end: Int) {
    let least = min(old.count, new.count)
    let first = (0..<least).first { old[$0] != new[$0] } ?? least
    // A line ends with its line end, but for the last one.
    let start = zip(older, newer).prefix { $0.endIndex <= first && $0.count == $1.count }.count
    let done = start == 0 ? 0 : older[start - 1].endIndex
    let rest = least - done
    let equal = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    let end = zip(older[start...].reversed(), newer[start...].reversed())
      .prefix { $0.startIndex >= old.count - equal && $0.count == $1.count }.count
    return (start, max(0, end - Self.comparedAfter))
  }

  /// The text, empty where nothing changed.
  ///
  /// - Parameter path: The file's path, which is the same before and after.
  func text(of path: String) -> String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    let name = Self.written(path)
    let none = "/dev/null"
    return "--- \(isMade ? none : name)\n+++ \(isRemoved ? none : name)\n" + hunks.map(text).joined()
  }

  /// The rows around changes that are near each other.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].sign != " " {
      let range = max(0, index - Self.context)..<min(rows.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    let rows = rows[hunk]
    func range(_ sign: Character, _ before: Int) -> String {
      let count = rows.count { $0.sign == " " || $0.sign == sign }
      return "\(sign)\(count == 0 ? before : before + 1),\(count)"
    }
    let first = rows[hunk.lowerBound]
    return "@@ \(range("-", first.old)) \(range("+", first.new)) @@\n" + rows.map(text).joined()
  }

  private func text(of row: Row) -> String {
    let text = "\(row.sign)" + String(decoding: row.text, as: UTF8.self)
    return row.text.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  /// A path as patches have it: in quotes where it holds what would end it.
  private static func written(_ path: String) -> String {
    let bytes = path.utf8
    func isOdd(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F || byte == 0x22 || byte == 0x5C }
    guard bytes.contains(where: isOdd) else { return path.contains(" ") ? path + "\t" : path }
    return "\""
      + bytes.map { byte in
        switch byte {
        case 0x22: "\\\""
        case 0x5C: "\\\\"
        case _ where isOdd(byte) || byte >= 0x80:
          "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { "\($0)" }.joined()
        default: String(UnicodeScalar(byte))
        }
      }.joined() + "\""
  }
}
