import SceneModel

/// Compares the contents of nodes of two trees, byte by byte, wherever the nodes are.
struct NodeComparison {
  private let old: ElementTree
  private let new: ElementTree
  private let knownNames = KnownName.allCases.count

  init(_ old: ElementTree, _ new: ElementTree) {
    self.old = old
    self.new = new
  }

  /// Whether a node of the older tree has the content of one of the newer.
  func isSame(_ a: NodeID, _ b: NodeID) -> Bool {
    let kind = old.kind(of: a)
    guard kind == new.kind(of: b) else { return false }
    guard kind == .element else { return old.storedText(of: a).hasSameBytes(as: new.storedText(of: b)) }
    guard isSame(old.name(of: a), new.name(of: b)) else { return false }
    let (attributes, newAttributes) = (old.attributes(of: a), new.attributes(of: b))
    guard attributes.count == newAttributes.count else { return false }
    for offset in 0..<attributes.count {
      let attribute = attributes[attributes.startIndex + offset]
      let other = newAttributes[newAttributes.startIndex + offset]
      guard attribute.isSpelled == other.isSpelled, isSame(attribute.name, other.name),
        attribute.storage.hasSameBytes(as: other.storage)
      else { return false }
    }
    return isSame(old.tagSpelling(of: a), new.tagSpelling(of: b))
  }

  private func isSame(_ a: Name, _ b: Name) -> Bool {
    if a.index < knownNames || b.index < knownNames { return a.index == b.index }
    return old.names.text(a).hasSameBytes(as: new.names.text(b))
  }

  /// White space is ASCII, so that equal texts have equal bytes.
  private func isSame(_ a: TagSpelling?, _ b: TagSpelling?) -> Bool { a == b }
}
