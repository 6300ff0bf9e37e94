/// Reads lists of constraints out of any text.
package struct ConflictLogReader {
  private var lists: [List] = []
  private var part = Part.outside
  /// A description that continues in the next line, and how many lines it has.
  private var cut: (text: String, lines: Int)?

  /// The section of a log that the reader is in.
  private enum Part {
    case outside, list, recovery
  }

  /// A list, and whether the system's sentence stands before it.
  private struct List {
    var log: ConflictLog
    let hasTitle: Bool
    var hasEnd = false
  }

  /// More lines do not belong to one description.
  private static let mostCutLines = 6

  /// The lists of a text, in its order.
  package static func logs(in text: String) -> [ConflictLog] { ConflictLogReader(text).logs }

  /// The line of the first sentence of the system that no list follows; nil where all have one.
  package var firstTitleAlone: Int? {
    lists.first { $0.log.constraints.isEmpty && $0.log.unread.isEmpty }?.log.line
  }

  /// Reads a text.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var number = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      number += 1
      if cut != nil || end > start, let line = LoggedLine(bytes[start..<end], isNeeded: cut != nil) {
        read(line, number)
      }
      // `\r\n` ends one line.
      let isPair = bytes[end...].starts(with: [0x0D, 0x0A])
      start = end + (isPair ? 2 : 1)
    }
    leave()
  }

  /// The lists, in the order of the text, without single constraints in the text beside them.
  package var logs: [ConflictLog] {
    let found = lists.filter { !$0.log.constraints.isEmpty || !$0.log.unread.isEmpty }
    let isTitled = found.contains(where: \.hasTitle)
    return found.filter { !isTitled || $0.hasTitle || $0.log.constraints.count > 1 }.map { list in
      var log = list.log
      log.isCutOff = list.hasTitle && !list.hasEnd
      return log
    }
  }

  private mutating func read(_ line: LoggedLine, _ number: Int) {
    var rest = line.text[...]
    for (sentence, range) in line.sentences {
      readDescriptions(in: rest[..<range.lowerBound], number)
      leave()
      rest = rest[range.upperBound...]
      switch sentence {
      case .title, .otherTitle:
        lists.append(List(log: ConflictLog(line: number), hasTitle: true))
        part = .list
      case .recovery:
        part = lists.isEmpty ? .outside : .recovery
        if !lists.isEmpty { lists[lists.count - 1].hasEnd = true }
      }
    }
    readDescriptions(in: rest, number)
    if part == .list, cut == nil, let last = lists.last, !last.log.constraints.isEmpty, Self.isEnd(rest) {
      part = .outside
      lists[lists.count - 1].hasEnd = true
    }
  }

  /// Whether a line is the end of a list: a bracket behind the prefix that programs for logs put
  /// before each line.
  private static func isEnd(_ line: Substring) -> Bool {
    let end = line.suffix(8).trimmed
    guard let bracket = end.firstIndex(where: { $0 == ")" || $0 == "]" }), end.count < 4 else {
      return line.utf8.count < 400 && (line.hasSuffix("] )") || line.hasSuffix("] ]"))
    }
    return bracket == end.startIndex && !line.contains("<")
  }

  private mutating func readDescriptions(in content: Substring, _ line: Int) {
    var rest = content
    if let (text, lines) = cut {
      if lines < Self.mostCutLines, text.utf8.count + rest.utf8.count <= ConstraintDescription.longest,
        ConstraintDescription.first(in: rest) == nil
      {
        let joined = text + "\n" + rest
        guard let found = ConstraintDescription.first(in: joined[...]), found.isWhole else {
          cut = (joined, lines + 1)
          return
        }
        cut = nil
        add(found, line)
        return
      }
      leave()
    }
    while let found = ConstraintDescription.first(in: rest) {
      guard found.isWhole else {
        cut = (String(rest[found.start...].prefix(ConstraintDescription.longest)), 1)
        return
      }
      add(found, line)
      rest = rest[found.end...]
    }
  }

  /// Ends a description that is cut off.
  private mutating func leave() {
    guard let (text, _) = cut else { return }
    cut = nil
    let line = text.split(separator: "\n").first ?? ""
    guard let found = ConstraintDescription.first(in: line) else { return }
    add(found, lists.last?.log.line ?? 1)
  }

  private mutating func add(_ found: ConstraintDescription, _ line: Int) {
    let constraint = found.constraint
    if part == .recovery {
      part = .outside
      lists[lists.count - 1].log.broken = constraint?.name ?? ConstraintDescription.name(of: found.text)
      return
    }
    if part == .outside {
      lists.append(List(log: ConflictLog(line: line), hasTitle: false))
      part = .list
    }
    let index = lists.count - 1
    if let constraint, lists[index].log.constraints.count < ConflictLog.mostConstraints {
      lists[index].log.constraints.append(constraint)
    } else {
      lists[index].log.unread.append(String(found.text))
    }
  }
}
