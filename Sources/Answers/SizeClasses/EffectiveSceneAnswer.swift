import CommandLine
import JSONText
import Ninefold

/// The contents of a scene in force in a size class: for people a tree of the installed objects and a table
/// of the constraints.
struct EffectiveSceneAnswer: SceneAnswer {
  package let scene: EffectiveScene
  package let resolution: Resolution
  /// Whether the size class is that of the canvas, since none was asked for.
  package let isOfCanvas: Bool
  /// The constraints as visual formats; nil where they are shown as equations.
  var formats: SceneFormats?
  /// The screen that the scene is shown on; nil where none was asked for.
  package var screen: LayoutScreen?
  /// The surroundings of the scene's controller on a device; nil elsewhere.
  var surroundings: Surroundings?
  private var tree: ElementTree { resolution.tree }

  package var lines: [String] { [heading] + objectLines + constraintLines }

  private var heading: String {
    let counts = tree.counts(of: scene.outline)
    let traits = scene.traits.words(isOfCanvas: isOfCanvas)
    let words = [scene.outline.text, screen?.text, traits, screen?.request.systemName].compactMap(\.self)
    let note = surroundings?.absence?.note ?? ""
    return words.joined(separator: ", ") + note + ": "
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
    guard let formats else { return equations(of: Array(scene.constraints)) }
    return formatLines(formats) + equations(of: formats.rest.map { scene.constraints[$0] })
  }

  private func equations(of constraints: [LayoutConstraint]) -> [String] {
    guard !constraints.isEmpty else { return [] }
    var table = TextTable([("", .left), ("", .left), ("", .left)])
    for constraint in constraints {
      table.add([
        constraint.id.text, constraint.equation,
        constraint.priority == LayoutPriority.required.value
          ? "" : "priority \(constraint.priority.shortest)",
      ])
    }
    return [""] + table.lines(indent: 2)
  }

  private func formatLines(_ formats: SceneFormats) -> [String] {
    var lines: [String] = []
    for group in formats.groups {
      lines += ["", "  in \(tree.tag(of: group.superview)) \(tree[group.superview, .id] ?? "")"]
      var table = TextTable([("", .left), ("", .left)])
      for format in group.formats { table.add([format.text, format.options.words]) }
      lines += table.lines(indent: 4)
    }
    guard !formats.names.isEmpty else { return lines }
    var table = TextTable([("", .left), ("", .left)])
    for (name, view) in formats.names { table.add([name, tree[view, .id] ?? ""]) }
    return lines + [""] + table.lines(indent: 2)
  }
}

extension VisualFormatOptions {
  /// The edges and the direction of a format besides its text, where they are not the usual ones.
  fileprivate var words: String {
    var words: [String] = []
    switch edges {
    case .superview: break
    case .margins: words.append("| is the margins'")
    case .safeArea: words.append("| is the safe area's")
    }
    if direction != .leadingToTrailing { words.append("left to right") }
    return words.joined(separator: ", ")
  }
}
