import Ninefold

extension JSONWriter {
  /// Writes a scene's nine classes.
  mutating func write(_ matrix: SceneMatrix, _ tree: ElementTree) throws(Output.Failure) {
    try beginObject()
    try member("id", matrix.outline.id.text)
    try member("name", matrix.outline.name)
    try member("views", Double(matrix.views))
    try member("constraints", Double(matrix.constraints))
    try name("groups")
    try beginArray(.lines)
    for group in matrix.groups {
      try beginObject()
      try member("sizeClasses", group.classes.classes.map(\.description))
      try member("views", Double(group.views))
      try member("constraints", Double(group.constraints))
      try writeMembers(group.difference, tree)
      try end()
    }
    try end()
    try end()
  }

  /// Writes the members of a difference: ids of what comes and goes, and values before and after.
  mutating func writeMembers(_ difference: SceneDifference, _ tree: ElementTree) throws(Output.Failure) {
    func ids(_ nodes: [NodeID]) -> [String] { nodes.map { tree[$0, .id] ?? "" } }
    try member("addedObjects", ids(difference.addedObjects))
    try member("removedObjects", ids(difference.removedObjects))
    try member("addedConstraints", ids(difference.addedConstraints))
    try member("removedConstraints", ids(difference.removedConstraints))
    try name("revalued")
    try beginArray(difference.revalued.isEmpty ? .inline : .lines)
    for change in difference.revalued {
      try beginObject()
      try member("id", tree[change.node, .id] ?? "")
      try member("type", tree.tag(of: change.node))
      try member("attribute", change.name)
      try member("old", change.old)
      try member("new", change.new)
      try end()
    }
    try end()
  }
}
