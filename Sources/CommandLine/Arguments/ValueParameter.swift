import OperatingSystem

/// A parameter with a value.
package final class ValueParameter<Value>: Parameter {
  /// The conversion of words of the command line to the value.
  struct Conversion {
    package let type: any ArgumentValue.Type
    package let read: ([String]) throws(ArgumentValueError) -> Value
    /// The word that reads back as a value.
    package var word: ((Value) -> String)?
  }

  private var current: Value?
  private let conversion: Conversion
  private let ownValueName: String?
  /// The environment variable that gives the value where the line does not.
  private let variable: String?

  init(
    _ kind: Kind, _ name: String, alias: String? = nil, valueName: String? = nil, help: String,
    _ conversion: Conversion, initially: Value? = nil, isRepeating: Bool = false,
    variable: String? = nil
  ) {
    current = initially
    self.conversion = conversion
    ownValueName = valueName
    self.variable = variable
    super.init(
      kind, name, alias: alias, help: help, isRequired: initially == nil, isRepeating: isRepeating)
  }

  /// The value: that of the line, or the default.
  package var value: Value {
    guard let current else { preconditionFailure("\(spelling) is used before the line is read") }
    return current
  }

  package override var valueName: String {
    ownValueName ?? (kind == .argument ? name : conversion.type.valueName)
  }
  package override var choices: [String] { conversion.type.choices }
  override var defaultWord: String? { current.flatMap { conversion.word?($0) } }

  package override var isDistinct: Bool { conversion.type is any DistinctArgumentValue.Type }

  package override func claims(_ word: String) -> Bool {
    (conversion.type as? any DistinctArgumentValue.Type)?.claims(word) ?? false
  }

  override func read() throws(UsageError) {
    var words = words
    if words.isEmpty {
      guard let word = variable.flatMap(ThisProcess.environment), !word.isEmpty else {
        return try super.read()
      }
      words = [word]
    }
    do {
      current = try conversion.read(words)
    } catch {
      let place = kind == .argument ? "'\(error.word)'" : "\(spelling) '\(error.word)'"
      throw UsageError(.badValue(place, expected: error.expected))
    }
  }
}

extension ValueParameter.Conversion where Value: ArgumentValue {
  /// The word itself.
  static var one: Self {
    Self(type: Value.self) { (words) throws(ArgumentValueError) in try Value.read(words[0]) }
  }
}

extension ValueParameter.Conversion where Value: DefaultArgumentValue {
  /// The word itself, with a default that the help can name.
  static var oneOrDefault: Self {
    var conversion = one
    conversion.word = { $0.argument }
    return conversion
  }
}

extension ValueParameter.Conversion {
  /// The word, where there may be none.
  static func optional<Wrapped: ArgumentValue>() -> Self where Value == Wrapped? {
    Self(type: Wrapped.self) { (words) throws(ArgumentValueError) in try Wrapped.read(words[0]) }
  }

  /// The values of all words.
  static func all<Element: ArgumentValue>() -> Self where Value == [Element] {
    Self(type: Element.self) { (words) throws(ArgumentValueError) in
      try words.map { (word) throws(ArgumentValueError) in try Element.read(word) }
    }
  }

  /// The comma-separated values of all words; for the word `all` every value.
  static func list<Element: ArgumentValue>(all: @escaping () -> [Element]) -> Self where Value == [Element] {
    Self(type: Element.self) { (words) throws(ArgumentValueError) in
      var values: [Element] = []
      for word in words {
        if word == "all" {
          values += all()
          continue
        }
        for piece in word.split(separator: ",", omittingEmptySubsequences: false) {
          values.append(try Element.read(String(piece)))
        }
      }
      return values
    }
  }
}
