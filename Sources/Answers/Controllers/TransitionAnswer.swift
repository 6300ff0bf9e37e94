import CommandLine
import JSONText
package import Ninefold

/// The transition of a scene from one size class to another: for people the objects that come and go, the
/// values that change, then the frames.
package struct TransitionAnswer: SceneAnswer {
  package let transition: SceneTransition
  package let tree: ElementTree
  package let naming: ObjectNaming

  package init(transition: SceneTransition, tree: ElementTree, naming: ObjectNaming) {
    self.transition = transition
    self.tree = tree
    self.naming = naming
  }

  package var lines: [String] {
    let heading =
      "\(transition.outline.text), \(transition.old.sizeClass) \(transition.old.size.text) → "
      + "\(transition.new.sizeClass) \(transition.new.size.text)"
      + (transition.new.system.map { ", \($0)" } ?? "")
    if transition.isEmpty { return [heading + ": nothing changes"] }
    let changes = DifferenceText(transition.difference, tree, naming).lines(indent: 2)
    return [heading] + changes + (changes.isEmpty || frames.isEmpty ? [] : [""]) + frames
  }

  private var frames: [String] {
    guard !transition.added.isEmpty || !transition.removed.isEmpty || !transition.reframed.isEmpty else {
      return []
    }
    let names = naming.readable
    var table = TextTable(
      [("VIEW", .name)] + (names == nil ? [("ID", .left)] : [])
        + [("OLD FRAME", .left), ("", .left), ("NEW FRAME", .left)])
    func add(_ sign: ChangeSign, _ node: NodeID, _ id: ObjectID, _ cells: [String]) {
      let name = names.map { [$0.name(of: node)] } ?? [tree.tag(of: node), id.text]
      table.add(["\(sign.rawValue) \(name[0])"] + name.dropFirst() + cells, as: sign.style)
    }
    for view in transition.added { add(.added, view.node, view.id, ["", "→", view.frame.text]) }
    for view in transition.removed { add(.removed, view.node, view.id, [view.frame.text, "→", ""]) }
    for view in transition.reframed {
      add(.changed, view.node, view.id, [view.old.text, "→", view.new.text])
    }
    return table.lines(indent: 2)
  }
}
