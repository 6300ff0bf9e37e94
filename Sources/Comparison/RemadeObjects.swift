import SceneModel

/// The objects that a side deleted and drew again, while the other side changed them: each is one thing with
/// the former one.
struct RemadeObjects: Sendable {
  private let matching: ThreeWayMatching
  /// The side that drew them again.
  private let side: MergeSide
  /// The former identifiers, by those of the objects drawn again and of what is in them.
  private(set) var formerNames: [String: String] = [:]

  /// Finds the objects in a matching.
  init(_ matching: ThreeWayMatching, by side: MergeSide) {
    self.matching = matching
    self.side = side
    find()
  }

  /// A place for objects of one kind: the list that they are in, with their tag and key.
  private struct Place: Hashable {
    let list: Int
    let tag: String
    let key: String
  }

  private mutating func find() {
    var former: [Place: [NodeID]] = [:]
    for (number, match) in matching.matches.enumerated() where !match.isIn(side) {
      guard let node = match[.base], match.isIn(side.other),
        NodeIdentity.isObject(node, in: matching[.base].tree),
        let list = matching.owner(of: number, .base), matching.matches[list].isIn(side),
        matching.extent(of: number, by: side.other) != .none
      else { continue }
      former[place(of: node, in: list, .base), default: []].append(node)
    }
    if former.isEmpty { return }
    var drawn: [Place: [NodeID]] = [:]
    for (number, match) in matching.matches.enumerated() {
      guard let node = match[side], matching.isAddition(node, side),
        NodeIdentity.isObject(node, in: matching[side].tree), let list = matching.owner(of: number, side)
      else { continue }
      drawn[place(of: node, in: list, side), default: []].append(node)
    }
    for (place, nodes) in former.sorted(by: { $0.value[0] < $1.value[0] }) {
      for (old, new) in pairs(nodes, drawn[place] ?? []) { pair(old, new) }
    }
  }

  private func place(of node: NodeID, in list: Int, _ side: MergeSide) -> Place {
    let tree = matching[side].tree
    return Place(list: list, tag: tree.tag(of: node), key: tree[node, .key] ?? "")
  }

  /// The pairs of what looks the same: the same class, texts, images and selectors, or, where there are none,
  /// the same frame; each such look once on either side.
  private func pairs(_ former: [NodeID], _ drawn: [NodeID]) -> [(NodeID, NodeID)] {
    let looks = Dictionary(grouping: drawn) { look(of: $0, side) }
    return Dictionary(grouping: former) { look(of: $0, .base) }.compactMap { look, nodes in
      guard let look, nodes.count == 1, let partners = looks[look], partners.count == 1 else { return nil }
      return (nodes[0], partners[0])
    }.sorted { $0.0 < $1.0 }
  }

  private func look(of node: NodeID, _ side: MergeSide) -> [String]? {
    let tree = matching[side].tree
    let values = matching.purposes(of: node, side) { tree.isElement($0, .connections) }
    if !values.isEmpty { return values }
    let frame = tree.children(of: node).first { tree.isElement($0, .rect) && tree[$0, .key] == "frame" }
    return frame.map { tree.attributes(of: $0).map(\.value) }
  }

  // What is in them

  private mutating func pair(_ old: NodeID, _ new: NodeID) {
    let (tree, other) = (matching[.base].tree, matching[side].tree)
    var waiting = [(old, new)]
    var referrers: [(NodeID, NodeID)] = []
    while let (old, new) = waiting.popLast() {
      if let id = tree[old, .id], let name = other[new, .id], id != name { formerNames[name] = id }
      let former = members(of: old, .base)
      for (slot, nodes) in members(of: new, side) {
        guard let partners = former[slot], partners.count == nodes.count else { continue }
        for (old, new) in zip(partners, nodes) {
          if NodeIdentity.isReferrer(tree.name(of: old).known) {
            referrers.append((old, new))
          } else {
            waiting.append((old, new))
          }
        }
      }
    }
    for (old, new) in referrers where content(of: old, .base) == content(of: new, side) {
      if let id = tree[old, .id], let name = other[new, .id] { formerNames[name] = id }
    }
  }

  /// The members of a node by tag and key; those that both versions have are left out.
  private func members(of node: NodeID, _ side: MergeSide) -> [String: [NodeID]] {
    let tree = matching[side].tree
    let own = matching[side].members(of: node).filter { member in
      let match = matching.matches[matching.match(of: member, side)]
      return NodeIdentity.identifier(of: member, in: tree) == nil
        || !(match.isIn(.base) && match.isIn(self.side))
    }
    return Dictionary(grouping: own) { "\(tree.tag(of: $0)) \(tree[$0, .key] ?? "")" }
  }

  /// The contents of a constraint or a connection by the former names of what it names.
  private func content(of node: NodeID, _ side: MergeSide) -> [String] {
    let tree = matching[side].tree
    return tree.attributes(of: node).filter { $0.name != .id }.map { attribute in
      "\(tree.names.text(attribute.name)) \(formerNames[attribute.value] ?? attribute.value)"
    }
  }
}

extension ElementTree {
  /// The tree with other names for some identifiers, wherever they are named.
  func renaming(_ names: [String: String]) -> ElementTree {
    let references = ReferenceAttributes(self)
    var tree = withLastingIDs
    for index in 1..<max(1, count) {
      let node = NodeID(index)
      for attribute in attributes(of: node) {
        guard let name = names[attribute.value],
          attribute.name == .id || references.isReference(attribute.name)
        else { continue }
        tree.setAttribute(attribute.name, of: node, to: name)
      }
    }
    return tree
  }
}
