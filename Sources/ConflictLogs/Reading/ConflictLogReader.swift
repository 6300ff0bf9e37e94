/// Reads lists of constraints out of any text.
package struct ConflictLogReader {
  private var logs: [ConflictLog] = []
  private var part = Part.outside
  /// A description that goes on in the next line, and how many lines it has.
  private var cut: (text: String, lines: Int)?

  /// Where in a log the reading is.
  private enum Part {
    case outside, list, recovery
  }

  /// The lists of a text, in its order.
  package static func logs(in text: String) -> [ConflictLog] {
    var reader = ConflictLogReader()
    var line = 0
    for content in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      line += 1
      reader.read(content, line)
    }
    reader.leave()
    return reader.logs.filter { !$0.constraints.isEmpty || !$0.unread.isEmpty }
  }

  private static let title = "nable to simultaneously satisfy constraints"
  private static let recovery = "ttempt to recover by breaking constraint"
  /// More lines do not belong to one description.
  private static let mostCutLines = 6

  private mutating func read(_ content: Substring, _ line: Int) {
    var content = content
    if let title = content.firstRange(of: Self.title) {
      leave()
      logs.append(ConflictLog(line: line))
      part = .list
      content = content[title.upperBound...]
    }
    if let found = content.firstRange(of: Self.recovery) {
      readDescriptions(in: content[..<found.lowerBound], line)
      leave()
      part = logs.isEmpty ? .outside : .recovery
      content = content[found.upperBound...]
    }
    readDescriptions(in: content, line)
    if part == .list, cut == nil, let last = logs.last, !last.constraints.isEmpty,
      [")", "]"].contains(content.trimmed)
    {
      part = .outside
    }
  }

  private mutating func readDescriptions(in content: Substring, _ line: Int) {
    var rest = content
    if let (text, lines) = cut {
      if lines < Self.mostCutLines, ConstraintDescription.first(in: rest) == nil {
        let joined = text + "\n" + rest
        guard let found = ConstraintDescription.first(in: joined[...]), found.isWhole else {
          cut = (joined, lines + 1)
          return
        }
        cut = nil
        add(found.text, isWhole: true, line)
        return
      }
      leave()
    }
    while let found = ConstraintDescription.first(in: rest) {
      guard found.isWhole else {
        cut = (String(rest[found.start...]), 1)
        return
      }
      add(found.text, isWhole: true, line)
      rest = rest[found.end...]
    }
  }

  /// Ends what is cut off.
  private mutating func leave() {
    guard let (text, _) = cut else { return }
    cut = nil
    let line = text.split(separator: "\n").first ?? ""
    guard let found = ConstraintDescription.first(in: line) else { return }
    add(found.text, isWhole: false, logs.last?.line ?? 1)
  }

  private mutating func add(_ text: Substring, isWhole: Bool, _ line: Int) {
    let constraint = isWhole ? LoggedConstraint(describedBy: text) : nil
    if part == .recovery {
      part = .outside
      logs[logs.count - 1].broken = constraint?.name ?? ConstraintDescription.name(of: text)
      return
    }
    if part == .outside {
      logs.append(ConflictLog(line: line))
      part = .list
    }
    let index = logs.count - 1
    if let constraint, logs[index].constraints.count < ConflictLog.mostConstraints {
      logs[index].constraints.append(constraint)
    } else {
      logs[index].unread.append(String(text))
    }
  }
}
