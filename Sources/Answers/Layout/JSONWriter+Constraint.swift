package import JSONText
package import Ninefold

extension JSONWriter {
  /// Writes the members of a constraint's equation.
  package mutating func members(
    of first: LayoutConstraint.Side, _ relation: LayoutConstraint.Relation, _ second: LayoutConstraint.Side?,
    multiplier: Double, constant: Double, priority: Double
  ) {
    object("first", optional: first) { $0.members(of: $1) }
    member("relation", relation.rawValue)
    object("second", optional: second) { $0.members(of: $1) }
    member("multiplier", multiplier)
    member("constant", constant)
    member("priority", priority)
  }

  private mutating func members(of side: LayoutConstraint.Side) {
    member("item", side.item.text)
    member("attribute", side.attribute.rawValue)
  }
}
