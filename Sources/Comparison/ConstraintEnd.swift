import SceneModel

/// An end of a constraint: an attribute of an object.
struct ConstraintEnd: Hashable, Sendable {
  let object: String
  let attribute: String

  /// The size of the object that the end holds, or the place along an axis, which any edge holds as the
  /// centre or a baseline does.
  var held: ConstraintEnd {
    guard let known = LayoutAttribute(rawValue: attribute), !known.isDimension else { return self }
    return ConstraintEnd(object: object, attribute: known.axis.rawValue)
  }

  /// The end without margins and guides: a guide's edge lies near that of the view or of the screen around
  /// it.
  func withoutGuides(in source: MergeSource) -> ConstraintEnd {
    let tree = source.tree
    var end = self
    if let known = LayoutAttribute(rawValue: attribute)?.ofMargins {
      end = ConstraintEnd(object: object, attribute: known.rawValue)
    }
    guard let guide = source.objects[object], let parent = tree.parent(of: guide) else { return end }
    switch tree.name(of: guide).known {
    case .viewLayoutGuide:
      return tree[parent, .id].map { ConstraintEnd(object: $0, attribute: end.attribute) } ?? end
    case .viewControllerLayoutGuide:
      // The bottom of the guide at the top, and the top of the one at the bottom.
      guard let controller = tree.parent(of: parent), let edge = tree[guide, .type],
        let view = tree.children(of: controller).first(where: { tree[$0, .key] == "view" })
      else { return end }
      return tree[view, .id].map { ConstraintEnd(object: $0, attribute: edge) } ?? end
    default: return end
    }
  }
}

/// A constraint without its numbers: which attributes of which objects it holds, and how.
struct ConstraintForm: Hashable, Sendable {
  private let ends: [ConstraintEnd]
  private let relation: String

  /// The form of a constraint, the same whichever end is written first.
  init(_ node: NodeID, in source: MergeSource) {
    let ends = source.ends(ofConstraint: node).map { $0.withoutGuides(in: source) }
    let sorted = ends.sorted { ($0.object, $0.attribute) < ($1.object, $1.attribute) }
    let relation = source.tree[node, .relation] ?? "equal"
    self.ends = sorted
    self.relation =
      switch relation {
      case "lessThanOrEqual" where sorted != ends: "greaterThanOrEqual"
      case "greaterThanOrEqual" where sorted != ends: "lessThanOrEqual"
      default: relation
      }
  }
}

extension MergeSource {
  /// The ends of a constraint; the view that has it stands for an item that is not named.
  func ends(ofConstraint node: NodeID) -> [ConstraintEnd] {
    var ends: [ConstraintEnd] = []
    if let attribute = tree[node, .firstAttribute] {
      let view = tree.parent(of: node).flatMap(tree.parent(of:))
      if let object = tree[node, .firstItem] ?? view.flatMap({ tree[$0, .id] }) {
        ends.append(ConstraintEnd(object: object, attribute: attribute))
      }
    }
    if let object = tree[node, .secondItem], let attribute = tree[node, .secondAttribute] {
      ends.append(ConstraintEnd(object: object, attribute: attribute))
    }
    return ends
  }
}
