import Ninefold

extension JSONWriter {
  /// Writes the members of a difference: ids of what comes and goes, and values before and after.
  mutating func members(of difference: SceneDifference, _ tree: ElementTree) throws(Output.Failure) {
    for (name, nodes) in [
      ("addedObjects", difference.addedObjects), ("removedObjects", difference.removedObjects),
      ("addedConstraints", difference.addedConstraints),
      ("removedConstraints", difference.removedConstraints),
    ] {
      try member(name, nodes.map { tree[$0, .id] ?? "" })
    }
    try objects("revalued", difference.revalued) { (json, change) throws(Output.Failure) in
      try json.members(of: change.node, tree)
      try json.member("attribute", change.name)
      try json.members(old: change.old, new: change.new)
    }
  }
}
