package import JSONText
package import Ninefold

extension JSONWriter {
  /// Writes the members of a difference: ids of added and removed objects, and values before and after.
  package mutating func members(of difference: SceneDifference, _ tree: ElementTree) {
    for (name, nodes) in [
      ("addedObjects", difference.addedObjects), ("removedObjects", difference.removedObjects),
      ("addedConstraints", difference.addedConstraints),
      ("removedConstraints", difference.removedConstraints),
    ] {
      member(name, nodes.map { tree[$0, .id] ?? "" })
    }
    objects("revalued", difference.revalued) { json, change in
      json.members(of: change.node, tree)
      json.member("attribute", change.name)
      json.members(old: change.old, new: change.new)
    }
  }
}
