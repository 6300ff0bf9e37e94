import CommandLine
package import Ninefold

extension Deletion: ArgumentChoice {}

extension LayoutConstraint.Relation: ArgumentChoice {}

extension LayoutConstraint.Side: ArgumentValue {
  package static var valueName: String { "ID.ATTRIBUTE" }

  package static func expectation(for word: String) -> String {
    "an id, a dot and one of \(LayoutAttribute.allCases.map(\.rawValue).joined(separator: ", "))"
  }

  /// Reads an item and its attribute, which follows the last dot.
  package init?(argument word: String) {
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex,
      let attribute = LayoutAttribute(rawValue: String(word[word.index(after: dot)...]))
    else { return nil }
    self.init(ObjectID(String(word[..<dot])), attribute)
  }
}
