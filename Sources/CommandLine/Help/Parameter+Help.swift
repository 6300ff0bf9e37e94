import SceneModel

extension Parameter {
  /// The parameter in a usage line: in brackets where the line need not give it.
  var usage: String {
    let whole = spellingWithValue + (isRepeating ? "..." : "")
    return isRequired ? whole : "[\(whole)]"
  }

  /// The parameter as a line gives it.
  package var spellingWithValue: String { kind == .option ? "\(spelling) \(valueName)" : spelling }

  /// All spellings as a list of options has them, those of one letter first: such as `-o, --output DIR`.
  var allSpellings: String {
    let short = spellings.filter { $0.utf8.count == 2 && kind != .argument }
    let names = short + spellings.filter { !short.contains($0) }
    return names.joined(separator: ", ") + (kind == .option ? " " + valueName : "")
  }

  /// The help of the parameter, with its default.
  var meaning: String { help + (defaultWord.map { " (default: \($0))" } ?? "") }
}

extension [String] {
  /// The words in lines of at most a width, but for a word that is wider.
  ///
  /// - Parameters:
  ///   - first: The prefix of the first line.
  ///   - rest: The prefix of the other lines.
  package func wrapped(to width: Int, first: String = "", rest: String = "") -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in self {
      if !isEmpty, line.columns + 1 + word.columns > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return isEmpty && !lines.isEmpty ? lines : lines + [line]
  }
}
