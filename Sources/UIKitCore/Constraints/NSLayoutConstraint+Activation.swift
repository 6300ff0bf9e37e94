import AutoLayout
import SceneModel

extension NSLayoutConstraint {
  /// Puts constraints in force.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of force.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func activate() {
    guard holder == nil, !isDefective, let view = commonView else { return }
    install(in: view)
  }

  func deactivate() { holder?.drop(self) }

  /// Puts the constraint in force in a view.
  func install(in view: UIView) {
    view.ownConstraints.append(self)
    holder = view
    view.noteLayoutChange()
  }

  /// The nearest view that is or holds all items; an exception where there is none.
  private var commonView: UIView? {
    var common = first?.view
    if let second { common = common?.commonAncestor(with: second.view) }
    if common == nil {
      LayoutExceptions.raise(
        "NSGenericException",
        """
        Unable to activate constraint with anchors \(firstAnchor) and \
        \(secondAnchor.map { "\($0)" } ?? "(null)") because they have no common ancestor.  Does the constraint \
        or its anchors reference items in different view hierarchies?  That's illegal.
        """
      )
    }
    return common
  }

  /// The constraint as a layout takes it beside the document's; nil where an item is gone, and of two axes,
  /// which is an exception the first time.
  func addition() -> LayoutAdditions.Constraint? {
    if crossesAxes {
      if !isRefused {
        isRefused = true
        LayoutExceptions.raise(
          "NSInvalidLayoutConstraintException",
          "Constraint improperly relates anchors of incompatible types: \(consoleLine)")
      }
      return nil
    }
    if self is LayoutSupportConstraint { return nil }
    guard let first = first?.addition else { return nil }
    var other: LayoutAdditions.Side?
    if let second, multiplier != 0 {
      guard let addition = second.addition else { return nil }
      other = addition
    }
    return LayoutAdditions.Constraint(
      id: layoutID, first, relation.layoutRelation, other, multiplier: other == nil ? 1 : Double(multiplier),
      constant: Double(constant), priority: Double(priority.rawValue))
  }
}

extension ObjectID {
  /// An identifier that no other item of a program has.
  @MainActor
  static func next(_ letter: String) -> ObjectID {
    count += 1
    return ObjectID("\(letter)\(count)")
  }

  @MainActor private static var count = 0
}
