/// The refusal of a variable, a constraint or a number by a system.
///
/// ```swift
/// var system = LinearSystem()
/// let width = system.addVariable()
/// do {
///   try system.addConstraint([Term(width)], .equal, .nan)
/// } catch {
///   print(error.reason == .notFinite)  // true
/// }
/// ```
public struct SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it was refused.
  public enum Reason: Hashable, Sendable {
    /// A coefficient or a constant is infinite or not a number.
    case notFinite
    /// A priority is not above 0, larger than 1000, or not a number.
    case invalidPriority
    /// A variable is not of this system.
    case unknownVariable(index: Int)
    /// A constraint is not of this system or was removed.
    case unknownConstraint(index: Int)
  }

  /// Why it was refused.
  public let reason: Reason

  public var description: String {
    switch reason {
    case .notFinite: "a coefficient or constant is not a finite number"
    case .invalidPriority: "a priority is not above 0, up to 1000"
    case .unknownVariable(let index): "variable \(index) is not of this system"
    case .unknownConstraint(let index): "constraint \(index) is not of this system or was removed"
    }
  }
}
