import Ninefold

/// A scene in a size class as lines for people: a tree of the installed objects and a table of the
/// constraints.
struct SceneText {
  private let scene: EffectiveScene
  private let resolution: Resolution
  private var tree: ElementTree { resolution.tree }

  init(_ scene: EffectiveScene, _ resolution: Resolution) {
    self.scene = scene
    self.resolution = resolution
  }

  var lines: [String] { [heading] + objectLines + constraintLines }

  private var heading: String {
    var objects = 0
    var constraints = 0
    for index in tree.subtree(of: scene.outline.objects) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element else { continue }
      if tree.isView(node) || tree.role(of: node) == .guide { objects += 1 }
      if tree.name(of: node) == .constraint, tree[node, .firstAttribute] != nil { constraints += 1 }
    }
    let id = scene.outline.id.text.isEmpty ? "" : " (\(scene.outline.id))"
    return "\(scene.outline.name)\(id), ".onOneLine + "\(scene.traits.sizeClass): "
      + "\(scene.objects.count) of \(objects) objects and "
      + "\(scene.constraints.count) of \(constraints) constraints installed"
  }

  private var objectLines: [String] {
    var depths: [NodeID: Int] = [:]
    let rows = scene.objects.map { node -> Int in
      let depth = resolution.superview(of: node).flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[node] = depth
      return depth
    }
    var table = TextTable([("", .left), ("", .left), ("", .left), ("", .left)])
    for (node, branch) in zip(scene.objects, TreeText.branches(depths: rows)) {
      table.add([
        branch + tree.tag(of: node), tree[node, .id] ?? "", resolution.className(of: node), note(on: node),
      ])
    }
    return table.lines.map { "  " + $0 }
  }

  /// What of an object tells it from others: its text, or what it is to its view.
  private func note(on node: NodeID) -> String {
    if let label = tree[node, .userLabel] { return label.shown(upTo: 40) }
    for name in [KnownName.text, .title, .placeholder, .image] {
      if let value = resolution.attribute(node, name), !value.isEmpty {
        return "\"\(value.shown(upTo: 40))\""
      }
    }
    return tree.role(of: node) == .guide ? tree[node, .key] ?? tree[node, .type] ?? "" : ""
  }

  private var constraintLines: [String] {
    guard !scene.constraints.isEmpty else { return [] }
    var table = TextTable([("", .left), ("", .left), ("", .left)])
    for constraint in scene.constraints {
      table.add([
        constraint.id.text, constraint.equation,
        constraint.priority == 1000 ? "" : "priority \(constraint.priority.shortest)",
      ])
    }
    return [""] + table.lines.map { "  " + $0 }
  }
}

extension LayoutConstraint {
  /// The constraint as an equation, such as `a.width = 2 × b.height + 8`.
  var equation: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(first.item).\(first.attribute.rawValue) \(sign) "
    guard let second else { return text + constant.shortest }
    if multiplier != 1 { text += "\(multiplier.shortest) × " }
    text += "\(second.item).\(second.attribute.rawValue)"
    if constant != 0 { text += constant < 0 ? " - \((-constant).shortest)" : " + \(constant.shortest)" }
    return text
  }
}
