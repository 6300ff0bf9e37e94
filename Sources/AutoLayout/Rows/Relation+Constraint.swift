package import ConstraintSolver
package import SceneModel

extension Relation {
  /// The relation of a document's constraint.
  package init(_ relation: LayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
