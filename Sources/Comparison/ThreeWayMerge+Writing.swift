import SceneModel

extension ThreeWayMerge {
  /// The merged tree: the lines of ours stay as they are spelled wherever nothing changed.
  mutating func write() -> ElementTree {
    var builder = ElementTree.Builder()
    writeContents(of: matching.documentMatch, to: &builder)
    return builder.finish()
  }

  private mutating func write(_ match: Int, to builder: inout ElementTree.Builder) {
    guard let (side, node) = matching.present(match) else { return }
    let tree = matching[side].tree
    guard tree.kind(of: node) == .element else {
      builder.addLeaf(tree.kind(of: node), tree.storedText(of: node))
      return
    }
    let element = builder.openElement(builder.intern(tag(of: match)))
    let merged = attributes[match] ?? []
    for attribute in merged {
      let name = builder.intern(attribute.name)
      if let original = attribute.original, original.isSpelled {
        builder.addAttribute(Attribute(name, spelled: original.storage))
      } else {
        builder.addAttribute(Attribute(name, attribute.value))
      }
    }
    if tree.attributes(of: node).count == merged.count, let spelling = tree.tagSpelling(of: node) {
      builder.setTagSpelling(spelling, of: element)
    }
    writeContents(of: match, to: &builder)
    builder.closeElement()
  }

  private mutating func writeContents(of match: Int, to builder: inout ElementTree.Builder) {
    let list = members[match] ?? []
    if list.isEmpty {
      let side = textSide(of: match)
      let source = matching[side]
      guard let node = matching.matches[match][side], !source.hasElements(node) else { return }
      for leaf in source.tree.children(of: node) where source.tree.kind(of: leaf) != .element {
        builder.addLeaf(source.tree.kind(of: leaf), source.tree.storedText(of: leaf))
      }
      return
    }
    for member in list {
      writeGap(before: member, to: &builder)
      write(member, to: &builder)
    }
    guard let (side, node) = matching.present(match) else { return }
    writeGap(matching[side].tree.children(of: node).reversed(), side, to: &builder)
  }

  /// Writes the unusual white space before an element.
  private func writeGap(before match: Int, to builder: inout ElementTree.Builder) {
    guard let (side, node) = matching.present(match) else { return }
    let tree = matching[side].tree
    guard node.index > 0, let parent = tree.parent(of: node) else { return }
    let previous = NodeID(Int(node.index) - 1)
    guard tree.parent(of: previous) == parent, matching[side].isGap(previous) else { return }
    builder.addLeaf(tree.kind(of: previous), tree.storedText(of: previous))
  }

  private func writeGap(_ backwards: [NodeID], _ side: MergeSide, to builder: inout ElementTree.Builder) {
    guard let last = backwards.first, matching[side].isGap(last) else { return }
    builder.addLeaf(matching[side].tree.kind(of: last), matching[side].tree.storedText(of: last))
  }

  private mutating func tag(of match: Int) -> String {
    let tags = MergeSide.allCases.map { side in
      matching.matches[match][side].map(matching[side].tree.tag(of:))
    }
    if showsBase(of: match) { return tags[0] ?? "" }
    guard let ours = tags[1] else { return tags[2] ?? "" }
    guard let theirs = tags[2], ours != theirs, tags[0] != theirs else { return ours }
    if tags[0] == ours { return theirs }
    note(.value, match, attribute: nil, tags[0], ours, theirs)
    return value(of: side(.value, match), tags[0] ?? ours, ours, theirs)
  }

  /// The side whose text an element has.
  private mutating func textSide(of match: Int) -> MergeSide {
    let nodes = matching.matches[match]
    if showsBase(of: match) { return .base }
    guard let ours = nodes[.ours] else { return .theirs }
    guard let theirs = nodes[.theirs] else { return .ours }
    let (mine, other) = (matching[.ours].text(of: ours), matching[.theirs].text(of: theirs))
    let base = nodes[.base].map { matching[.base].text(of: $0) }
    if mine == other || base == other { return .ours }
    if base == mine { return .theirs }
    note(.value, match, attribute: nil, base, mine, other)
    return side(.value, match)
  }
}
