import CommandLine
package import Ninefold

extension Deletion: ArgumentChoice {}

extension LayoutConstraint.Relation: ArgumentChoice {}

extension LayoutConstraint.Side: ArgumentValue {
  package static var valueName: String { "ID.ATTRIBUTE" }

  package static func expectation(for word: String) -> String {
    "an id, a dot and one of \(LayoutAttribute.allCases.map(\.rawValue).joined(separator: ", "))"
  }

  package static func suggestion(for word: String) -> String {
    (word.splitAtLast(".")?.1 ?? word).suggestion(of: LayoutAttribute.allCases.map(\.rawValue))
  }

  /// Reads an item and its attribute, which follows the last dot.
  package init?(argument word: String) {
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex,
      let attribute = LayoutAttribute(rawValue: String(word[word.index(after: dot)...]))
    else { return nil }
    self.init(ObjectID(String(word[..<dot])), attribute)
  }
}

/// A constraint that is given as an equation.
package struct EquationArgument: DistinctArgumentValue {
  package static var valueName: String { "EQUATION" }

  package static func claims(_ word: String) -> Bool { NewConstraint.isEquation(word) }

  package static func expectation(for word: String) -> String {
    do throws(EquationError) {
      _ = try NewConstraint(equation: word)
      return "an equation"
    } catch {
      return "an equation such as 'OK.leading = Cancel.trailing + 8 @750': \(error)"
    }
  }

  package let constraint: NewConstraint

  package init?(argument word: String) {
    do throws(EquationError) {
      constraint = try NewConstraint(equation: word)
    } catch {
      return nil
    }
  }
}
