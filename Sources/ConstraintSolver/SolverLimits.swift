/// How much one call of a solver may take, in steps: unlike time, they are the same on each machine.
package struct SolverLimits: Hashable, Sendable {
  /// The most steps of each stage; a step reads or changes one number of a definition or a tableau.
  package var steps: Int
  /// The most numbers that definitions and a tableau may keep.
  package var numbers: Int

  package init(steps: Int = mostSteps, numbers: Int = mostNumbers) {
    self.steps = steps
    self.numbers = numbers
  }

  /// A second or two.
  package static let mostSteps = 1 << 29
  /// Some 150 megabytes.
  package static let mostNumbers = 1 << 23
}

/// How far a solution came that reached a limit.
package struct UnfinishedSolution: Hashable, Sendable {
  /// The stage that was not finished.
  package enum Stage: Hashable, Sendable {
    /// The reduction of the required equalities: no constraint need hold.
    case reduction
    /// The search for all contradictions among what is required.
    case conflicts
    /// The level of a priority: those above it are what they should be, it and those below need not be.
    case level(Double)
    /// The choice between solutions that all levels leave.
    case ties
    /// The search for variables that are left open.
    case openVariables

    /// The order in which stages come.
    fileprivate var order: Double {
      switch self {
      case .reduction: -3
      case .conflicts: -2
      case .level(let priority): -priority / 1000
      case .ties: 1
      case .openVariables: 2
      }
    }
  }

  /// Which limit was reached.
  package enum Limit: String, Sendable {
    case steps, numbers
  }

  package let stage: Stage
  package let limit: Limit

  package init(_ stage: Stage, _ limit: Limit) {
    self.stage = stage
    self.limit = limit
  }

  /// The one of two that came less far.
  static func earlier(_ one: UnfinishedSolution?, _ other: UnfinishedSolution?) -> UnfinishedSolution? {
    guard let one, let other else { return one ?? other }
    return other.stage.order < one.stage.order ? other : one
  }
}
