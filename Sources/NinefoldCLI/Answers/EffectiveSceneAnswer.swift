import JSONText
import Ninefold

/// What of a scene is in force in a size class: for people a tree of the installed objects and a table of the
/// constraints.
struct EffectiveSceneAnswer: SceneAnswer {
  let scene: EffectiveScene
  let resolution: Resolution
  private var tree: ElementTree { resolution.tree }

  var lines: [String] { [heading] + objectLines + constraintLines }

  private var heading: String {
    let counts = tree.counts(of: scene.outline)
    return "\(scene.outline.text), \(scene.traits.words): "
      + "\(scene.objects.count) of \(counts.objects) objects and "
      + "\(scene.constraints.count) of \(counts.constraints) constraints installed"
  }

  private var objectLines: [String] {
    let branches = TreeText.branches(scene.objects.map { ($0, resolution.superview(of: $0)) })
    var table = TextTable([("", .left), ("", .left), ("", .left), ("", .left)])
    for (node, branch) in zip(scene.objects, branches) {
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
