import SceneModel

/// The additions that a program makes to the views of a root.
extension ViewTreeReading {
  /// Adds guides of views that are in the tree.
  mutating func addGuides(_ added: [LayoutAdditions.Guide], _ byText: inout ItemsByText) {
    for guide in added {
      guard case .view(let owner)? = byText.item(guide.owner.text, self) else { continue }
      let isBoxed = guide.kind == .custom
      byText.add(.guide(guides.count), named: guide.id.text)
      guideNumbers[guide.id] = guides.count
      guides.append(
        LayoutGuide(
          node: views[owner].node, owner: owner, kind: guide.kind, box: isBoxed ? boxedGuideCount : nil))
      if isBoxed { boxedGuideCount += 1 }
    }
  }

  /// Adds constraints between items that are in the tree.
  mutating func addConstraints(_ added: [LayoutAdditions.Constraint], _ byText: inout ItemsByText) {
    for constraint in added {
      guard let first = side(constraint.first, &byText) else { continue }
      var second: ItemConstraint.Side?
      if let side = constraint.second {
        guard let found = self.side(side, &byText) else { continue }
        second = found
      }
      let owner = commonView(of: first, second)
      constraints.append(
        ItemConstraint(
          first: first, second: second, relation: constraint.relation, multiplier: constraint.multiplier,
          constant: constraint.constant, priority: constraint.priority, isSymbolic: false, owner: owner))
      documentConstraints.append(
        LayoutConstraint(
          id: constraint.id, of: views[owner].node, constraint.first.side, constraint.relation,
          constraint.second?.side, multiplier: constraint.multiplier, constant: constraint.constant,
          priority: constraint.priority))
    }
  }

  /// The insets that are added to safe areas, by their views.
  func additionalSafeAreas(_ additions: LayoutAdditions?) -> [Int: EdgeInsets] {
    guard let added = additions?.safeAreas, !added.isEmpty else { return [:] }
    var insets: [Int: EdgeInsets] = [:]
    for index in views.indices { insets[index] = added[views[index].id] }
    return insets
  }

  private func side(_ side: LayoutAdditions.Side, _ byText: inout ItemsByText) -> ItemConstraint.Side? {
    guard let item = byText.item(side.side.item.text, self) else { return nil }
    var result = ItemConstraint.Side(item: item, attribute: side.side.attribute)
    if let origin = side.origin {
      guard let item = byText.item(origin.item.text, self) else { return nil }
      result.origin = ItemConstraint.Origin(item: item, attribute: origin.attribute)
    }
    return result
  }

  /// The nearest view that is or holds both sides; the root at the furthest.
  private func commonView(of first: ItemConstraint.Side, _ second: ItemConstraint.Side?) -> Int {
    var view = view(of: first.item)
    guard let second else { return view }
    let other = self.view(of: second.item)
    while view > 0, !(view..<views[view].subtreeEnd).contains(other) { view = views[view].parent }
    return max(view, 0)
  }

  private func view(of item: LayoutItem) -> Int {
    switch item {
    case .view(let view): view
    case .guide(let guide): guides[guide].owner
    }
  }
}
