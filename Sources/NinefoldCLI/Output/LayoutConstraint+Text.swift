import JSONText
import Ninefold

extension LayoutConstraint {
  /// The constraint as an equation, such as `a.width = 2 × b.height + 8`.
  var equation: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(first.item).\(first.attribute.rawValue) \(sign) "
    guard let second else { return text + constant.shortest }
    if multiplier != 1 { text += "\(multiplier.shortest) × " }
    text += "\(second.item).\(second.attribute.rawValue)"
    if constant != 0 { text += constant < 0 ? " - \((-constant).shortest)" : " + \(constant.shortest)" }
    return text
  }
}
