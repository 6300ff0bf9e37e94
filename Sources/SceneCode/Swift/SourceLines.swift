import SceneModel

/// Swift source, line by line, in the form that swift-format gives it.
struct SourceLines {
  /// The longest line: that of swift-format's own configuration.
  static let width = 100

  private(set) var lines: [String] = []
  private var depth = 0

  /// The lines as a file.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds an empty line, unless there is one or a block has just begun.
  mutating func space() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  /// Adds a statement, broken where it is too long for a line.
  mutating func add(_ statement: String) {
    lines += Self.broken(statement, indentation: depth * 2)
  }

  /// Takes away the lines from one on.
  mutating func remove(from index: Int) {
    lines.removeSubrange(index...)
    if lines.last == "" { lines.removeLast() }
  }

  /// Adds a comment of one line.
  mutating func comment(_ text: String) { lines.append(Self.indented("// \(text)", depth * 2)) }

  /// Adds lines within braces.
  mutating func block(_ heading: String, end: String = "}", _ body: (inout SourceLines) -> Void) {
    add("\(heading) {")
    depth += 1
    body(&self)
    if lines.last == "" { lines.removeLast() }
    depth -= 1
    add(end)
  }

  /// Adds a choice between statements by conditions, the last without one.
  mutating func choose(_ choices: [(condition: String?, statements: [String])]) {
    for (index, choice) in choices.enumerated() {
      let start = index == 0 ? "" : "} else "
      add(choice.condition.map { "\(start)if \($0) {" } ?? "\(start.trimmedEnd) {")
      depth += 1
      for statement in choice.statements where !statement.isEmpty { add(statement) }
      depth -= 1
    }
    if !choices.isEmpty { add("}") }
  }

  /// Adds an array, an element a line.
  mutating func list(_ heading: String, _ elements: [String], end: String) {
    add(heading)
    depth += 1
    for element in elements { add(elements.count > 1 ? element + "," : element) }
    depth -= 1
    add(end)
  }

  private static func indented(_ text: some StringProtocol, _ indentation: Int) -> String {
    String(repeating: " ", count: indentation) + text
  }

  /// A statement as lines: where it is too long, its last call is broken behind the parenthesis, and its
  /// arguments fill lines.
  private static func broken(_ statement: String, indentation: Int) -> [String] {
    let line = indented(statement, indentation)
    guard line.count > width else { return [line] }
    if let lines = brokenText(statement, indentation: indentation) { return lines }
    if let lines = brokenCondition(statement, indentation: indentation) { return lines }
    if let lines = brokenBehindSign(statement, indentation: indentation) { return lines }
    guard let call = CallText(statement) else { return [line] }
    if call.isList { return brokenList(call, indentation: indentation) }
    var lines = [indented(call.head, indentation)]
    var filled = ""
    for (index, argument) in call.arguments.enumerated() {
      let isLast = index == call.arguments.count - 1
      let piece = argument + (isLast ? call.tail : ",")
      if !filled.isEmpty, indentation + 2 + filled.count + 1 + piece.count > width {
        lines += broken(filled, indentation: indentation + 2)
        filled = ""
      }
      filled += (filled.isEmpty ? "" : " ") + piece
    }
    return lines + broken(filled, indentation: indentation + 2)
  }

  /// A list as lines that its elements fill.
  private static func brokenList(_ list: CallText, indentation: Int) -> [String] {
    var lines = [indented(list.head, indentation)]
    var filled = ""
    for element in list.arguments.map({ $0 + "," }) {
      if !filled.isEmpty, indentation + 2 + filled.count + 1 + element.count > width {
        lines += broken(filled, indentation: indentation + 2)
        filled = ""
      }
      filled += (filled.isEmpty ? "" : " ") + element
    }
    lines += broken(filled, indentation: indentation + 2)
    return lines + [indented(list.tail, indentation)]
  }

  /// A constant whose first line would be too long as a call: the call stands on the next line.
  private static func brokenBehindSign(_ statement: String, indentation: Int) -> [String]? {
    guard statement.hasPrefix("let ") || statement.contains("lazy var "),
      let equals = statement.firstRange(of: " = "), let call = CallText(statement),
      indentation + call.head.count > width
    else { return nil }
    return [indented(statement[..<equals.lowerBound] + " =", indentation)]
      + broken(String(statement[equals.upperBound...]), indentation: indentation + 2)
  }

  /// A constant that is one of several conditions, a condition a line.
  private static func brokenCondition(_ statement: String, indentation: Int) -> [String]? {
    guard statement.hasPrefix("let is"), let equals = statement.firstRange(of: " = ") else { return nil }
    let conditions = statement[equals.upperBound...].split(separator: " || ")
    guard conditions.count > 1 else { return nil }
    return [indented(statement[..<equals.lowerBound] + " =", indentation)]
      + conditions.enumerated().map { index, condition in
        indented((index == 0 ? "" : "|| ") + condition, indentation + 2)
      }
  }

  /// A statement that ends with a long text, as a text of several lines.
  private static func brokenText(_ statement: String, indentation: Int) -> [String]? {
    guard let start = statement.firstRange(of: " = \""), statement.hasSuffix("\"") else { return nil }
    let content = statement[start.upperBound...].dropLast()
    guard CallText.isWithoutQuotes(content), !content.contains("  ") else { return nil }
    var lines = [indented(statement[..<start.lowerBound] + " = \"\"\"", indentation)]
    var line = ""
    for word in content.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, indentation + 2 + line.count + word.count + 2 > width {
        lines.append(indented(line + " \\", indentation + 2))
        line = String(word)
      } else {
        line += (line.isEmpty && lines.count == 1 && word.isEmpty ? "" : line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [indented(line, indentation + 2), indented("\"\"\"", indentation + 2)]
  }
}

extension String {
  /// The text without the space at its end.
  fileprivate var trimmedEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
