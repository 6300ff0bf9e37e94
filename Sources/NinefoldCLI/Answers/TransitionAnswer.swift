import JSONText
import Ninefold

/// What a scene goes through from one size class to another: for people what comes, goes and gets other values,
/// then the frames.
struct TransitionAnswer: SceneAnswer {
  let transition: SceneTransition
  let tree: ElementTree

  var lines: [String] {
    let heading =
      "\(transition.outline.text), \(transition.old.sizeClass) \(transition.old.size.text) → "
      + "\(transition.new.sizeClass) \(transition.new.size.text)"
    if transition.isEmpty { return [heading + ": nothing changes"] }
    let changes = DifferenceText(transition.difference, tree).lines
    return [heading] + changes.map { "  " + $0 } + (changes.isEmpty || frames.isEmpty ? [] : [""])
      + frames.map { "  " + $0 }
  }

  private var frames: [String] {
    guard !transition.added.isEmpty || !transition.removed.isEmpty || !transition.reframed.isEmpty else {
      return []
    }
    var table = TextTable([
      ("VIEW", .left), ("ID", .left), ("OLD FRAME", .left), ("", .left), ("NEW FRAME", .left),
    ])
    for view in transition.added {
      table.add(["+ " + tree.tag(of: view.node), view.id.text, "", "→", view.frame.text])
    }
    for view in transition.removed {
      table.add(["- " + tree.tag(of: view.node), view.id.text, view.frame.text, "→", ""])
    }
    for view in transition.reframed {
      table.add(["~ " + tree.tag(of: view.node), view.id.text, view.old.text, "→", view.new.text])
    }
    return table.lines
  }
}
