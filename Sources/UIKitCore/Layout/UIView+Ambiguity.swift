import AutoLayout
import Controls
import SceneModel

/// Whether constraints say where a view is.
extension UIView {
  /// Whether the constraints allow the view other frames than the one that it has.
  public var hasAmbiguousLayout: Bool {
    guard let kept = solvedLayout else { return false }
    return Axis.allCases.contains { !kept.openAttributes(of: index, along: $0).isEmpty }
  }

  /// Puts a view with an ambiguous layout, and all around it that is, where the constraints have it as well;
  /// called again, back.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let kept = solvedLayout, kept.exerciseAmbiguity(of: index) else { return }
    for view in rootView.subtree { view.applyLayoutToSubviews() }
  }

  /// The constraints that decide where the view is along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let kept = solvedLayout else { return [] }
    let numbers = kept.explanation(of: index).numbers
    var ids: Set<ObjectID> = []
    for number in axis == .horizontal ? [numbers[0], numbers[2]] : [numbers[1], numbers[3]] {
      for cause in number.steps.flatMap(\.causes) {
        if case .constraint(let constraint) = cause.reason { ids.insert(constraint.id) }
      }
    }
    return rootView.subtree.flatMap(\.ownConstraints).filter { ids.contains($0.layoutID) }
  }

  /// The layout of the hierarchy as it is now; nil of a view that is not in it.
  private var solvedLayout: KeptLayout? {
    let hierarchy = currentHierarchy
    hierarchy.solve()
    return index >= 0 ? hierarchy.kept : nil
  }
}
