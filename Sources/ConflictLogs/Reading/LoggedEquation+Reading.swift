import ConstraintSolver
import SceneModel

extension LoggedEquation {
  /// The equation of a text such as `A.bottom == 0.5*B.bottom - 10`; nil of other texts.
  init?(_ text: Substring, _ names: LoggedNames) {
    guard let (range, relation) = Self.relation(in: text),
      let first = LoggedAnchor(text[..<range.lowerBound], names)
    else { return nil }
    let right = Substring(text[range.upperBound...].trimmed)
    if let number = LoggedNumber(right) {
      self.init(
        first: first, relation: relation, constant: number.value,
        tolerance: number.tolerance)
      return
    }
    guard let sum = RightSide(right, relation, names) else { return nil }
    self.init(
      first: first, relation: relation, second: sum.anchor, multiplier: sum.multiplier,
      constant: sum.constant.value, tolerance: sum.constant.tolerance + (sum.multiplier.isInteger ? 0 : 0.01))
  }

  /// The relation that stands between the two sides: the last one that follows the name of an attribute.
  private static func relation(in text: Substring) -> (Range<Substring.Index>, Relation)? {
    let found = [(" == ", Relation.equal), (" <= ", .lessThanOrEqual), (" >= ", .greaterThanOrEqual)]
      .flatMap { word, relation in text.ranges(of: word).map { ($0, relation) } }
      .filter { range, _ in LoggedAnchor.endsInAttribute(text[..<range.lowerBound]) }
    return found.max { $0.0.lowerBound < $1.0.lowerBound }
  }

  /// A multiple of an anchor and a constant.
  private struct RightSide {
    let anchor: LoggedAnchor
    var multiplier = 1.0
    var constant = LoggedNumber(value: 0)

    init?(_ text: Substring, _ relation: Relation, _ names: LoggedNames) {
      var rest = text
      if rest.hasSuffix(")"), let space = rest.ranges(of: " NS").last,
        let number = LoggedNumber(rest[space.lowerBound...])
      {
        // A space of the system has no sign: an anchor that is at most at the other lies that far before it.
        constant = relation == .lessThanOrEqual ? LoggedNumber(value: -number.value) : number
        rest = Substring(rest[..<space.lowerBound].trimmed)
        if rest.hasSuffix("+") { rest = Substring(rest.dropLast().trimmed) }
      } else if let sign = [" + ", " - "].compactMap({ rest.ranges(of: $0).last }).max(by: {
        $0.lowerBound < $1.lowerBound
      }), let number = LoggedNumber(rest[sign.lowerBound...]) {
        constant = number
        rest = rest[..<sign.lowerBound]
      }
      if let times = rest.ranges(of: " * ").last, let factor = LoggedNumber(rest[times.upperBound...]) {
        multiplier = factor.value
        rest = rest[..<times.lowerBound]
      } else if let star = rest.firstIndex(of: "*"), let factor = LoggedNumber(rest[..<star]) {
        multiplier = factor.value
        rest = rest[rest.index(after: star)...]
      } else if let star = rest.lastIndex(of: "*"),
        let factor = LoggedNumber(rest[rest.index(after: star)...])
      {
        multiplier = factor.value
        rest = rest[..<star]
      }
      guard let anchor = LoggedAnchor(rest, names, isSecond: true) else { return nil }
      self.anchor = anchor
    }
  }
}

extension LoggedAnchor {
  /// The anchor of a text such as `UILabel:0x7f82'Name'.top`; nil where it ends in no attribute.
  ///
  /// - Parameter isSecond: Whether it stands on the right side.
  init?(_ text: Substring, _ names: LoggedNames, isSecond: Bool = false) {
    let text = Substring(text.trimmed)
    guard let dot = text.lastIndex(of: "."),
      let item = LoggedItem(text[..<dot], names, isSecond: isSecond)
    else { return nil }
    let word = String(text[text.index(after: dot)...])
    guard word == "(null)" || Self.attribute(word) != nil else { return nil }
    self.init(item: item, attribute: Self.attribute(word))
  }

  static func endsInAttribute(_ text: Substring) -> Bool {
    let text = text.suffix(attributeReach)
    guard let dot = text.lastIndex(of: ".") else { return false }
    let word = String(text[text.index(after: dot)...])
    return word == "(null)" || attribute(word) != nil
  }

  /// No attribute has a longer name, the point before it included. Characters.
  private static let attributeReach = 24

  /// The attribute of a word: autoresizing has names of its own.
  private static func attribute(_ word: String) -> LayoutAttribute? {
    switch word {
    case "minX": .left
    case "midX": .centerX
    case "maxX": .right
    case "minY": .top
    case "midY": .centerY
    case "maxY": .bottom
    default: LayoutAttribute(rawValue: word)
    }
  }
}

/// A number as a log prints it, with the largest error of its rounding.
struct LoggedNumber {
  let value: Double
  var tolerance = 0.0

  init(value: Double) { self.value = value }

  /// The number of `8`, `- 16`, `+ 30`, `NSSpace(20)` or `NSLayoutAnchorConstraintSpace(8)`; nil
  /// of other texts.
  init?(_ text: Substring) {
    var rest = Substring(text.trimmed)
    var sign = 1.0
    if rest.hasPrefix("+ ") || rest.hasPrefix("- ") {
      sign = rest.hasPrefix("-") ? -1 : 1
      rest = Substring(rest.dropFirst().trimmed)
    }
    if rest.hasPrefix("NS"), rest.hasSuffix(")"), let open = rest.firstIndex(of: "(") {
      rest = rest[rest.index(after: open)...].dropLast()
    }
    guard let read = Double(attribute: String(rest)) else { return nil }
    let number = min(max(read, -Self.greatest), Self.greatest)
    value = sign * number
    // Six digits are printed as a rule: the fraction was rounded.
    if let point = rest.firstIndex(of: "."), number != number.rounded() {
      let places = min(rest[point...].count - 1, 6)
      tolerance = (0..<places).reduce(0.5) { last, _ in last / 10 }
    }
  }

  /// Greater numbers are no lengths: they stand for infinity.
  private static let greatest = 1e9
}

extension Double {
  var isInteger: Bool { self == rounded() }
}
