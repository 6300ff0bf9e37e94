import JSONText
import Ninefold

extension Double: DefaultArgumentValue {
  static var valueName: String { "NUMBER" }

  static func expectation(for word: String) -> String { "a number" }

  init?(argument word: String) { self.init(attribute: word) }

  var argument: String { shortest }
}

/// A factor, which may be spelled as a ratio.
struct Ratio: DefaultArgumentValue {
  static var valueName: String { "NUMBER" }

  let factor: Double

  static func expectation(for word: String) -> String { "a number or a ratio such as 16:9" }

  init(_ factor: Double) { self.factor = factor }

  init?(argument word: String) {
    guard let factor = Double(multiplier: word) else { return nil }
    self.factor = factor
  }

  var argument: String { factor.shortest }
}

extension UInt64: ArgumentValue {
  static var valueName: String { "NUMBER" }

  static func expectation(for word: String) -> String { "a whole number that is not negative" }

  init?(argument word: String) { self.init(word) }
}

/// An index, counted from 0.
struct Index: ArgumentValue {
  static var valueName: String { "NUMBER" }

  let value: Int

  static func expectation(for word: String) -> String { UInt64.expectation(for: word) }

  init?(argument word: String) {
    guard let value = Int(word), value >= 0 else { return nil }
    self.value = value
  }
}
