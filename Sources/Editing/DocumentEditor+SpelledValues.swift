import Controls
import SceneModel

extension DocumentEditor {
  /// Writes a value that is an element from its short spelling, such as `red` for a text colour.
  ///
  /// - Returns: False where the path leads to an attribute, or to an element without a short spelling.
  mutating func setSpelled(
    _ node: NodeID, _ path: ValuePath, _ value: String, _ id: ObjectID
  ) throws(EditError) -> Bool {
    guard let key = path.keys.last, let spelling = spelling(of: path, in: node) else { return false }
    try requireSettable(node, path, isChild: true, id)
    try requireShown(path, of: node, id)
    guard let element = spelling.element(value) else {
      throw EditError(.badValue(path, value, expected: spelling.expectation(for: value)), id)
    }
    setChild(element, key: key, in: try ownElement(around: path, of: node, id))
    return true
  }

  /// The short spelling of the value that a path leads to; nil where it has none.
  private func spelling(of path: ValuePath, in node: NodeID) -> ValueSpelling? {
    let keys = path.keys
    guard let key = keys.last, let first = keys.first else { return nil }
    var holder: NodeID? = node
    if keys.count > 1 {
      holder = effectiveChild(of: node, key: first)
        .flatMap { tree.element(at: keys.dropFirst().dropLast(), in: $0) }
    }
    guard let declaration = holder.flatMap({ declaration(tree.tag(of: $0)) }),
      !declaration.attributes.contains(key), let child = declaration.child(key)
    else { return nil }
    return ValueSpelling(of: child, in: tree, catalogs: catalogs)
  }
}
