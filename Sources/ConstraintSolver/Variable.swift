/// An unknown real number of a ``LinearSystem``.
public struct Variable: Hashable, Sendable {
  /// The variable's number in its system, dense from 0 in the order of addition.
  public let index: Int

  /// The variable of an index; ``LinearSystem/variable(_:)`` checks that the system has it.
  @inlinable
  public init(index: Int) { self.index = index }
}
