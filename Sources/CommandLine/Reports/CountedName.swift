/// The name of a counted kind, in the singular and the plural.
package struct CountedName: Hashable, Sendable {
  package let one: String
  package let many: String

  package init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }

  /// Inputs that were refused.
  package static let refused = CountedName("refused", "refused")

  /// A number with the name, such as `3 views`.
  package func text(_ number: Int) -> String { "\(number) \(number == 1 ? one : many)" }
}
