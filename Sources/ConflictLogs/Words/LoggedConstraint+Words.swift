import ConstraintSolver
import SceneModel

extension LoggedConstraint {
  /// The constraint as a sentence.
  package var words: String {
    let equation = equation
    let left = equation.first.words
    let constant = equation.constant
    guard let second = equation.second else {
      return "\(left) \(equation.relation.words) \((constant ?? 0).words)"
    }
    var right = second.words
    if equation.multiplier != 1 { right = "\(equation.multiplier.words) × \(right)" }
    switch constant {
    case nil: right += " plus the standard space"
    case 0?: break
    case let constant?: right += " \(constant < 0 ? "minus" : "plus") \(constant.magnitude.words)"
    }
    return "\(left) \(equation.relation.words) \(right)"
  }
}

extension LoggedAnchor {
  /// The attribute and the item in words.
  var words: String { "the \(attribute?.words ?? "unknown attribute") of \(item.words)" }
}

extension Relation {
  fileprivate var words: String {
    switch self {
    case .equal: "is"
    case .lessThanOrEqual: "is at most"
    case .greaterThanOrEqual: "is at least"
    }
  }
}

extension Double {
  /// The number without a point where it has no fraction.
  var words: String { isInteger && magnitude < 1e15 ? String(Int(self)) : String(self) }
}
