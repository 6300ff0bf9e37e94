import ConflictLogs
import ConstraintSolver
import SceneModel

/// A constraint of a log that a document may have made.
struct SearchedConstraint {
  /// A side, its attribute without direction and margins.
  struct Side {
    let item: LoggedItem
    /// Whether it is of margins: of their guide, or of a view that has them.
    let isMargins: Bool
    private let namesView: Bool
    let attribute: LayoutAttribute

    init?(_ anchor: LoggedAnchor) {
      guard let attribute = anchor.attribute else { return nil }
      item = anchor.item
      namesView = attribute.ofMargins != nil
      isMargins = namesView || anchor.item.label == "UIViewLayoutMarginsGuide"
      self.attribute = (attribute.ofMargins ?? attribute).withoutDirection
    }

    /// The item of a scene that the log names, where the side is one of a given item.
    func named(_ item: SearchedScene.Item) -> SearchedScene.Item {
      namesView ? SearchedScene.Item(node: item.node) : item
    }
  }

  /// The constraint's index in the list.
  let row: Int
  let constraint: LoggedConstraint
  let first: Side
  let second: Side?

  /// Nil for a constraint that the system or another program made.
  init?(_ row: Int, _ constraint: LoggedConstraint) {
    guard constraint.origin == .own, constraint.className ?? "NSLayoutConstraint" == "NSLayoutConstraint",
      let first = Side(constraint.equation.first)
    else { return nil }
    var second: Side?
    if let anchor = constraint.equation.second {
      second = Side(anchor)
      if second == nil { return nil }
    }
    self.row = row
    self.constraint = constraint
    self.first = first
    self.second = second
  }

  /// A constraint of a scene that may be this one.
  struct Candidate {
    let constraint: Int
    /// The items of both sides, in the log's order.
    let first: SearchedScene.Item
    let second: SearchedScene.Item?
    /// Whether the numbers are those of the document, and not such that code may have changed.
    let isExact: Bool
  }

  /// The constraints of a scene that may be this one.
  func candidates(in scene: SearchedScene) -> [Candidate] {
    let equation = constraint.equation
    let multiplier = equation.second == nil ? 1 : equation.multiplier
    var found = candidates(
      in: scene, first, second, equation.relation, multiplier: multiplier, constant: equation.constant)
    if let second, multiplier != 0 {
      let turned = candidates(
        in: scene, second, first, multiplier > 0 ? equation.relation.reversed : equation.relation,
        multiplier: 1 / multiplier, constant: equation.constant.map { -$0 / multiplier })
      found += turned.compactMap { candidate in
        candidate.second.map {
          Candidate(
            constraint: candidate.constraint, first: $0, second: candidate.first, isExact: candidate.isExact)
        }
      }
    }
    return found
  }

  private func candidates(
    in scene: SearchedScene, _ first: Side, _ second: Side?, _ relation: Relation, multiplier: Double,
    constant: Double?
  ) -> [Candidate] {
    let shape = SearchedScene.Shape(
      first: first.attribute, second: second?.attribute, relation: relation)
    return (scene.shapes[shape] ?? []).compactMap { index in
      let other = scene.constraints[index]
      guard other.identifier == constraint.identifier,
        other.priorities.contains(where: { ($0 - constraint.priority).magnitude < 0.01 }),
        other.multipliers.contains(where: { ($0 - multiplier).magnitude <= 0.001 * multiplier.magnitude }),
        Self.fits(first, other.first.item, scene),
        second.map({ side in
          other.second.map { Self.fits(side, $0.item, scene) } ?? false
        }) ?? true
      else { return nil }
      let isExact =
        constant.map { constant in
          let tolerance = max(constraint.equation.tolerance, 0.01)
          return other.constants.contains { ($0 - constant).magnitude <= tolerance }
        } ?? true
      guard isExact || other.isOutlet else { return nil }
      return Candidate(
        constraint: index, first: other.first.item, second: other.second?.item, isExact: isExact)
    }
  }

  private static func fits(_ side: Side, _ item: SearchedScene.Item, _ scene: SearchedScene) -> Bool {
    side.isMargins == item.isMargins && (side.item.isUnnamed || scene.mayBe(side.item, item))
  }
}
