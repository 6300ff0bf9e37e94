import SceneModel

/// The matches of the nodes of three documents that are one thing.
///
/// An element with an identifier is the same wherever it stands. Any other is the same in the same owner, by
/// its tag and its name there (``NodeIdentity/role(of:in:)``); where several have one role, equal ones first,
/// then in their order.
struct ThreeWayMatching: Sendable {
  var sources: [MergeSource]
  var matches: [Match] = []
  /// The match of the documents themselves.
  private(set) var documentMatch = 0
  /// The identifiers of theirs that are replaced in the merged document, with the new ones.
  var renamed: [String: String] = [:]
  /// The matches of nodes that both sides added under identifiers of their own.
  var joined: Set<Int> = []
  /// The sizes and places that each side holds by constraints that the base lacks.
  private(set) var heldAnew: (ours: Set<ConstraintEnd>, theirs: Set<ConstraintEnd>) = ([], [])
  /// The classes and modules that each side renamed, the new name by the former.
  private(set) var namesChanged: (ours: [Name: [String: String]], theirs: [Name: [String: String]]) = (
    [:], [:]
  )
  /// The matches whose node in theirs needs a new identifier: ours has its identifier for something else.
  private(set) var collisions: [Int] = []
  /// Whether two documents are compared, one made from the other, rather than two changed copies of a third.
  let isOfTwo: Bool

  init(base: ElementTree, ours: ElementTree, theirs: ElementTree) {
    self.init([base, ours, theirs], isOfTwo: false)
  }

  /// Matches a document as ours with a later version of it as theirs. There is no base.
  ///
  /// Nodes with one identifier in both are one thing, whatever changed; so are nodes of one role without
  /// an identifier.
  init(old: ElementTree, new: ElementTree) { self.init([ElementTree(), old, new], isOfTwo: true) }

  private init(_ trees: [ElementTree], isOfTwo: Bool) {
    self.isOfTwo = isOfTwo
    sources = trees.map(MergeSource.init)
    matchIdentifiers()
    var root = Match(.base, .document)
    root[.ours] = .document
    root[.theirs] = .document
    documentMatch = add(root)
    // Owners before what is in them: a match is added behind that of its owner, or has an identifier.
    var waiting = [documentMatch]
    while let owner = waiting.popLast() { waiting += matchMembers(of: owner).reversed() }
    if !isOfTwo { heldAnew = (endsAdded(by: .ours), endsAdded(by: .theirs)) }
    namesChanged = (namesChanged(by: .ours), namesChanged(by: .theirs))
  }

  subscript(side: MergeSide) -> MergeSource { sources[side.rawValue] }

  /// The match of a node.
  func match(of node: NodeID, _ side: MergeSide) -> Int { Int(self[side].matches[Int(node.index)]) }

  /// The match around a match on a side, or nil where the side has no such node, or of the document.
  func owner(of match: Int, _ side: MergeSide) -> Int? {
    guard let node = matches[match][side], let parent = self[side].tree.parent(of: node) else { return nil }
    return self.match(of: parent, side)
  }

  /// The matches in a match on a side, in order.
  func members(of match: Int, _ side: MergeSide) -> [Int] {
    guard let node = matches[match][side] else { return [] }
    return self[side].members(of: node).map { self.match(of: $0, side) }
  }

  @discardableResult
  private mutating func add(_ match: Match) -> Int {
    let number = matches.count
    matches.append(match)
    for side in MergeSide.allCases {
      if let node = match[side] { sources[side.rawValue].matches[Int(node.index)] = Int32(number) }
    }
    return number
  }

  // Identifiers

  private mutating func matchIdentifiers() {
    var found: [String: Match] = [:]
    var order: [String] = []
    var repeated: Set<String> = []
    for side in MergeSide.allCases {
      let tree = self[side].tree
      for index in 1..<max(1, tree.count) {
        let node = NodeID(index)
        guard let identifier = NodeIdentity.identifier(of: node, in: tree) else { continue }
        if found[identifier] == nil {
          found[identifier] = Match(side, node)
          order.append(identifier)
        } else if found[identifier]?[side] != nil {
          repeated.insert(identifier)
        } else {
          found[identifier]?[side] = node
        }
      }
    }
    for identifier in order where !repeated.contains(identifier) {
      guard let match = found[identifier] else { continue }
      if !isOfTwo, let ours = match[.ours], let theirs = match[.theirs], !match.isIn(.base),
        !isOne(ours, theirs)
      {
        add(Match(.ours, ours))
        collisions.append(add(Match(.theirs, theirs)))
      } else {
        add(match)
      }
    }
    if !isOfTwo { findSharedIDs() }
  }

  /// Finds elements of theirs whose identifier ours has for one of another kind.
  private mutating func findSharedIDs() {
    var ours: Set<String> = []
    for match in matches {
      if let node = match[.ours], let id = self[.ours].tree[node, .id] { ours.insert(id) }
    }
    let known = Set(collisions)
    for number in matches.indices where !known.contains(number) {
      let match = matches[number]
      guard !match.isIn(.ours), let node = match[.theirs] else { continue }
      if let id = self[.theirs].tree[node, .id], ours.contains(id) { collisions.append(number) }
    }
  }

  /// Whether the elements that both sides have under one identifier, and the base lacks, are one thing.
  private func isOne(_ ours: NodeID, _ theirs: NodeID) -> Bool {
    let (tree, other) = (self[.ours].tree, self[.theirs].tree)
    return tree.tag(of: ours) == other.tag(of: theirs)
      && [KnownName.property, .selector].allSatisfy { tree[ours, $0] == other[theirs, $0] }
  }

  // Roles

  /// Matches the direct members of a match, and gives the matches to look into.
  private mutating func matchMembers(of owner: Int) -> [Int] {
    var lists: [[NodeID]] = [[], [], []]
    var roles: [String: [[NodeID]]] = [:]
    var order: [String] = []
    for side in MergeSide.allCases {
      guard let node = matches[owner][side] else { continue }
      lists[side.rawValue] = self[side].members(of: node)
      for member in lists[side.rawValue] where self[side].matches[Int(member.index)] < 0 {
        let role = NodeIdentity.role(of: member, in: self[side].tree)
        if roles[role] == nil { order.append(role) }
        roles[role, default: [[], [], []]][side.rawValue].append(member)
      }
    }
    for role in order { if let nodes = roles[role] { matchAlike(nodes) } }
    unifyAdditions(in: owner, ours: lists[MergeSide.ours.rawValue], theirs: lists[MergeSide.theirs.rawValue])
    var members: [Int] = []
    var seen: Set<Int> = []
    for side in MergeSide.allCases {
      for node in lists[side.rawValue] {
        let match = match(of: node, side)
        if seen.insert(match).inserted, isFirst(side, match) { members.append(match) }
      }
    }
    return members
  }

  /// Whether a side is the first that has a match: a node that moved is looked into once.
  private func isFirst(_ side: MergeSide, _ match: Int) -> Bool {
    MergeSide.allCases.first { matches[match].isIn($0) } == side
  }

  /// Matches nodes of one role in one owner.
  private mutating func matchAlike(_ nodes: [[NodeID]]) {
    let (base, ours, theirs) = (nodes[0], nodes[1], nodes[2])
    if base.count <= 1, ours.count <= 1, theirs.count <= 1 {
      var match: Match?
      for side in MergeSide.allCases {
        guard let node = nodes[side.rawValue].first else { continue }
        if match == nil { match = Match(side, node) } else { match?[side] = node }
      }
      if let match { add(match) }
      return
    }
    let contents = MergeSide.allCases.map { side in nodes[side.rawValue].map(self[side].content(of:)) }
    let pairsOfOurs = Alignment.pairs(contents[0], contents[1], pairsRest: true)
    let pairsOfTheirs = Alignment.pairs(contents[0], contents[2], pairsRest: true)
    for index in base.indices {
      var match = Match(.base, base[index])
      match[.ours] = pairsOfOurs[index].map { ours[$0] }
      match[.theirs] = pairsOfTheirs[index].map { theirs[$0] }
      add(match)
    }
    let (known, knownOfTheirs) = (Set(pairsOfOurs), Set(pairsOfTheirs))
    let newOfOurs = ours.indices.filter { !known.contains($0) }
    let newOfTheirs = theirs.indices.filter { !knownOfTheirs.contains($0) }
    let same = Alignment.pairs(
      newOfOurs.map { contents[1][$0] }, newOfTheirs.map { contents[2][$0] }, pairsRest: isOfTwo)
    for (index, partner) in zip(newOfOurs, same) {
      var match = Match(.ours, ours[index])
      match[.theirs] = partner.map { theirs[newOfTheirs[$0]] }
      add(match)
    }
    let paired = Set(same)
    for index in newOfTheirs.indices where !paired.contains(index) {
      add(Match(.theirs, theirs[newOfTheirs[index]]))
    }
  }
}
