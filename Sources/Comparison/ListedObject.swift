package import SceneModel

/// An object of a document with its values, as it is listed line by line.
package struct ListedObject: Sendable {
  package let node: NodeID
  package let part: ObjectChange.Part
  /// How many objects are around it.
  package let depth: Int
  /// Its values as added ones, without those that nobody chose.
  package internal(set) var values: [ChangedValue] = []
}

extension Document {
  /// The objects in document order, each with its values.
  ///
  /// - Complexity: O(*n*) of the nodes.
  package var listedObjects: [ListedObject] {
    let source = MergeSource(tree)
    let reader = NodeValues(source: source)
    var objects: [ListedObject] = []
    // The index of the object that each node belongs to.
    var owners = Array(repeating: -1, count: tree.count)
    for index in 1..<max(1, tree.count) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element, let parent = tree.parent(of: node) else { continue }
      owners[index] = owners[Int(parent.index)]
      if ObjectChange.Part.isHolder(node, in: source.tree) {
        let depth = owners[index] < 0 ? 0 : objects[owners[index]].depth + 1
        owners[index] = objects.count
        objects.append(ListedObject(node: node, part: .init(of: node, in: source.tree), depth: depth))
      }
      guard owners[index] >= 0 else { continue }
      objects[owners[index]].values += reader.values(of: node).filter { $0.noise == nil }.map { value in
        ChangedValue(
          path: value.place.isOfAnother ? "installed[\(value.text)]" : value.place.path,
          override: value.place.override, old: nil,
          new: value.place.isOfAnother ? value.installation : value.text, isReference: value.isReference,
          noise: nil)
      }
    }
    return objects
  }
}
