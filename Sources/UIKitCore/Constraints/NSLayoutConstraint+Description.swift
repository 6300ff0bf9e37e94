import SceneModel

extension NSLayoutConstraint {
  var consoleLine: String {
    var text = "<\(consoleName(of: self))"
    if let identifier { text += " '\(identifier)'" }
    text += " \(equation)"
    if priority != .required { text += " priority:\(Int(priority.rawValue))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }

  private var equation: String {
    guard let first else { return "(null)" }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first.name) \(sign) "
    guard let second, multiplier != 0 else { return text + number(constant) }
    if multiplier != 1 { text += "\(number(multiplier))*" }
    text += second.name
    if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
    return text
  }

  private func number(_ value: CGFloat) -> String { NumberText.text(Double(value)) }
}

extension ConstraintSide {
  /// The item and the attribute as the console prints them.
  var name: String {
    guard let item else { return "(null).\(attribute)" }
    let end = "\(item.consoleName).\(attribute)"
    guard let origin, let originItem else { return end }
    return "\(originItem.consoleName).\(origin) to \(end)"
  }
}

extension ConstraintItem {
  /// The item as the console prints it, such as `UILabel:0x7f8c0d50'Title'`.
  var consoleName: String {
    let name = UIKitCore.consoleName(of: self)
    if let text = (self as? UIView)?.consoleText { return "\(name)'\(text)'" }
    if let identifier = (self as? UILayoutGuide)?.identifier, !identifier.isEmpty {
      return "\(name)'\(identifier)'"
    }
    return name
  }
}

/// The class and the address of an object, which lasts as long as the object.
func consoleName(of object: AnyObject) -> String {
  "\(String(describing: type(of: object))):\(address(of: object))"
}

/// The address of an object as the console prints it.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

extension NSLayoutConstraint.Attribute {
  /// The class of the anchors of the attribute.
  var anchorClass: String {
    switch self {
    case .width, .height: "NSLayoutDimension"
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      "NSLayoutXAxisAnchor"
    default: "NSLayoutYAxisAnchor"
    }
  }
}
