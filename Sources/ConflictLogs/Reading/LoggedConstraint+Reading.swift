import SceneModel

extension LoggedConstraint {
  /// The constraint of a description; nil where it is of no known form.
  ///
  /// A description is a class with an address, then in any order the mask of autoresizing and an identifier,
  /// then an equation or a visual format, then priorities and the meanings of its names.
  init?(describedBy description: Substring) {
    var rest = Substring(description.trimmed)
    let names = LoggedNames(removedFrom: &rest)
    var priority = LoggedConstraint.takePriority(&rest)
    guard let head = Head(takenFrom: &rest) else { return nil }
    var identifier: String?
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("h="), let end = rest.firstRange(of: " v=") {
        rest = rest[end.upperBound...].drop { !$0.isWhitespace }
      } else if identifier == nil, rest.hasPrefix("'"), let end = rest.dropFirst().firstRange(of: "' ") {
        identifier = String(rest[rest.index(after: rest.startIndex)..<end.lowerBound])
        rest = rest[end.upperBound...]
      } else {
        break
      }
    }
    var body = Substring(rest.trimmed)
    if identifier == nil { identifier = LoggedConstraint.takeIdentifier(&body) }
    for direction in ["(LTR)", "(RTL)"] where body.hasSuffix(direction) {
      body = Substring(body.dropLast(direction.count).trimmed)
    }
    guard let equation = LoggedEquation(visualFormat: body, names) ?? LoggedEquation(body, names) else {
      return nil
    }
    priority = equation.priority ?? priority
    self.init(
      text: String(description), className: head.className, name: head.name ?? identifier ?? String(body),
      identifier: identifier, superview: names.superview, equation: equation,
      priority: priority ?? LayoutPriority.required.value)
  }

  /// Takes an identifier that has lost its quotation marks: the text before a visual format, or before the
  /// class of the first item, which has no space in it.
  private static func takeIdentifier(_ body: inout Substring) -> String? {
    if body.hasPrefix("H:") || body.hasPrefix("V:") { return nil }
    let formats = [" H:|", " H:[", " V:|", " V:["].compactMap { body.firstRange(of: $0)?.lowerBound }
    let start: Substring.Index? =
      if let format = formats.min() {
        format
      } else if let address = body.firstRange(of: ":0x"), !body[..<address.lowerBound].contains("<") {
        body[..<address.lowerBound].lastIndex(of: " ")
      } else {
        nil
      }
    guard let start, start > body.startIndex, !body[..<start].contains("==") else { return nil }
    let marks: Set<Character> = ["\u{2018}", "\u{2019}", "'", "\""]
    let identifier = String(body[..<start].filter { !marks.contains($0) })
    body = body[start...].drop { $0 == " " }
    return identifier
  }

  /// Takes ` priority:500` and the priorities of a content size from the end; gives the lowest.
  private static func takePriority(_ text: inout Substring) -> Double? {
    var lowest: Double?
    for word in [" priority:", " CompressionResistance:", " Hug:"] {
      guard let found = text.ranges(of: word).last,
        let number = Double(attribute: text[found.upperBound...].trimmed)
      else { continue }
      text = text[..<found.lowerBound]
      lowest = min(lowest ?? number, number)
    }
    return lowest
  }

  /// The class and the address at the start.
  private struct Head {
    var className: String?
    var name: String?

    init?(takenFrom text: inout Substring) {
      if text.hasPrefix("'") { return }
      guard let colon = text.firstIndex(of: ":") else { return nil }
      className = String(text[..<colon])
      // Older systems leave a space between the class and the address.
      let rest = text[text.index(after: colon)...].drop { $0 == " " }
      let word = rest.prefix { !$0.isWhitespace }
      guard !word.isEmpty else { return nil }
      // An address that somebody has cut to `0x...` names nothing.
      if !word.hasPrefix("0x.") { name = ConstraintDescription.name(of: word) ?? String(word) }
      text = rest[word.endIndex...]
    }
  }
}

/// The items that the names in a description stand for, from its end.
struct LoggedNames {
  /// The items by their names. Two views may have one name: then the order in which they are mentioned
  /// distinguishes them.
  private var items: [String: [LoggedItem]] = [:]
  /// The item that `|` stands for.
  private(set) var superview: LoggedItem?

  /// The beginnings of the entry of `|`.
  private static let bars = ["'|':", "\u{2018}|\u{2019}:", "\"|\":", "|:"]

  /// Takes `(active, names: …)`, `(Names: …)`, `(active)` or `(inactive)` from the end of a text.
  init(removedFrom text: inout Substring) {
    for start in ["(Names:", "(names:", "(active", "(inactive"] {
      guard let found = text.ranges(of: start).last else { continue }
      let tail = text[found.lowerBound...]
      text = Substring(text[..<found.lowerBound].trimmed)
      guard let colon = tail.firstIndex(of: ":") else { return }
      read(tail[tail.index(after: colon)...])
      return
    }
  }

  private mutating func read(_ list: Substring) {
    var list = Substring(list.trimmed)
    if list.hasSuffix(")") { list = Substring(list.dropLast().trimmed) }
    for entry in list.split(separator: ", ") {
      let entry = entry.drop(while: \.isWhitespace)
      if let bar = Self.bars.first(where: entry.hasPrefix) {
        superview = LoggedItem(entry.dropFirst(bar.count), LoggedNames())
      } else if let item = LoggedItem(entry, LoggedNames()), let name = item.className {
        items[name, default: []].append(LoggedItem(className: nil, key: item.key, label: name))
      }
    }
  }

  init() {}

  /// The item of a name; nil of other texts.
  ///
  /// - Parameter isSecond: Whether an item was named before it in the same equation.
  func item(named name: String, isSecond: Bool) -> LoggedItem? {
    isSecond ? items[name]?.last : items[name]?.first
  }
}

extension LoggedItem {
  /// The item that a text names: `UILabel:0x7f82'Name'`, `box[0x7f82]`, a name alone; nil of an empty one.
  ///
  /// - Parameter isSecond: Whether an item was named before it in the same equation.
  init?(_ text: Substring, _ names: LoggedNames, isSecond: Bool = false) {
    let text = Substring(text.trimmed)
    guard !text.isEmpty else { return nil }
    if let known = names.item(named: String(text), isSecond: isSecond) {
      self = known
      return
    }
    let colon = text.firstRange(of: ":0x")
    let bracket = text.firstRange(of: "[0x")
    guard let found = [colon, bracket].compactMap(\.self).min(by: { $0.lowerBound < $1.lowerBound }) else {
      let parts = text.split(separator: ":", maxSplits: 1)
      self.init(
        className: parts.count > 1 ? String(parts[0]) : nil, key: String(text),
        label: parts.last.map(String.init))
      return
    }
    var digits = text[found.upperBound...].prefix(while: \.isHexDigit)
    // Somebody may have put letters in the place of addresses: `0x<A>`.
    if digits.isEmpty, text[found.upperBound...].hasPrefix("<"),
      let close = text[found.upperBound...].firstIndex(of: ">")
    {
      digits = text[found.upperBound...close]
    }
    guard !digits.isEmpty else { return nil }
    let before = text[..<found.lowerBound]
    var after = text[digits.endIndex...]
    if after.hasPrefix("]") { after = after.dropFirst() }
    let quoted = after.hasPrefix("'") && after.hasSuffix("'") && after.count > 1
    let parts = before.split(separator: ":", maxSplits: 1)
    let ownName = found == bracket ? parts.last.map(String.init) : nil
    self.init(
      className: ownName == nil || parts.count > 1 ? parts.first.map(String.init) : nil, key: "0x" + digits,
      label: quoted ? LoggedText.shown(after.dropFirst().dropLast()) : ownName)
  }
}

/// Texts of views as property lists escape them.
enum LoggedText {
  /// `\U00fc` as the character, and `\n` as a space.
  static func shown(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let slash = rest.firstIndex(of: "\\") {
      result += rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      switch rest.first {
      case "U", "u":
        let digits = rest.dropFirst().prefix(4)
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        if digits.count == 4, let scalar {
          result.unicodeScalars.append(scalar)
          rest = rest[digits.endIndex...]
        } else {
          result += "\\"
        }
      case "n":
        result += " "
        rest = rest.dropFirst()
      default: result += "\\"
      }
    }
    return result + rest
  }
}
