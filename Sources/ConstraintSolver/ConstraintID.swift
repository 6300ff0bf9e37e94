/// The name of a constraint in its system: its place in the order of statement.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The place, dense from 0. A removed constraint's place is not used again.
  public let index: Int

  init(index: Int) { self.index = index }

  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
