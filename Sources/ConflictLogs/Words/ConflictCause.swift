import ConstraintSolver
import SceneModel

/// A usual cause of conflicts that a proven set shows.
package enum ConflictCause: String, CaseIterable, Sendable {
  case autoresizing, hidden, emptyContainer, encapsulated, measurement, interfaceBuilder, twoSizes, stackView

  /// What usually mends it, for people.
  package var advice: String {
    switch self {
    case .autoresizing:
      "set translatesAutoresizingMaskIntoConstraints to false on the view whose autoresizing mask is in the list"
    case .hidden:
      "give a constraint within the hidden view the priority 999, so that the view can become empty"
    case .emptyContainer:
      "the container has no size yet: lay out later, or give one of your constraints the priority 999"
    case .encapsulated:
      "give one of your constraints along this axis the priority 999, usually the last one or the height: "
        + "the container sets its size before your constraints can"
    case .measurement:
      "give one of your constraints the priority 999: the view is measured at a size that they cannot have"
    case .interfaceBuilder:
      "place the view by constraints in the document, so that none is added at build time"
    case .twoSizes: "one size is defined twice: remove one of the two, or change its constant instead"
    case .stackView:
      "let the stack view decide: remove your constraint, lower its priority, or change alignment or distribution"
    }
  }

  /// The causes that a set of constraints shows, the likeliest first.
  package static func causes(of set: [LoggedConstraint]) -> [ConflictCause] {
    let origins = set.map(\.origin)
    let isWithoutSize = set.contains {
      [.encapsulated, .autoresizing].contains($0.origin) && $0.equation.second == nil
        && $0.equation.constant == 0 && $0.equation.first.attribute?.isDimension == true
    }
    return allCases.filter { cause in
      switch cause {
      case .autoresizing: origins.contains(.autoresizing) && origins.contains { $0 != .autoresizing }
      case .hidden: origins.contains(.hiding)
      case .emptyContainer: isWithoutSize
      case .encapsulated: origins.contains(.encapsulated) && !isWithoutSize
      case .measurement: origins.contains(.measurement)
      case .interfaceBuilder: origins.contains(.interfaceBuilder)
      case .twoSizes: hasTwoSizes(set)
      case .stackView: origins.contains(.stackView) && origins.contains(.own)
      }
    }
  }

  /// Whether two constraints that a program made set one size to numbers that differ.
  private static func hasTwoSizes(_ set: [LoggedConstraint]) -> Bool {
    var sizes: Set<LoggedAnchor> = []
    for constraint in set where constraint.origin == .own && constraint.equation.second == nil {
      let anchor = constraint.equation.first
      if anchor.attribute?.isDimension == true, !sizes.insert(anchor).inserted { return true }
    }
    return false
  }
}
