import SceneModel

extension ThreeWayMatching {
  /// Makes one of the nodes that both sides added to one owner under identifiers of their own.
  ///
  /// Nodes that say the same are one thing: it was copied from one branch to the other. So are nodes with the
  /// same distinguishing values (texts, classes, images and selectors): one was copied and worked on. So are
  /// constraints between the same ends, of which two could not hold.
  mutating func unifyAdditions(in owner: Int, ours: [NodeID], theirs: [NodeID]) {
    let added = theirs.filter { isAddition($0, .theirs) }
    if added.isEmpty { return }
    let mine = ours.filter { isAddition($0, .ours) }
    if mine.isEmpty { return }
    var candidates: [NodeContent: [NodeID]] = [:]
    for node in added.reversed() { candidates[outline(of: node, .theirs), default: []].append(node) }
    var rest: [NodeID] = []
    for node in mine {
      let key = outline(of: node, .ours)
      guard let partner = candidates[key]?.last, unify(node, partner) else {
        rest.append(node)
        continue
      }
      candidates[key]?.removeLast()
    }
    unifyWorkedOn(rest, added.filter { isAddition($0, .theirs) }, in: owner)
  }

  /// Makes one thing of a node of ours and one of theirs that say the same.
  private mutating func unify(_ ours: NodeID, _ theirs: NodeID) -> Bool {
    var names: [String: String] = [:]
    var pairs: [(Int, Int)] = []
    guard isAlike(ours, theirs, &names, &pairs) else { return false }
    renamed.merge(names) { first, _ in first }
    for (kept, gone) in pairs { join(kept, gone) }
    return true
  }

  private mutating func join(_ kept: Int, _ gone: Int) {
    guard let node = matches[gone][.theirs] else { return }
    joined.insert(kept)
    matches[kept][.theirs] = node
    matches[gone][.theirs] = nil
    sources[MergeSide.theirs.rawValue].matches[Int(node.index)] = Int32(kept)
  }

  /// Makes one thing of nodes with the same distinguishing values in the same order.
  private mutating func unifyWorkedOn(_ ours: [NodeID], _ theirs: [NodeID], in owner: Int) {
    if ours.isEmpty || theirs.isEmpty { return }
    // In a copied owner, values suffice that distinguish nothing by themselves.
    let least = isJoined(owner) ? 0 : 2
    var candidates: [[String]: [NodeID]] = [:]
    for node in theirs.reversed() {
      if let values = distinguishingValues(of: node, .theirs, atLeast: least) {
        candidates[values, default: []].append(node)
      }
    }
    for node in ours {
      guard let values = distinguishingValues(of: node, .ours, atLeast: least),
        let partner = candidates[values]?.popLast()
      else { continue }
      if let id = self[.ours].tree[node, .id], let other = self[.theirs].tree[partner, .id] {
        renamed[other] = id
      }
      join(match(of: node, .ours), match(of: partner, .theirs))
    }
  }

  /// Whether a match is in something that both sides added under identifiers of their own.
  private func isJoined(_ match: Int) -> Bool {
    var current: Int? = match
    while let match = current {
      if joined.contains(match) { return true }
      guard let node = matches[match][.ours], !matches[match].isIn(.base),
        NodeIdentity.identifier(of: node, in: self[.ours].tree) == nil
      else { return false }
      current = owner(of: match, .ours)
    }
    return false
  }

  /// The distinguishing values of a node that was added; nil where they are too few.
  private func distinguishingValues(
    of node: NodeID, _ side: MergeSide, atLeast least: Int
  ) -> [String]? {
    let tree = self[side].tree
    func name(_ attribute: KnownName) -> String {
      let value = tree[node, attribute] ?? ""
      return side == .theirs ? renamed[value] ?? value : value
    }
    switch tree.name(of: node).known {
    case .constraint:
      return [.firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .priority].map(name)
    case .outlet where isOfTwo, .action where isOfTwo:
      return [.property, .selector].map(name)
    case .outlet, .outletCollection, .action, .segue: return nil
    default: break
    }
    let values = purposes(of: node, side)
    guard values.count >= least else { return nil }
    return [tree.tag(of: node), name(.key)] + values
  }

  /// The values of a node, and of all in it, that show their purposes, sorted.
  func purposes(
    of node: NodeID, _ side: MergeSide, leavingOut isLeftOut: (NodeID) -> Bool = { _ in false }
  ) -> [String] {
    let tree = self[side].tree
    var values: [String] = []
    var next = Int(node.index)
    for index in tree.subtree(of: node) where index >= next {
      if isLeftOut(NodeID(index)) {
        next = tree.subtree(of: NodeID(index)).upperBound
        continue
      }
      for attribute in tree.attributes(of: NodeID(index))
      where Self.distinguishingAttributes.contains(tree.names.text(attribute.name)) {
        values.append(attribute.value)
      }
    }
    return values.sorted()
  }

  /// The attributes that show the purpose of an object.
  private static let distinguishingAttributes: Set<String> = [
    "text", "title", "headerTitle", "footerTitle", "placeholder", "image", "reuseIdentifier",
    "storyboardIdentifier",
    "restorationIdentifier", "customClass", "userLabel", "selector", "property", "identifier", "keyPath",
  ]

  /// The contents of a node without identifiers and new references: nodes that say the same have the same.
  private func outline(of node: NodeID, _ side: MergeSide) -> NodeContent {
    let source = self[side]
    let tree = source.tree
    var content = NodeContent()
    for index in tree.subtree(of: node) {
      let node = NodeID(index)
      content.entries.append(
        tree.kind(of: node) == .element
          ? .element(tag: tree.tag(of: node)) : .text(tree.storedText(of: node)))
      for attribute in tree.attributes(of: node) where attribute.name != .id && attribute.name != .sceneID {
        let name = tree.names.text(attribute.name)
        // A name that both sides know is the same object; other names are compared when the nodes are.
        content.entries.append(
          source.isReference(attribute)
            ? .reference(name: name, match: named(attribute.value, side))
            : .attribute(name: name, value: attribute.value))
      }
    }
    return content
  }

  /// The match of an object that both sides have; nil for a new one.
  private func named(_ id: String, _ side: MergeSide) -> Int? {
    guard let match = match(ofObject: id, side), match >= 0 else { return nil }
    let nodes = matches[match]
    return nodes.isIn(.ours) && nodes.isIn(.theirs) || nodes.isIn(.base) ? match : nil
  }

  /// Whether one side alone has a node, under an identifier.
  func isAddition(_ node: NodeID, _ side: MergeSide) -> Bool {
    let match = matches[match(of: node, side)]
    return !match.isIn(.base) && !match.isIn(side.other)
      && NodeIdentity.identifier(of: node, in: self[side].tree) != nil
  }

  /// Whether a node of ours and one of theirs are equal but for the identifiers in them, which are
  /// then recorded.
  private func isAlike(
    _ ours: NodeID, _ theirs: NodeID, _ names: inout [String: String], _ pairs: inout [(Int, Int)]
  ) -> Bool {
    let (tree, other) = (self[.ours].tree, self[.theirs].tree)
    let (range, otherRange) = (tree.subtree(of: ours), other.subtree(of: theirs))
    guard range.count == otherRange.count, tree.tag(of: ours) == other.tag(of: theirs) else { return false }
    for (index, otherIndex) in zip(range, otherRange) {
      let (node, partner) = (NodeID(index), NodeID(otherIndex))
      guard tree.kind(of: node) == other.kind(of: partner),
        node == ours || isSamePlace(node, ours, partner, theirs),
        tree.storedText(of: node) == other.storedText(of: partner)
      else { return false }
      let identifier = NodeIdentity.identifier(of: node, in: tree)
      guard (identifier == nil) == (NodeIdentity.identifier(of: partner, in: other) == nil) else {
        return false
      }
      if identifier != nil {
        let (match, otherMatch) = (match(of: node, .ours), match(of: partner, .theirs))
        guard match != otherMatch else { continue }
        guard match >= 0, otherMatch >= 0, isAddition(node, .ours), isAddition(partner, .theirs) else {
          return false
        }
        if let id = tree[node, .id], let otherID = other[partner, .id] { names[otherID] = id }
        pairs.append((match, otherMatch))
      }
    }
    return hasSameAttributes(range, otherRange, names)
  }

  private func isSamePlace(_ node: NodeID, _ root: NodeID, _ partner: NodeID, _ otherRoot: NodeID) -> Bool {
    let (tree, other) = (self[.ours].tree, self[.theirs].tree)
    guard let parent = tree.parent(of: node), let otherParent = other.parent(of: partner) else {
      return false
    }
    return tree.tag(of: node) == other.tag(of: partner)
      && parent.index - root.index == otherParent.index - otherRoot.index
  }

  private func hasSameAttributes(
    _ range: Range<Int>, _ otherRange: Range<Int>, _ names: [String: String]
  ) -> Bool {
    let (tree, other) = (self[.ours].tree, self[.theirs].tree)
    for (index, otherIndex) in zip(range, otherRange) {
      let (attributes, partners) = (
        tree.attributes(of: NodeID(index)), other.attributes(of: NodeID(otherIndex))
      )
      guard attributes.count == partners.count else { return false }
      for (attribute, partner) in zip(attributes, partners) {
        guard tree.names.text(attribute.name) == other.names.text(partner.name) else { return false }
        if attribute.name == .id { continue }
        let value = partner.value
        let merged = self[.theirs].isReference(partner) ? names[value] ?? renamed[value] ?? value : value
        if attribute.value != merged, attribute.name != .sceneID { return false }
      }
    }
    return true
  }
}
