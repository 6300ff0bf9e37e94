package import ConstraintSolver
package import SceneModel

/// A constraint as the console prints it.
package struct LoggedConstraint: Hashable, Sendable {
  /// What is printed, as it is.
  package let text: String
  /// The class, such as `NSLayoutConstraint`; nil where the log leaves it out.
  package let className: String?
  /// The address, else the name that stands in its place.
  package let name: String
  /// The identifier that a program or the system gave it, such as `UIView-Encapsulated-Layout-Height`; nil without one.
  package let identifier: String?
  /// What `|` stands for in it; nil where the log does not say.
  package let superview: LoggedItem?
  /// What it says.
  package let equation: LoggedEquation
  /// From 1 to 1000.
  package let priority: Double
}

/// What a constraint says: one anchor as a multiple of another and a constant.
package struct LoggedEquation: Hashable, Sendable {
  package var first: LoggedAnchor
  package var relation: Relation
  /// What it is compared with; nil where that is the constant alone.
  package var second: LoggedAnchor?
  package var multiplier = 1.0
  /// Points; nil of a standard space whose number the log does not hold.
  package var constant: Double?
  /// How far the printed numbers may be from those that were meant. Points.
  package var tolerance = 0.0
  /// From 1 to 1000; nil where the text of the equation says none.
  package var priority: Double?
}

/// An attribute of an item.
package struct LoggedAnchor: Hashable, Sendable {
  package let item: LoggedItem
  /// nil of one that is not known, as `(null)` is.
  package let attribute: LayoutAttribute?
}

/// A view, a guide or a spacer as a log names it.
package struct LoggedItem: Hashable, Sendable {
  /// nil where the log gives a name alone.
  package let className: String?
  /// What tells it from others: its address, else its name.
  package let key: String
  /// The text or the name that the log shows beside it; nil where it shows none.
  package let label: String?

  package static func == (one: LoggedItem, other: LoggedItem) -> Bool { one.key == other.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
