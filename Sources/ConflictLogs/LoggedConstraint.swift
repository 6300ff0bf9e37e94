package import ConstraintSolver
package import SceneModel

/// A constraint as the console prints it.
package struct LoggedConstraint: Hashable, Sendable {
  /// The printed text, as it is.
  package let text: String
  /// The class, such as `NSLayoutConstraint`; nil where the log leaves it out.
  package let className: String?
  /// The address, else the name that stands in its place.
  package let name: String
  /// The identifier that a program or the system gave it, such as `UIView-Encapsulated-Layout-Height`;
  /// nil without one.
  package let identifier: String?
  /// The item that `|` stands for in it; nil where the log does not name it.
  package let superview: LoggedItem?
  /// The equation of the constraint.
  package let equation: LoggedEquation
  /// Above 0, up to 1000.
  package let priority: Double
}

/// The equation of a constraint: one anchor as a multiple of another and a constant.
package struct LoggedEquation: Hashable, Sendable {
  package var first: LoggedAnchor
  package var relation: Relation
  /// The anchor that the first is compared with; nil where that is the constant alone.
  package var second: LoggedAnchor?
  package var multiplier = 1.0
  /// Points; nil of a standard space whose number the log does not hold.
  package var constant: Double?
  /// The largest difference between the printed numbers and the exact ones. Points.
  package var tolerance = 0.0
  /// Above 0, up to 1000; nil where the text of the equation has none.
  package var priority: Double?
}

/// An attribute of an item.
package struct LoggedAnchor: Hashable, Sendable {
  package let item: LoggedItem
  /// nil for one that is not known, as `(null)` is.
  package let attribute: LayoutAttribute?
}

/// A view, a guide or a spacer as a log names it.
package struct LoggedItem: Hashable, Sendable {
  /// nil where the log gives a name alone.
  package let className: String?
  /// The key that identifies it: its address, else its name.
  package let key: String
  /// The text or the name that the log shows beside it; nil where it shows none.
  package let label: String?

  package static func == (one: LoggedItem, other: LoggedItem) -> Bool { one.key == other.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
