import SceneModel

extension Derivation {
  /// Whether the rows that follow from a document stay the same where some elements have got other attributes
  /// and nothing else has changed: attributes of objects and of their values that no row is read from.
  static func keepsRows(_ changed: [NodeID], from old: ElementTree, to new: ElementTree) -> Bool {
    changed.allSatisfy { element in
      guard isObjectOrValue(element, in: new) else { return false }
      func differs(_ attribute: Attribute) -> Bool {
        guard let before = old[element, attribute.name], let after = new[element, attribute.name] else {
          return true
        }
        return !before.hasSameBytes(as: after)
      }
      let attributes = [old.attributes(of: element), new.attributes(of: element)].joined()
      return attributes.allSatisfy { !differs($0) || !reads($0.name, of: element, in: new) }
    }
  }

  /// Whether an element stands in a scene, and neither is nor is within one whose attributes are all read,
  /// as those of a value as a whole are.
  private static func isObjectOrValue(_ element: NodeID, in tree: ElementTree) -> Bool {
    var isInScene = false
    var node = element
    while let parent = tree.parent(of: node) {
      switch tree.name(of: node).known {
      case .variation, .mask, .connections, .constraint, .resources: return false
      default: if tree.isWholeValue(node) { return false }
      }
      if tree.isElement(parent, .objects) { isInScene = true }
      node = parent
    }
    return isInScene
  }

  /// Whether rows are read from an attribute of an object or a value.
  private static func reads(_ name: Name, of element: NodeID, in tree: ElementTree) -> Bool {
    switch name.known {
    case .id, .key, .customClass, .hidden: return true
    default: break
    }
    // What has a frame is a view, whatever its name is.
    if tree[element, .key] == "frame" { return true }
    // An attribute comes before a value of its name as a whole.
    let text = tree.names.text(name)
    return tree.elements(of: element).contains { tree[$0, .key] == text }
  }
}
