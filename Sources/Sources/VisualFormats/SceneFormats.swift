import Controls
package import Resolver
package import SceneModel
package import VisualFormats

/// The constraints of a scene as visual formats, as far as the language has forms for them.
package struct SceneFormats {
  /// The formats for the views in one view.
  package struct Group {
    /// The view that the views are in; of a root's own size the root.
    package let superview: NodeID
    /// The formats. Constraints are indices into those of the scene.
    package let formats: [WrittenFormat]
  }

  package let groups: [Group]
  /// The constraints that the language has no form for, by their indices.
  package let rest: [Int]
  /// The names of the views in the formats.
  package let names: [(name: String, view: NodeID)]

  package init(_ scene: EffectiveScene, _ resolution: Resolution) {
    var reading = FormatReading(scene, resolution)
    var order: [NodeID] = []
    var members: [NodeID: [(index: Int, constraint: FormatConstraint)]] = [:]
    for (index, constraint) in scene.constraints.enumerated() {
      guard let (superview, constraint) = reading.constraint(constraint) else { continue }
      if members[superview] == nil { order.append(superview) }
      members[superview, default: []].append((index, constraint))
    }
    var said: Set<Int> = []
    var groups: [Group] = []
    for superview in order {
      let constraints = members[superview] ?? []
      let formats = WrittenFormat.formats(of: constraints.map(\.constraint)).map { format in
        format.renumbered { constraints[$0].index }
      }
      for format in formats { said.formUnion(format.constraints) }
      if !formats.isEmpty { groups.append(Group(superview: superview, formats: formats)) }
    }
    self.groups = groups
    rest = scene.constraints.indices.filter { !said.contains($0) }
    names = reading.names.named
  }
}

/// Reads the constraints of a scene as visual formats have them: by names, and from the view that their
/// views are in.
private struct FormatReading {
  private let resolution: Resolution
  private var objects: [ObjectID: NodeID] = [:]
  private(set) var names: FormatNames

  init(_ scene: EffectiveScene, _ resolution: Resolution) {
    self.resolution = resolution
    names = FormatNames(resolution)
    for node in scene.objects {
      if let id = resolution.tree[node, .id] { objects[ObjectID(id)] = node }
    }
  }

  /// A constraint, and the view that its views are in; nil where a side is neither a view or a guide in that
  /// view nor that view itself.
  mutating func constraint(_ constraint: LayoutConstraint) -> (NodeID, FormatConstraint)? {
    guard let first = objects[constraint.first.item] else { return nil }
    var items: [NodeID] = [first]
    if let side = constraint.second {
      guard let second = objects[side.item] else { return nil }
      items.append(second)
    }
    let isSize = constraint.first.attribute.isDimension
    guard let superview = isSize ? holder(of: first) ?? first : superview(of: items),
      let one = side(constraint.first, first, in: superview, isSize)
    else { return nil }
    var other: FormatConstraint.Side?
    if let side = constraint.second {
      guard let second = self.side(side, items[1], in: superview, isSize) else { return nil }
      other = second
    }
    return (
      superview,
      FormatConstraint(
        one, constraint.relation, other, multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority)
    )
  }

  /// The view that an item is in: its superview, or of a guide the view that has it, of a controller's guide
  /// the controller's view.
  private func holder(of item: NodeID) -> NodeID? {
    let tree = resolution.tree
    if tree.isView(item) { return resolution.superview(of: item) }
    let owner = tree.ancestor(of: item) { tree.isView($0) || tree.child(of: $0, key: "view") != nil }
    return owner.flatMap { tree.isView($0) ? $0 : tree.child(of: $0, key: "view") }
  }

  /// The view that both items of a pair are in, or the item that the other one is in.
  private func superview(of items: [NodeID]) -> NodeID? {
    let holders = items.map(holder)
    if let holder = holders.first, let holder, holders.allSatisfy({ $0 == holder }) { return holder }
    for (item, other) in zip(items, holders.reversed()) where item == other { return item }
    return nil
  }

  private mutating func side(
    _ side: LayoutConstraint.Side, _ item: NodeID, in superview: NodeID, _ isSize: Bool
  ) -> FormatConstraint.Side? {
    let tree = resolution.tree
    if item == superview, !isSize { return FormatConstraint.Side(.superview, side.attribute) }
    if !tree.isView(item), !isSize {
      guard holder(of: item) == superview else { return nil }
      if tree[item, .key] == "safeArea" { return FormatConstraint.Side(.safeArea, side.attribute) }
    }
    return FormatConstraint.Side(.view(names.name(of: item)), side.attribute)
  }
}
