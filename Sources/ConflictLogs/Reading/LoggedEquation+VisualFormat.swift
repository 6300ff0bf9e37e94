import ConstraintSolver
import SceneModel

extension LoggedEquation {
  /// The equation of a visual format as logs print it: of one size, or of one space; nil of other texts.
  init?(visualFormat text: Substring, _ names: LoggedNames) {
    guard let axis: Axis = text.hasPrefix("H:") ? .horizontal : text.hasPrefix("V:") ? .vertical : nil
    else { return nil }
    var format = text.dropFirst(2)
    for direction in ["(LTR)", "(RTL)"] where format.hasSuffix(direction) { format = format.dropLast(5) }
    if let space = LoggedSpace(format) {
      self.init(space, axis, names)
    } else {
      guard format.hasPrefix("["), format.hasSuffix("]") else { return nil }
      self.init(size: format.dropFirst().dropLast(), axis, names)
    }
  }

  /// The equation of `UIView:0x7f82(>=304@750)`.
  private init?(size text: Substring, _ axis: Axis, _ names: LoggedNames) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("),
      let item = LoggedItem(text[..<open], names),
      let value = LoggedValue(text[text.index(after: open)...].dropLast())
    else { return nil }
    let first = LoggedAnchor(item: item, attribute: axis == .horizontal ? .width : .height)
    if let number = value.number {
      self.init(
        first: first, relation: value.relation, constant: number.value, tolerance: number.tolerance,
        priority: value.priority)
    } else {
      guard let other = LoggedItem(value.text, names, isSecond: true), other.key.hasPrefix("0x") else {
        return nil
      }
      self.init(
        first: first, relation: value.relation,
        second: LoggedAnchor(item: other, attribute: first.attribute), constant: 0, priority: value.priority)
    }
  }

  /// The equation of a space between two items, or between an item and its superview.
  private init?(_ space: LoggedSpace, _ axis: Axis, _ names: LoggedNames) {
    var (before, after): (LoggedItem?, LoggedItem?)
    if let text = space.before {
      before = LoggedItem(text, names)
      if before == nil { return nil }
    }
    if let text = space.after {
      after = LoggedItem(text, names, isSecond: before != nil)
      if after == nil { return nil }
    }
    guard let inner = before ?? after, space.value.number != nil || space.value.text.isEmpty else {
      return nil
    }
    let superview = names.superview ?? .superview(of: inner)
    let start: LayoutAttribute = axis == .horizontal ? .leading : .top
    let end: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    self.init(
      first: after.map { LoggedAnchor(item: $0, attribute: start) }
        ?? LoggedAnchor(item: superview, attribute: end),
      relation: space.value.relation,
      second: before.map { LoggedAnchor(item: $0, attribute: end) }
        ?? LoggedAnchor(item: superview, attribute: start),
      constant: space.value.number?.value, tolerance: space.value.number?.tolerance ?? 0,
      priority: space.value.priority)
  }
}

/// Two things in a visual format, and the space between them.
private struct LoggedSpace {
  /// nil of `|`.
  let before: Substring?
  /// nil of `|`.
  let after: Substring?
  /// Without a number where the format has only a hyphen.
  let value: LoggedValue

  init?(_ text: Substring) {
    var rest: Substring
    if text.hasPrefix("|") {
      before = nil
      rest = text.dropFirst()
    } else {
      // An item may have brackets in its name: the text behind it shows where it ends.
      let ends = ["]-(", "]-[", "]-|", "][", "]|"].compactMap { text.firstRange(of: $0)?.lowerBound }
      guard text.hasPrefix("["), let end = ends.min() else { return nil }
      before = text[..<end].dropFirst()
      rest = text[end...].dropFirst()
    }
    if rest.hasPrefix("-(") {
      guard let end = [")-[", ")-|"].compactMap({ rest.firstRange(of: $0)?.lowerBound }).min(),
        let value = LoggedValue(rest[..<end].dropFirst(2))
      else { return nil }
      self.value = value
      rest = rest[end...].dropFirst(2)
    } else if rest.hasPrefix("-") {
      value = .standardSpace
      rest = rest.dropFirst()
    } else {
      value = .none
    }
    if rest == "|" {
      after = nil
    } else {
      guard rest.hasPrefix("["), rest.hasSuffix("]") else { return nil }
      after = rest.dropFirst().dropLast()
    }
  }
}

/// The value in the parentheses of a visual format: a relation, a number and a priority.
private struct LoggedValue {
  var relation = Relation.equal
  /// nil where it is no number.
  var number: LoggedNumber?
  var priority: Double?
  /// The text between the relation and the priority.
  var text: Substring = ""

  /// The space of a hyphen, whose number is not printed.
  static var standardSpace: LoggedValue { LoggedValue(number: nil) }
  /// The space of 0.
  static var none: LoggedValue { LoggedValue(number: LoggedNumber(value: 0)) }

  private init(number: LoggedNumber?) { self.number = number }

  init?(_ content: Substring) {
    text = Substring(content.trimmed)
    for (word, relation) in [
      (">=", Relation.greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal),
    ] where text.hasPrefix(word) {
      self.relation = relation
      text = text.dropFirst(2)
    }
    if let at = text.lastIndex(of: "@"),
      let priority = Double(attribute: String(text[text.index(after: at)...]))
    {
      self.priority = priority
      text = text[..<at]
    }
    if text.isEmpty { return nil }
    number = LoggedNumber(text)
  }
}

extension LoggedItem {
  /// The superview of an item, where the log does not name it.
  static func superview(of item: LoggedItem) -> LoggedItem {
    LoggedItem(className: nil, key: superviewStart + item.key, label: nil)
  }

  private static let superviewStart = "superview of "

  /// Whether the log does not name it: it stands for the superview of another item.
  package var isUnnamed: Bool { key.hasPrefix(Self.superviewStart) }
}
