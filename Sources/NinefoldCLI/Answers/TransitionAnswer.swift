import JSONText
import Ninefold

/// The transition of a scene from one size class to another: for people the objects that come and go, the
/// values that change, then the frames.
struct TransitionAnswer: SceneAnswer {
  let transition: SceneTransition
  let tree: ElementTree

  var lines: [String] {
    let heading =
      "\(transition.outline.text), \(transition.old.sizeClass) \(transition.old.size.text) → "
      + "\(transition.new.sizeClass) \(transition.new.size.text)"
    if transition.isEmpty { return [heading + ": nothing changes"] }
    let changes = DifferenceText(transition.difference, tree).lines(indent: 2)
    return [heading] + changes + (changes.isEmpty || frames.isEmpty ? [] : [""]) + frames
  }

  private var frames: [String] {
    guard !transition.added.isEmpty || !transition.removed.isEmpty || !transition.reframed.isEmpty else {
      return []
    }
    var table = TextTable([
      ("VIEW", .name), ("ID", .left), ("OLD FRAME", .left), ("", .left), ("NEW FRAME", .left),
    ])
    func add(_ sign: ChangeSign, _ node: NodeID, _ cells: [String]) {
      table.add(["\(sign.rawValue) \(tree.tag(of: node))"] + cells, as: sign.style)
    }
    for view in transition.added {
      add(.added, view.node, [view.id.text, "", "→", view.frame.text])
    }
    for view in transition.removed {
      add(.removed, view.node, [view.id.text, view.frame.text, "→", ""])
    }
    for view in transition.reframed {
      add(.changed, view.node, [view.id.text, view.old.text, "→", view.new.text])
    }
    return table.lines(indent: 2)
  }
}
