extension ElementTree {
  /// The elements that differ from those of an older tree in their attributes or in the white space of their
  /// tags, in document order; nil where the trees differ in more.
  ///
  /// - Complexity: O(*n*) in the nodes and attributes; little for each where the trees share their texts, as
  ///   after an edit.
  package func elementsChanged(since old: ElementTree) -> [NodeID]? {
    guard nodes.count == old.nodes.count, names.extends(old.names) else { return nil }
    let (nodes, oldNodes) = (nodes.span, old.nodes.span)
    let (texts, otherTexts) = (texts.span, old.texts.span)
    let haveSpellings = !tagSpellings.isEmpty || !old.tagSpellings.isEmpty
    var changed: [NodeID] = []
    for index in nodes.indices {
      guard nodes[index].kind == oldNodes[index].kind, nodes[index].name == oldNodes[index].name,
        nodes[index].parent == oldNodes[index].parent, nodes[index].end == oldNodes[index].end
      else { return nil }
      if nodes[index].kind == .element {
        let isSame =
          hasSameAttributes(index, as: old)
          && (!haveSpellings || tagSpellings[NodeID(index)] == old.tagSpellings[NodeID(index)])
        if !isSame { changed.append(NodeID(index)) }
      } else if nodes[index].kind != .document {
        let (text, other) = (Int(nodes[index].content), Int(oldNodes[index].content))
        guard texts[text].hasSameBytes(as: otherTexts[other]) else { return nil }
      }
    }
    return changed
  }

  /// Whether the element at an index has the same attributes in another tree whose names this one's extend.
  @inline(__always)
  private func hasSameAttributes(_ index: Int, as other: ElementTree) -> Bool {
    let count = Int(nodes[index].attributeCount)
    guard count == Int(other.nodes[index].attributeCount) else { return false }
    if count == 0 { return true }
    let (start, otherStart) = (Int(nodes[index].content), Int(other.nodes[index].content))
    let (mine, theirs) = (attributes.span, other.attributes.span)
    for offset in 0..<count {
      guard mine[start + offset].name == theirs[otherStart + offset].name,
        mine[start + offset].isSpelled == theirs[otherStart + offset].isSpelled,
        mine[start + offset].storage.hasSameBytes(as: theirs[otherStart + offset].storage)
      else { return false }
    }
    return true
  }
}
