import AutoLayout
import SceneModel

/// The views of a layout whose frames accuse nobody by themselves.
struct LayoutDoubts {
  /// The views below the owners of constraints that contradict each other: what is wrong with their frames is
  /// because of that.
  var broken: Set<NodeID> = []
  /// The views whose content is not measured but estimated.
  fileprivate(set) var estimated: Set<NodeID> = []
}

extension CheckedLayout {
  /// The views whose frames accuse nobody by themselves.
  var doubts: LayoutDoubts {
    var doubts = LayoutDoubts()
    for view in views where view.isEstimated { doubts.estimated.insert(view.node) }
    let members = layout.contradictions.flatMap { [$0.broken] + $0.others }
    let owners = Set(members.compactMap { owner(of: $0) })
    guard !owners.isEmpty else { return doubts }
    for (index, view) in views.enumerated() {
      let superview = superviews[index]
      guard superview >= 0 else { continue }
      let above = views[superview].node
      if owners.contains(above) || doubts.broken.contains(above) { doubts.broken.insert(view.node) }
    }
    return doubts
  }

  /// The view that owns a constraint; nil of a rule of the layout.
  private func owner(of member: Contradiction.Member) -> NodeID? {
    guard member.reason.constraint != nil, let list = tree.parent(of: member.node) else { return nil }
    return tree.parent(of: list)
  }
}
