extension LayoutConstraint {
  /// A constraint as a readable equation, such as `a.width = 2 × b.height + 8`.
  ///
  /// - Parameters:
  ///   - side: How an attribute of an item is written.
  ///   - number: How a number is written.
  package static func equation(
    _ first: Side, _ relation: Relation, _ second: Side?, multiplier: Double, constant: Double,
    side: (Side) -> String = { "\($0.item).\($0.attribute.rawValue)" }, number: (Double) -> String
  ) -> String {
    let right = rightSide(second, multiplier: multiplier, constant: constant, side: side, number: number)
    return "\(side(first)) \(relation.sign) \(right)"
  }

  /// The right side of an equation, such as `2 × b.height + 8`.
  package static func rightSide(
    _ second: Side?, multiplier: Double, constant: Double, side: (Side) -> String, number: (Double) -> String
  ) -> String {
    guard let second else { return number(constant) }
    var text = multiplier == 1 ? "" : "\(multiplier.multiplierText ?? number(multiplier)) × "
    text += side(second)
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
