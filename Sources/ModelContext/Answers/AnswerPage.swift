package import JSONText
import SceneModel

/// A page of an answer: lines of its text, and rows of its value. A row is an object in an array.
package struct AnswerPage: Hashable, Sendable {
  /// The lines of the page.
  package let text: String
  /// The value with the rows of the page alone, each in the objects around it.
  package let value: JSONValue
  /// Where the next page begins; nil on the last one.
  package let next: String?
  /// The rest that is left out after the page, in words; nil where nothing is.
  package let left: String?

  /// A page of an answer.
  ///
  /// - Parameters:
  ///   - text: The text of all pages.
  ///   - value: The value of all pages.
  ///   - cursor: Where the page begins; nil is the start.
  ///   - most: About how many characters the text may have, and the value.
  /// - Throws: ``ToolProblem`` where the cursor is not one of this answer.
  package init(text: String, value: JSONValue, from cursor: String?, most: Int) throws(ToolProblem) {
    let mark = Fingerprint(text.utf8).text
    var start = (line: 0, row: 0)
    if let cursor {
      let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, let line = Int(parts[0]), let row = Int(parts[1]), line >= 0, row >= 0 else {
        throw ToolProblem(
          "the cursor '\(cursor)' is none that an answer gave, expected no cursor for the start")
      }
      guard parts[2] == mark else {
        throw ToolProblem("the answer is not the one that the cursor is of: ask again without a cursor")
      }
      start = (line, row)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var end = min(start.line, lines.count)
    var shown: [String] = []
    var count = 0
    while end < lines.count, shown.isEmpty || count + lines[end].count < most {
      shown.append(lines[end].count > most ? lines[end].prefix(most) + "…" : String(lines[end]))
      count += lines[end].count + 1
      end += 1
    }
    var rows = RowCut(first: start.row, most: most)
    self.value = rows.cut(value)
    self.text = shown.joined(separator: "\n")
    let leftLines = lines.count - end
    let leftRows = rows.next.map { rows.count - $0 } ?? 0
    guard leftLines > 0 || leftRows > 0 else {
      next = nil
      left = nil
      return
    }
    next = "\(end).\(rows.next ?? rows.count).\(mark)"
    left = "left out: \(leftLines) lines of text, \(leftRows) rows of the structured content"
  }
}

/// The rows of a value from one on, as many as fit.
private struct RowCut {
  /// The first row that is taken.
  let first: Int
  /// How many characters the rows may have.
  let most: Int
  /// How many rows the value has, as far as it was seen.
  private(set) var count = 0
  /// The first row that does not fit; nil where all do.
  private(set) var next: Int?
  private var used = 0
  private var hasRow = false

  init(first: Int, most: Int) {
    self.first = first
    self.most = most
  }

  /// The value with those rows alone.
  mutating func cut(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value else { return shortened(value) }
    return .object(rows(in: members, plain(members)).members)
  }

  /// The members that have no rows.
  private func plain(_ members: [String: JSONValue]) -> [String: JSONValue] {
    members.filter { !Self.hasRows($0.value) }.mapValues(shortened)
  }

  /// Adds the rows of members to others, and says whether any were taken.
  private mutating func rows(
    in members: [String: JSONValue], _ plain: [String: JSONValue]
  ) -> (members: [String: JSONValue], hasTaken: Bool) {
    var result = plain
    var hasTaken = false
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where Self.hasRows(value) {
      if case .object(let inner) = value {
        let found = rows(in: inner, self.plain(inner))
        hasTaken = hasTaken || found.hasTaken
        result[name] = .object(found.members)
      } else {
        let taken = value.elements.compactMap { row($0) }
        hasTaken = hasTaken || !taken.isEmpty
        result[name] = .array(taken)
      }
    }
    return (result, hasTaken)
  }

  /// A row with the rows in it; nil where neither it nor one in it is taken.
  private mutating func row(_ value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value else { return nil }
    let number = count
    count += 1
    let plain = plain(members)
    let size = Self.size(.object(plain))
    if next == nil, number >= first, hasRow, used + size > most { next = number }
    let isTaken = next == nil && number >= first
    if isTaken { hasRow = true }
    used += size
    let (all, hasTaken) = rows(in: members, plain)
    if isTaken || hasTaken { return .object(all) }
    used -= size
    return nil
  }

  /// A value without rows, its longest texts shortened.
  private func shortened(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text) where text.utf8.count > most:
      .string(text.prefix(most) + "… (\(text.count - min(most, text.count)) more characters)")
    case .array(let elements): .array(elements.map(shortened))
    case .object(let members): .object(members.mapValues(shortened))
    default: value
    }
  }

  /// Whether a value is an array of objects, or an object with such an array.
  private static func hasRows(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let elements): if case .object = elements.first { true } else { false }
    case .object(let members): members.values.contains(where: hasRows)
    default: false
    }
  }

  /// The characters of a value as JSON.
  private static func size(_ value: JSONValue) -> Int {
    var json = JSONWriter()
    json.value(value)
    return json.count
  }
}
