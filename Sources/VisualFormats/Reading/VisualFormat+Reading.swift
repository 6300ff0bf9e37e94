import SceneModel

extension VisualFormat {
  /// Reads a format.
  ///
  /// - Throws: ``VisualFormatError`` with the offset of what the grammar does not have.
  package init(_ text: String) throws(VisualFormatError) {
    var scanner = FormatScanner(text)
    let axis = try Self.axis(&scanner)
    var edges: (before: Int?, after: Int?) = (nil, nil)
    var leading: Connection?
    scanner.skipSpace()
    if scanner.next == "|" {
      edges.before = scanner.offset
      _ = scanner.take("|")
      leading = try Self.connection(&scanner)
    }
    var views: [View] = []
    var connection: Connection?
    repeat {
      views.append(try Self.view(&scanner, connection))
      guard scanner.next != nil else {
        connection = nil
        break
      }
      let between = try Self.connection(&scanner)
      connection = between
      scanner.skipSpace()
      if scanner.next == "|" {
        edges.after = scanner.offset
        _ = scanner.take("|")
        break
      }
    } while true
    guard scanner.next == nil else {
      scanner.skipSpace()
      throw scanner.error("expected the end of the format")
    }
    self.init(
      text: text, axis: axis, leading: leading, views: views, trailing: connection, edges: edges)
  }

  private static func axis(_ scanner: inout FormatScanner) throws(VisualFormatError) -> Axis {
    for (letter, axis) in [(Character("H"), Axis.horizontal), ("V", .vertical)] where scanner.take(letter) {
      guard scanner.take(":") else {
        throw scanner.error("expected ':' after '\(letter)', which says along what the views stand")
      }
      return axis
    }
    return .horizontal
  }

  private static func view(
    _ scanner: inout FormatScanner, _ connection: Connection?
  ) throws(VisualFormatError) -> View {
    scanner.skipSpace()
    guard scanner.take("[") else {
      throw scanner.error(
        connection == nil ? "expected a view, such as [name]" : "expected a view, such as [name], or '|'")
    }
    scanner.skipSpace()
    guard let name = scanner.word() else {
      throw scanner.error("expected the name of a view, which begins with a letter or an underscore")
    }
    var predicates: [Predicate] = []
    if scanner.take("(") { predicates = try self.predicates(&scanner, areSizes: true) }
    guard scanner.take("]") else {
      throw scanner.error(
        predicates.isEmpty
          ? "expected ']', which ends a view, or '(' and what is said of its size"
          : "expected ']', which ends a view")
    }
    return View(name: name, connection: connection, predicates: predicates)
  }

  private static func connection(_ scanner: inout FormatScanner) throws(VisualFormatError) -> Connection {
    guard scanner.take("-") else { return .flush }
    switch scanner.next {
    case "[", "|": return .standard
    case nil: throw scanner.error("expected a view, such as [name], or '|' behind '-'")
    default: break
    }
    let spaces: [Predicate]
    if scanner.isAt("(") {
      _ = scanner.take("(")
      spaces = try predicates(&scanner, areSizes: false)
    } else {
      spaces = [
        Predicate(relation: .equal, object: .number(try number(&scanner, signed: false)), priority: nil)
      ]
    }
    guard scanner.take("-") else { throw scanner.error("expected '-' behind a space") }
    return .spaces(spaces)
  }

  /// The predicates up to their closing parenthesis.
  private static func predicates(
    _ scanner: inout FormatScanner, areSizes: Bool
  ) throws(VisualFormatError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      scanner.skipSpace()
      let relation = try relation(&scanner)
      scanner.skipSpace()
      let object = try object(&scanner, isSize: areSizes)
      var priority: Number?
      if scanner.take("@") {
        scanner.skipSpace()
        let start = scanner.offset
        let value = try number(&scanner, signed: false)
        if case .literal(let number) = value, LayoutPriority(number) == nil {
          throw scanner.error("expected a priority \(LayoutPriority.range)", at: start)
        }
        priority = value
      }
      predicates.append(Predicate(relation: relation, object: object, priority: priority))
    } while scanner.take(",")
    guard scanner.take(")") else {
      scanner.skipSpace()
      throw scanner.error("expected ')', which ends what is said of a size or a space, or ','")
    }
    return predicates
  }

  private static func relation(
    _ scanner: inout FormatScanner
  ) throws(VisualFormatError) -> LayoutConstraint.Relation {
    if scanner.take("=", "=") { return .equal }
    if scanner.take("<", "=") { return .lessThanOrEqual }
    if scanner.take(">", "=") { return .greaterThanOrEqual }
    if let next = scanner.next, "=<>".contains(next) {
      throw scanner.error("expected a relation: '==', '<=' or '>='")
    }
    return .equal
  }

  private static func object(
    _ scanner: inout FormatScanner, isSize: Bool
  ) throws(VisualFormatError) -> Object {
    let value = try number(&scanner, signed: true, orView: isSize)
    guard isSize, case .named(let name) = value else { return .number(value) }
    var axis: Axis?
    if scanner.take(".") {
      let word = scanner.word()
      switch word?.text {
      case "width": axis = .horizontal
      case "height": axis = .vertical
      default: throw scanner.error("expected 'width' or 'height' behind '.'", at: word?.offset)
      }
    }
    var multiplier = 1.0
    var constant = 0.0
    var isPlain = axis == nil
    for (sign, divides) in [(Character("*"), false), ("/", true)] where scanner.take(sign) {
      let factor = try literal(&scanner)
      guard factor != 0, (1 / factor).isFinite else { throw scanner.error("expected a number other than 0") }
      multiplier = divides ? 1 / factor : factor
      isPlain = false
    }
    for (sign, factor) in [(Character("+"), 1.0), ("-", -1)] where scanner.take(sign) {
      constant = factor * (try literal(&scanner))
      isPlain = false
    }
    return isPlain ? .number(value) : .size(name, of: axis, multiplier: multiplier, constant: constant)
  }

  private static func literal(_ scanner: inout FormatScanner) throws(VisualFormatError) -> Double {
    scanner.skipSpace()
    guard let number = scanner.number(signed: false) else { throw scanner.error("expected a number") }
    return number
  }

  /// A number or a name.
  private static func number(
    _ scanner: inout FormatScanner, signed: Bool, orView: Bool = false
  ) throws(VisualFormatError) -> Number {
    if let name = scanner.word() { return .named(name) }
    guard let number = scanner.number(signed: signed) else {
      throw scanner.error("expected a number or the name of a metric" + (orView ? " or a view" : ""))
    }
    return .literal(number)
  }
}
