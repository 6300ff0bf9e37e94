import AutoLayout
import Controls
public import SceneModel

/// Whether constraints say where a view is, as the last layout found it.
extension LiveView {
  /// Whether the constraints allow the view other frames than the one that it has.
  ///
  /// - Complexity: That of a layout, once after each.
  public var hasAmbiguousLayout: Bool { Axis.allCases.contains { !openAttributes(along: $0).isEmpty } }

  /// The attributes of the view along an axis that the constraints leave open in the window: of the two
  /// edges, the centre and the length, in this order.
  ///
  /// A label that has its text's width and no place has `left`, `right` and `centerX`; a view that is pinned
  /// by its right edge alone has `left`, `centerX` and `width`.
  ///
  /// - Complexity: That of a layout, once after each; that of another where both edges may move.
  public func openAttributes(along axis: Axis) -> [LayoutAttribute] {
    guard index >= 0, let kept = home.scene?.kept else { return [] }
    return kept.openAttributes(of: index, along: axis)
  }

  /// Puts a view with an ambiguous layout, and all in its scene that is, where the constraints have it as
  /// well; called again, back.
  ///
  /// The places last until the next change is laid out. No view places those in it.
  public func exerciseAmbiguityInLayout() {
    guard index >= 0, hasAmbiguousLayout else { return }
    home.scene?.kept?.exerciseAmbiguity(of: index)
  }

  /// The constraints that decide where the view is along an axis, in their order in
  /// ``LiveScene/constraints``.
  ///
  /// - Complexity: That of a layout from scratch.
  public func constraintsAffectingLayout(for axis: Axis) -> [LiveConstraint] {
    guard index >= 0, let scene = home.scene, let kept = scene.kept else { return [] }
    let numbers = kept.explanation(of: index).numbers
    var ids: Set<ObjectID> = []
    for number in axis == .horizontal ? [numbers[0], numbers[2]] : [numbers[1], numbers[3]] {
      for cause in number.steps.flatMap(\.causes) {
        if case .constraint(let constraint) = cause.reason { ids.insert(constraint.id) }
      }
    }
    return scene.constraints.filter { ids.contains($0.id) }
  }
}
