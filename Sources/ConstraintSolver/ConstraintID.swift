/// The name of a constraint in its system: its number in the order of addition.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number, dense from 0. A removed constraint's number is not used again.
  public let index: Int

  /// The name of a number.
  package init(index: Int) { self.index = index }

  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
