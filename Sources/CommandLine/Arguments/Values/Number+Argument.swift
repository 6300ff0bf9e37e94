import JSONText
import SceneModel

extension Double: DefaultArgumentValue {
  package static var valueName: String { "NUMBER" }

  package static func expectation(for word: String) -> String { "a number" }

  package init?(argument word: String) { self.init(attribute: word) }

  package var argument: String { shortest }
}

/// A factor, which may be spelled as a ratio.
package struct Ratio: DefaultArgumentValue {
  package static var valueName: String { "NUMBER" }

  package let factor: Double

  package static func expectation(for word: String) -> String { "a number or a ratio such as 16:9" }

  package init(_ factor: Double) { self.factor = factor }

  package init?(argument word: String) {
    guard let factor = Double(multiplier: word) else { return nil }
    self.factor = factor
  }

  package var argument: String { factor.shortest }
}

extension UInt64: ArgumentValue {
  package static var valueName: String { "NUMBER" }

  package static func expectation(for word: String) -> String { "a whole number that is not negative" }

  package init?(argument word: String) { self.init(word) }
}

/// An index, counted from 0.
package struct Index: ArgumentValue {
  package static var valueName: String { "NUMBER" }

  package let value: Int

  package static func expectation(for word: String) -> String { UInt64.expectation(for: word) }

  package init?(argument word: String) {
    guard let value = Int(word), value >= 0 else { return nil }
    self.value = value
  }
}
