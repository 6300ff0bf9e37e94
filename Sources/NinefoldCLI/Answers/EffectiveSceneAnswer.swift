import JSONText
import Ninefold

/// What of a scene is in force in a size class: for people a tree of the installed objects and a table of the
/// constraints.
struct EffectiveSceneAnswer: SceneAnswer {
  let scene: EffectiveScene
  let resolution: Resolution
  /// Whether the size class is that of the canvas, since none was asked for.
  let isOfCanvas: Bool
  private var tree: ElementTree { resolution.tree }

  var lines: [String] { [heading] + objectLines + constraintLines }

  private var heading: String {
    let counts = tree.counts(of: scene.outline)
    return "\(scene.outline.text), \(scene.traits.words(isOfCanvas: isOfCanvas)): "
      + "\(scene.objects.count) of \(counts.objects) objects and "
      + "\(scene.constraints.count) of \(counts.constraints) constraints installed"
  }

  private var objectLines: [String] {
    let branches = TreeText.branches(scene.objects.map { ($0, resolution.superview(of: $0)) })
    var table = TextTable([("", .name), ("", .left), ("", .name), ("", .name), ("", .left)])
    for (node, branch) in zip(scene.objects, branches) {
      table.add([
        branch + tree.tag(of: node), tree[node, .id] ?? "", resolution.className(of: node),
        resolution.note(on: node), resolution.hiddenNote(on: node),
      ])
    }
    return table.lines(indent: 2)
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
    return [""] + table.lines(indent: 2)
  }
}
