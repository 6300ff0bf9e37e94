import CommandLine
package import Ninefold
package import OperatingSystem

/// The way in which sentences name the objects and constraints of a scene.
package enum ObjectNaming {
  /// By their identifiers.
  case ids
  /// By names that people know, without identifiers.
  case names(MadeOnce<ReadableNames>)

  package func name(of id: ObjectID) -> String {
    switch self {
    case .ids: id.text
    case .names(let names): names.value.name(of: id)
    }
  }

  /// A constraint as an equation.
  package func equation(_ constraint: LayoutConstraint) -> String {
    switch self {
    case .ids: constraint.equation
    case .names(let names): names.value.equation(constraint)
    }
  }

  /// A constraint in few words: its identifier, or the side that tells it from others.
  package func shortName(of constraint: LayoutConstraint) -> String {
    switch self {
    case .ids: constraint.id.text
    case .names(let names): names.value.shortName(of: constraint)
    }
  }

  /// The names of objects; nil where they go by their identifiers.
  var readable: ReadableNames? {
    switch self {
    case .ids: nil
    case .names(let names): names.value
    }
  }
}
