package import SceneModel

/// The constraints that can be made, as UIKit has it (InterfaceBuilder.md#constraint-validity), and how
/// they are written.
package enum ConstraintRules {
  /// Refuses a constraint that UIKit would.
  package static func check(_ constraint: NewConstraint) throws(EditError) {
    func refuse(_ reason: EditError.Reason) -> EditError { EditError(reason, ObjectID("")) }
    let first = constraint.first.attribute
    let second = constraint.second?.attribute
    if let problem = problem(first, second) { throw refuse(.incompatible(first, second, problem)) }
    if constraint.second == constraint.first {
      throw refuse(.incompatible(first, second, "the two sides are the same"))
    }
    if !constraint.multiplier.isFinite || constraint.multiplier == 0 {
      throw refuse(.badNumber("multiplier", constraint.multiplier, expected: "a number other than 0"))
    }
    if !constraint.constant.isFinite {
      throw refuse(.badNumber("constant", constraint.constant, expected: "a number"))
    }
    if LayoutPriority(constraint.priority) == nil {
      throw refuse(.badNumber("priority", constraint.priority, expected: LayoutPriority.range))
    }
  }

  /// The reason why two attributes cannot be related, or nil where they can.
  private static func problem(_ first: LayoutAttribute, _ second: LayoutAttribute?) -> String? {
    guard let second else {
      return first.isDimension ? nil : "a place needs a second item, only a size can be a constant"
    }
    if first.isDimension != second.isDimension { return "a size and a place" }
    if first.isDimension { return nil }
    if first.axis != second.axis { return "one is horizontal and the other vertical" }
    if isDirectional(first) != isDirectional(second), isSided(first), isSided(second) {
      return "use leading and trailing for both or for neither"
    }
    return nil
  }

  /// The reason why a guide has no such attribute, or nil where it has: guides have edges, centres and sizes.
  package static func problem(ofGuide attribute: LayoutAttribute) -> String? {
    switch attribute {
    case .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY: nil
    case .baseline, .lastBaseline, .firstBaseline: "a layout guide has no baselines"
    default: "a layout guide has no margins"
    }
  }

  private static func isDirectional(_ attribute: LayoutAttribute) -> Bool {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  private static func isSided(_ attribute: LayoutAttribute) -> Bool {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: true
    default: isDirectional(attribute)
    }
  }

  /// The element of a constraint that an object holds: default values are not written, nor the owner
  /// as first item.
  static func element(_ constraint: NewConstraint, id: ObjectID, owner: ObjectID) -> NewElement {
    var element = NewElement("constraint")
    if constraint.first.item != owner { element["firstItem"] = constraint.first.item.text }
    element["firstAttribute"] = constraint.first.attribute.rawValue
    if constraint.relation != .equal { element["relation"] = constraint.relation.rawValue }
    if let second = constraint.second {
      element["secondItem"] = second.item.text
      element["secondAttribute"] = second.attribute.rawValue
    }
    if constraint.multiplier != 1 { element["multiplier"] = NumberText.text(constraint.multiplier) }
    if constraint.priority != LayoutPriority.required.value {
      element["priority"] = NumberText.text(constraint.priority)
    }
    if constraint.constant != 0 { element["constant"] = NumberText.text(constraint.constant) }
    element["id"] = id.text
    return element
  }

  /// The constraint as an equation, in one line.
  static func summary(_ constraint: NewConstraint) -> String {
    LayoutConstraint.equation(
      constraint.first, constraint.relation, constraint.second, multiplier: constraint.multiplier,
      constant: constraint.constant
    ) { $0 == 0 ? "0" : NumberText.text($0) }
  }
}
