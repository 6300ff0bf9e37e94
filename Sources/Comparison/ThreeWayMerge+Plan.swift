import Editing
import SceneModel

extension ThreeWayMerge {
  /// Decides the contents of the merged document, and their order.
  mutating func plan() {
    for match in matching.matches.indices where survives(match) { chosenOwners[match] = owner(of: match) }
    var hasChosen = true
    while hasChosen, let circle = nextCircle() {
      hasChosen = false
      for match in circle where matching.matches[match].isIn(.ours) && matching.matches[match].isIn(.theirs) {
        guard let owner = matching.owner(of: match, side(.move, match)), owner != chosenOwners[match] else {
          continue
        }
        chosenOwners[match] = owner
        hasChosen = true
        note(
          .move, match, attribute: nil, ownerName(match, .base), ownerName(match, .ours),
          ownerName(match, .theirs))
      }
    }
    planMembers()
  }

  /// The next circle of matches that moves of both sides put into each other, or nil.
  private func nextCircle() -> [Int]? {
    // The walk in which each match was met.
    var walks: [Int: Int] = [:]
    for start in chosenOwners.keys.sorted() where walks[start] == nil {
      var path: [Int] = []
      var current = start
      while let owner = chosenOwners[current], walks[current] == nil {
        walks[current] = start
        path.append(current)
        current = owner
      }
      if walks[current] == start, let first = path.firstIndex(of: current) { return Array(path[first...]) }
    }
    return nil
  }

  private mutating func planMembers() {
    var waiting = [matching.documentMatch]
    while let match = waiting.popLast() {
      let list = mergedMembers(of: match)
      members[match] = list
      if let side = keptDeletions[match] { noteDeletion(match, by: side) }
      attributes[match] = mergedAttributes(of: match)
      waiting += list.reversed()
    }
    for match in goneByChoice.sorted() {
      if let side = keptDeletions[match] { noteDeletion(match, by: side) }
    }
  }

  /// Removes lists that have no members left: Interface Builder writes no empty ones.
  mutating func removeEmptied() {
    var owners: [Int: Int] = [:]
    for (owner, list) in members { for member in list { owners[member] = owner } }
    var waiting = members.keys.filter { isEmptied($0) }
    while let match = waiting.popLast() {
      guard let owner = owners[match], members.removeValue(forKey: match) != nil else { continue }
      members[owner]?.removeAll { $0 == match }
      if isEmptied(owner) { waiting.append(owner) }
    }
  }

  /// Whether all that a list had is gone.
  private func isEmptied(_ match: Int) -> Bool {
    guard members[match]?.isEmpty == true, matching.isList(match) else { return false }
    let had = [MergeSide.ours, .theirs].allSatisfy { side in
      matching.matches[match][side].map { matching[side].hasElements($0) } ?? true
    }
    return had && (attributes[match] ?? []).allSatisfy { $0.name == "key" }
  }

  private mutating func mergedMembers(of owner: Int) -> [Int] {
    var lists: [[Int]] = []
    for side in MergeSide.allCases {
      var list: [Int] = []
      for member in matching.members(of: owner, side)
      where survives(member) && self.owner(of: member) == owner {
        list.append(member)
      }
      lists.append(list)
    }
    let merge = ListMerge(base: lists[0], ours: lists[1], theirs: lists[2], favored: side(.order, owner))
    if merge.isContradictory {
      let ordered = lists.map { $0.filter { matching.isOrdered($0, in: owner) } }
      if ListMerge(base: ordered[0], ours: ordered[1], theirs: ordered[2]).isContradictory {
        note(.order, owner, attribute: nil, names(ordered[0]), names(ordered[1]), names(ordered[2]))
      }
    }
    return withOneOccupant(asWritten(merge.order, in: owner), in: owner)
  }

  /// The members of an object as Interface Builder writes them, where each side has other ones at one place.
  private func asWritten(_ order: [Int], in owner: Int) -> [Int] {
    guard !matching.isList(owner), order.count <= Self.mostInOrder,
      let (side, node) = matching.present(owner),
      matching[side].tree.kind(of: node) == .element
    else { return order }
    let tag = matching[side].tree.tag(of: node)
    let writing = WritingOrder.children(matching[newer].tree.toolsVersion)
    var result: [Int] = []
    for member in order {
      var index = result.count
      if !matching.matches[member].isIn(.ours) {
        while index > 0, !matching.matches[result[index - 1]].isIn(.theirs),
          writing.precedes(slot(of: member), slot(of: result[index - 1]), in: tag) == true
        {
          index -= 1
        }
      }
      result.insert(member, at: index)
    }
    return result
  }

  /// The most members of an object that are ordered: no object has so many kinds of them.
  static let mostInOrder = 200

  private func slot(of match: Int) -> String {
    guard let (side, node) = matching.present(match) else { return "" }
    return WritingOrder.slot(of: node, in: matching[side].tree)
  }

  private func names(_ list: [Int]) -> String {
    list.map { name(of: $0) }.joined(separator: " ")
  }

  /// The name of a match in messages: its identifier, else its contents.
  private func name(of match: Int) -> String {
    guard let (side, node) = matching.present(match) else { return "" }
    let tree = matching[side].tree
    if let id = tree[node, .id] { return id }
    let attributes = tree.attributes(of: node).filter { $0.name != .key }
    let words = attributes.map { "\(tree.names.text($0.name))=\($0.value)" } + [matching[side].text(of: node)]
    return ([tree.tag(of: node)] + words.filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// The members without those whose place another one has: a key names one, an outlet connects to one.
  private mutating func withOneOccupant(_ order: [Int], in owner: Int) -> [Int] {
    var occupants: [String: [Int]] = [:]
    var roles: [String] = []
    for member in order {
      guard let role = matching.soleRole(of: member) else { continue }
      if occupants[role] == nil { roles.append(role) }
      occupants[role, default: []].append(member)
    }
    var gone: Set<Int> = []
    for role in roles {
      guard let list = occupants[role], list.count > 1 else { continue }
      let most = MergeSide.allCases.map { side in list.count { matching.matches[$0].isIn(side) } }.max() ?? 0
      guard list.count > most else { continue }
      let favored = side(.occupant, owner, role)
      let kept = list.filter { matching.matches[$0].isIn(favored) }
      let lost = list.filter { !matching.matches[$0].isIn(favored) }
      if isExact, favored == .base { gone.formUnion(lost) }
      guard let first = kept.first, let other = lost.first else { continue }
      gone.formUnion(lost)
      // A member that one side alone made anew is in force, unless the other changed the one
      // that it replaces.
      let isKnown = list.contains { matching.matches[$0].isIn(.base) }
      let isChanged = list.contains { keptDeletions.removeValue(forKey: $0) != nil }
      if !isKnown || isChanged {
        note(
          .occupant, owner, attribute: role, nil, names([favored == .ours ? first : other]),
          names([favored == .ours ? other : first]))
      }
    }
    return gone.isEmpty ? order : order.filter { !gone.contains($0) }
  }
}

extension ThreeWayMatching {
  /// Whether the order in a match has a meaning, at least for some of its members.
  func isOrdered(_ match: Int) -> Bool {
    switch name(of: match) {
    case .subviews, .items, .segments, .sections, .cells, .connections: true
    default: false
    }
  }

  /// Whether the index of a member among those of its kind has a meaning: of connections, that of a tab; of
  /// members without a name, any.
  func isOrdered(_ member: Int, in list: Int) -> Bool {
    guard let (side, node) = present(member) else { return false }
    let tree = self[side].tree
    if name(of: list) == .connections { return tree[node, .relationship] == "viewControllers" }
    return isOrdered(list) || NodeIdentity.isKnownByIndex(node, in: tree)
  }

  /// Whether a match is there for its members alone.
  func isList(_ match: Int) -> Bool {
    guard let (side, node) = present(match) else { return false }
    switch name(of: match) {
    case .subviews, .constraints, .connections, .variation, .mask, .userDefinedRuntimeAttributes, .resources,
      .gestureRecognizers, .items, .cells, .sections, .prototypes, .layoutGuides, .scenes, .customFonts:
      return self[side].tree[node, .id] == nil
    default: return false
    }
  }

  /// The role in its owner that a match alone can have; nil where there may be many.
  func soleRole(of match: Int) -> String? {
    guard let (side, node) = present(match) else { return nil }
    let tree = self[side].tree
    guard tree.kind(of: node) == .element else { return nil }
    switch tree.name(of: node).known {
    case .variation, .state: return nil
    case .outlet: return tree[node, .property].map { "outlet " + $0 }
    case .userDefinedRuntimeAttribute: return NodeIdentity.name(of: node, in: tree).map { "attribute " + $0 }
    default:
      if tree[node, .sceneMemberID] == "viewController" { return "sceneMemberID viewController" }
      return tree[node, .key].map { "key " + $0 }
    }
  }

  /// The match of the object or constraint that a side calls so.
  func match(ofObject id: String, _ side: MergeSide) -> Int? {
    self[side].objects[id].map { match(of: $0, side) }
  }
}
