import AutoLayout
import JSONText
import Resolver
package import SceneModel

/// How constraints chain the views of a layout along an axis.
package struct ChainPicture {
  /// The most views that a picture shows; of more there is no picture.
  private static let mostViews = 6

  private let axis: Axis
  private let layout: CheckedLayout
  private let constraints: [LayoutConstraint]
  private let broken: NodeID?
  /// The indices of the views, by the items of constraints.
  private let views: [ObjectID: Int]

  /// A picture of constraints, of which those along an axis count.
  ///
  /// - Parameter broken: The constraint that has a cross.
  /// - Complexity: O(*n*) of the views of the layout.
  package init(
    _ constraints: some Sequence<LayoutConstraint>, broken: NodeID? = nil, _ axis: Axis,
    in layout: CheckedLayout
  ) {
    self.axis = axis
    self.layout = layout
    self.broken = broken
    self.constraints = constraints.filter { $0.first.attribute.axis == axis }
    var indices: [NodeID: Int] = [:]
    for (index, view) in layout.views.enumerated() { indices[view.node] = index }
    var views: [ObjectID: Int] = [:]
    for item in self.constraints.flatMap(\.items) where views[item] == nil {
      guard let node = layout.resolution.node(item) else { continue }
      // A guide stands for the view that it is in.
      views[item] =
        indices[node] ?? layout.tree.ancestor(of: node) { indices[$0] != nil }.flatMap { indices[$0] }
    }
    self.views = views
  }

  /// The line; nil where there is nothing that a picture would show better than words.
  package var line: String? {
    let all = Set(views.values)
    let container =
      all.count < 2
      ? nil : all.first { candidate in all.allSatisfy { $0 == candidate || isIn($0, candidate) } }
    let shown = all.filter { $0 != container }.sorted { (start($0), $0) < (start($1), $1) }
    guard (1...Self.mostViews).contains(shown.count) else { return nil }
    var gaps = zip(shown, shown.dropFirst()).map { link(from: $0, .end, to: $1, .start) }
    if let container {
      gaps.insert(link(from: container, .start, to: shown[0], .start), at: 0)
      gaps.append(link(from: shown[shown.count - 1], .end, to: container, .end))
    }
    let boxes = shown.map { ChainLine.Box(name: name(of: $0), sizes: sizes(of: $0)) }
    return ChainLine(axis, boxes, gaps: gaps, around: container.map(length)).text
  }

  private enum Edge {
    case start, end
  }

  /// The gap that constraints ask for between an edge of a view and one of the next view, or of
  /// the superview.
  private func link(from view: Int, _ edge: Edge, to other: Int, _ otherEdge: Edge) -> String? {
    let gaps = constraints.compactMap { constraint -> String? in
      guard let second = constraint.second, let a = Self.edge(constraint.first.attribute),
        let b = Self.edge(second.attribute), constraint.multiplier == 1
      else { return nil }
      let sides = (views[constraint.first.item], views[second.item])
      if sides == (other, view), a == otherEdge, b == edge { return text(constraint, isTurned: false) }
      if sides == (view, other), a == edge, b == otherEdge { return text(constraint, isTurned: true) }
      return nil
    }
    return gaps.isEmpty ? nil : gaps.joined(separator: " ")
  }

  private func sizes(of view: Int) -> [String] {
    constraints.filter { $0.second == nil && $0.first.attribute.isDimension && views[$0.first.item] == view }
      .map { text($0, isTurned: false) }
  }

  /// The text of a constraint in a picture: relation, constant, priority, and a cross where it is broken.
  private func text(_ constraint: LayoutConstraint, isTurned: Bool) -> String {
    let comparison =
      switch constraint.relation {
      case .equal: 0
      case .lessThanOrEqual: isTurned ? 1 : -1
      case .greaterThanOrEqual: isTurned ? -1 : 1
      }
    let constant = isTurned ? 0 - constraint.constant : constraint.constant
    return ChainLine.entry(
      comparison, constant.roundedForReading,
      priority: constraint.priority < LayoutPriority.required.value
        ? constraint.priority.roundedForReading : nil,
      isBroken: constraint.node == broken)
  }

  private static func edge(_ attribute: LayoutAttribute) -> Edge? {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .start
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .end
    default: nil
    }
  }

  private func isIn(_ view: Int, _ other: Int) -> Bool {
    var around = layout.superviews[view]
    while around >= 0, around != other { around = layout.superviews[around] }
    return around == other
  }

  /// The start of a view in the direction in which the axis is read.
  private func start(_ view: Int) -> Double {
    let rect = layout.rects[view]
    if axis == .vertical { return rect.y }
    return layout.resolution.traits.direction == .rightToLeft ? -(rect.x + rect.width) : rect.x
  }

  private func length(_ view: Int) -> String {
    (axis == .horizontal ? layout.rects[view].width : layout.rects[view].height).roundedForReading
  }

  private func name(of view: Int) -> String {
    let node = layout.views[view].node
    let name = layout.names.name(of: ObjectID(layout.tree[node, .id] ?? ""))
    return String(name.filter { $0 != "'" }).shown(upTo: 20)
  }
}

extension LayoutConstraint {
  /// The items of both sides.
  fileprivate var items: [ObjectID] { [first.item] + (second.map { [$0.item] } ?? []) }
}

extension LayoutExplanation.Reason {
  /// The constraint that it is; nil of another reason.
  var constraint: LayoutConstraint? { if case .constraint(let constraint) = self { constraint } else { nil } }
}

extension CheckedLayout {
  /// The most findings of a rule in a scene that have a picture, and the most views of a scene with pictures:
  /// a picture takes time in proportion to all constraints.
  private static let mostPictures = 8
  private static let mostPicturedViews = 200

  /// Whether a finding of a rule has a picture, by its number in the scene, counted from 1.
  func isPictured(_ number: Int) -> Bool {
    number <= Self.mostPictures && views.count <= Self.mostPicturedViews
  }

  /// Pictures of the constraints that hold a view in its superview, along some axes, with those of the
  /// neighbours that it is chained to.
  func chains(of view: ViewLayout, _ axes: [Axis]) -> [String] {
    guard let index = views.firstIndex(where: { $0.node == view.node }), superviews[index] >= 0 else {
      return []
    }
    let around = views[superviews[index]].node
    let children = Set(views.indices.filter { superviews[$0] == superviews[index] }.map { views[$0].node })
    let all = resolution.scene(outline).constraints
    return axes.compactMap { axis in
      var reached: Set<NodeID> = [view.node]
      var chained: [LayoutConstraint] = []
      var rest = all.filter { $0.first.attribute.axis == axis }
      while true {
        let next = rest.filter { $0.nodes(resolution).contains { reached.contains($0) } }
        if next.isEmpty { break }
        rest.removeAll { constraint in next.contains { $0.node == constraint.node } }
        chained += next
        for node in next.flatMap({ $0.nodes(resolution) }) where node != around && children.contains(node) {
          reached.insert(node)
        }
      }
      return ChainPicture(chained, axis, in: self).line
    }
  }
}

extension LayoutConstraint {
  fileprivate func nodes(_ resolution: Resolution) -> [NodeID] { items.compactMap { resolution.node($0) } }
}
