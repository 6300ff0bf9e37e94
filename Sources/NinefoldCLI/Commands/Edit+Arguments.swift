import Ninefold

extension Edit {
  /// The edit that a command's verb and options ask for.
  init(_ arguments: Arguments, in sizeClass: SizeClass) throws(UsageError) {
    let verb = arguments.operands.first ?? ""
    let allowed: [Option]
    switch verb {
    case "add":
      self = .addView(try NewView(arguments))
      allowed = [.parent, .type, .text, .frame, .place, .id]
    case "constrain":
      self = .addConstraint(try NewConstraint(arguments))
      allowed = [.first, .second, .relation, .multiplier, .constant, .priority, .id]
    case "set":
      self = try Self.setting(arguments)
      allowed = [.object, .attribute, .value, .element]
    case "unset":
      let id = try arguments.id(.object)
      let attribute = try arguments.required(.attribute)
      self = attribute == "installed" ? .resetInstallation(id) : .unset(id, attribute: attribute)
      allowed = [.object, .attribute]
    case "install":
      self = .install(try arguments.id(.object))
      allowed = [.object]
    case "uninstall":
      self = .uninstall(try arguments.id(.object))
      allowed = [.object]
    case "move":
      self = .move(try arguments.id(.object), to: try arguments.id(.parent), at: try arguments.place())
      allowed = [.object, .parent, .place]
    case "delete":
      let from = try arguments.value(
        .from, expected: "project, class or inspector", Deletion.init(rawValue:))
      self = .delete(try arguments.id(.object), from ?? (sizeClass == .any ? .project : .sizeClass))
      allowed = [.object, .from]
    default:
      throw arguments.error(.badOperand(verb, expected: EditCommand.syntax.operands.summary))
    }
    let all: [Option] = [
      .object, .parent, .type, .text, .frame, .place, .id, .attribute, .value, .element, .first, .second,
      .relation, .multiplier, .constant, .priority, .from,
    ]
    for option in all where arguments.has(option) && !allowed.contains(option) {
      throw arguments.error(.unknownOption("\(option.spelling) of edit \(verb)"))
    }
  }

  private static func setting(_ arguments: Arguments) throws(UsageError) -> Edit {
    let id = try arguments.id(.object)
    guard arguments.has(.element) else {
      let attribute = try arguments.required(.attribute)
      guard let value = arguments.value(.value) else { throw arguments.error(.missingOption(.value)) }
      return .set(id, attribute: attribute, to: value)
    }
    for other in [Option.attribute, .value] where arguments.has(other) {
      throw arguments.error(.exclusive(.element, other))
    }
    let element = try arguments.value(.element, expected: "one element of XML") { text in
      (try? NewElement(xml: text)) ?? nil
    }
    guard let element else { throw arguments.error(.missingOption(.element)) }
    return .setElement(id, element)
  }
}

extension NewView {
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    let frame = try arguments.value(.frame, expected: "four numbers, such as 16,20,100,44") { text -> Rect? in
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
        Double(attribute: String($0))
      }
      guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
        let height = numbers[3], width >= 0, height >= 0
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }
    self.init(
      try arguments.required(.type), to: try arguments.id(.parent),
      id: try arguments.nonempty(.id).map { ObjectID($0) }, at: try arguments.place(), frame: frame,
      text: arguments.value(.text))
  }
}

extension NewConstraint {
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    guard let first = try arguments.side(.first) else { throw arguments.error(.missingOption(.first)) }
    let second = try arguments.side(.second)
    let relation =
      try arguments.value(
        .relation, expected: "equal, lessThanOrEqual or greaterThanOrEqual",
        LayoutConstraint.Relation.init(rawValue:)) ?? .equal
    func number(_ option: Option) throws(UsageError) -> Double? {
      try arguments.value(option, expected: "a number", Double.init(attribute:))
    }
    let multiplier = try arguments.value(
      .multiplier, expected: "a number or a ratio such as 16:9", Double.init(multiplier:))
    self.init(
      first, relation, second, multiplier: multiplier ?? 1, constant: try number(.constant) ?? 0,
      priority: try number(.priority) ?? 1000, id: try arguments.nonempty(.id).map { ObjectID($0) })
  }
}

extension Arguments {
  fileprivate func id(_ option: Option) throws(UsageError) -> ObjectID { ObjectID(try required(option)) }

  fileprivate func place() throws(UsageError) -> Int? {
    try value(.place, expected: "a whole number that is not negative") {
      Int($0).flatMap { $0 < 0 ? nil : $0 }
    }
  }

  /// An item and what of it: the attribute stands behind the last dot.
  fileprivate func side(_ option: Option) throws(UsageError) -> LayoutConstraint.Side? {
    let attributes = LayoutAttribute.allCases.map(\.rawValue).joined(separator: ", ")
    return try value(option, expected: "an id, a dot and one of \(attributes)") { text in
      guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
        let attribute = LayoutAttribute(rawValue: String(text[text.index(after: dot)...]))
      else { return nil }
      return LayoutConstraint.Side(ObjectID(String(text[..<dot])), attribute)
    }
  }
}
