extension LayoutConstraint {
  /// A constraint as an equation for people, such as `a.width = 2 × b.height + 8`.
  ///
  /// - Parameter number: How a number is written.
  package static func equation(
    _ first: Side, _ relation: Relation, _ second: Side?, multiplier: Double, constant: Double,
    number: (Double) -> String
  ) -> String {
    var text = "\(first.item).\(first.attribute.rawValue) \(relation.sign) "
    guard let second else { return text + number(constant) }
    if multiplier != 1 { text += "\(number(multiplier)) × " }
    text += "\(second.item).\(second.attribute.rawValue)"
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + number(constant.magnitude) }
    return text
  }
}

extension LayoutConstraint.Relation {
  /// The relation's sign: `=`, `≤` or `≥`.
  package var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}
