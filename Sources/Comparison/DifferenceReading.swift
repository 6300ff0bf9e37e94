import SceneModel

/// Goes through two matched documents and records the changes.
///
/// A change belongs to a holder: the nearest element with an identifier, the document or a resource.
struct DifferenceReading: Sendable {
  let matching: ThreeWayMatching
  let old: MergeSource
  let new: MergeSource
  /// The match of each node's holder.
  private var holders: (old: [Int32], new: [Int32]) = ([], [])
  private let values: (old: NodeValues, new: NodeValues)
  /// The changes, by the match of their holder.
  private var changes: [Int: ObjectChange] = [:]

  init(_ matching: ThreeWayMatching) {
    self.matching = matching
    old = matching[.ours]
    new = matching[.theirs]
    values = (NodeValues(source: old), NodeValues(source: new))
    holders = (holders(.ours), holders(.theirs))
  }

  /// The changes, in the order of the new document.
  mutating func run() -> [ObjectChange] {
    for index in 1..<max(1, new.tree.count) { look(atNew: NodeID(index)) }
    for index in 1..<max(1, old.tree.count) { look(atOld: NodeID(index)) }
    for match in matching.matches.indices where isOrdered(match) { lookAtOrder(in: match) }
    for match in Array(changes.keys) { changes[match]?.values.joinSpellings() }
    return inOrder(changes.values.filter { $0.isAdded || $0.isRemoved || $0.isReplaced || $0.isReported })
  }

  private func inOrder(_ changes: [ObjectChange]) -> [ObjectChange] {
    func key(_ change: ObjectChange) -> (Int32, Int32) {
      change.new.map { ($0.index, -1) } ?? (change.place?.index ?? 0, change.old?.index ?? 0)
    }
    return changes.sorted { key($0) < key($1) }
  }

  // Holders

  private func holders(_ side: MergeSide) -> [Int32] {
    let tree = matching[side].tree
    var holders = Array(repeating: Int32(matching.documentMatch), count: tree.count)
    for index in 1..<max(1, tree.count) {
      let node = NodeID(index)
      if ObjectChange.Part.isHolder(node, in: tree) {
        holders[index] = Int32(matching.match(of: node, side))
      } else if let parent = tree.parent(of: node) {
        holders[index] = holders[Int(parent.index)]
      }
    }
    return holders
  }

  /// The nearest holder around a node of a side, itself left out; nil of the root.
  private func owner(of node: NodeID, _ side: MergeSide) -> NodeID? {
    let holders = side == .ours ? self.holders.old : self.holders.new
    guard let parent = matching[side].tree.parent(of: node), parent != .document else { return nil }
    return matching.matches[Int(holders[Int(parent.index)])][side]
  }

  /// The change of a holder, to be added to.
  private mutating func change(of match: Int) -> ObjectChange {
    if let change = changes[match] { return change }
    let (before, after) = (matching.matches[match][.ours], matching.matches[match][.theirs])
    let (side, node): (MergeSide, NodeID) = after.map { (.theirs, $0) } ?? (.ours, before ?? .document)
    let change = ObjectChange(
      part: ObjectChange.Part(of: node, in: matching[side].tree), old: before, new: after,
      place: after == nil ? survivingOwner(of: node) : nil,
      within: before == nil || after == nil
        ? outermost(around: node, side) ?? removed(with: node, side) : nil,
      isReplaced: before.flatMap { old.tree[$0, .id] } != after.flatMap { new.tree[$0, .id] }
        && before != nil && after != nil)
    changes[match] = change
    return change
  }

  /// The nearest holder around a node of the old document that the new one has.
  private func survivingOwner(of node: NodeID) -> NodeID? {
    var current = owner(of: node, .ours)
    while let owner = current {
      if let partner = matching.matches[matching.match(of: owner, .ours)][.theirs] { return partner }
      current = self.owner(of: owner, .ours)
    }
    return nil
  }

  /// The outermost holder around a node that the other document lacks as well; nil where there is none.
  private func outermost(around node: NodeID, _ side: MergeSide) -> NodeID? {
    var result: NodeID?
    var current = owner(of: node, side)
    while let owner = current, !matching.matches[matching.match(of: owner, side)].isIn(side.other) {
      result = owner
      current = self.owner(of: owner, side)
    }
    return result
  }

  /// The outermost removed object that a removed constraint or connection outside of it names: it went along.
  private func removed(with node: NodeID, _ side: MergeSide) -> NodeID? {
    let source = matching[side]
    guard side == .ours, NodeIdentity.isReferrer(source.tree.name(of: node).known) else { return nil }
    for reference in source.references.references(of: node, in: source.tree) {
      guard let object = source.objects[reference.id], NodeIdentity.isObject(object, in: source.tree),
        !matching.matches[matching.match(of: object, side)].isIn(.theirs)
      else { continue }
      return outermost(around: object, side) ?? object
    }
    return nil
  }

  // Nodes

  private mutating func look(atNew node: NodeID) {
    guard new.tree.kind(of: node) == .element else { return }
    let match = matching.match(of: node, .theirs)
    let holder = Int(holders.new[Int(node.index)])
    if let before = matching.matches[match][.ours] {
      compare(before, node, holder)
      if match == holder {
        compareKinds(before, node, match)
        lookForMove(before, node, match)
      }
    } else if match == holder {
      changes[match] = change(of: match)
    } else if matching.matches[holder].isIn(.ours) {
      add(values(of: node, .theirs), asOldOf: nil, holder)
    }
  }

  private mutating func look(atOld node: NodeID) {
    guard old.tree.kind(of: node) == .element else { return }
    let match = matching.match(of: node, .ours)
    if matching.matches[match].isIn(.theirs) { return }
    let holder = Int(holders.old[Int(node.index)])
    if match == holder {
      changes[match] = change(of: match)
    } else if matching.matches[holder].isIn(.theirs) {
      add(nil, asOldOf: values(of: node, .ours), holder)
    }
  }

  private mutating func compareKinds(_ before: NodeID, _ node: NodeID, _ match: Int) {
    let (former, tag) = (old.tree.tag(of: before), new.tree.tag(of: node))
    if former == tag { return }
    var change = change(of: match)
    change.values.append(
      ChangedValue(path: "element", override: nil, old: former, new: tag, isReference: false, noise: nil))
    changes[match] = change
  }

  private mutating func lookForMove(_ before: NodeID, _ node: NodeID, _ match: Int) {
    if matching.matches[match][.ours].flatMap({ old.tree[$0, .id] }) != new.tree[node, .id] {
      changes[match] = change(of: match)
    }
    guard let former = owner(of: before, .ours), let owner = owner(of: node, .theirs),
      matching.match(of: former, .ours) != matching.match(of: owner, .theirs)
    else { return }
    var change = change(of: match)
    change.move = .init(old: former, new: owner, isOfOrder: false)
    changes[match] = change
  }

  private func isOrdered(_ match: Int) -> Bool {
    matching.isOrdered(match) || matching.matches[match][.theirs].map(values.new.hasAlike(in:)) ?? false
  }

  /// Records which common members of a list stand in another order: the fewest that had to be moved.
  private mutating func lookAtOrder(in list: Int) {
    guard matching.matches[list].isIn(.ours), matching.matches[list].isIn(.theirs) else { return }
    let before = matching.members(of: list, .ours).filter { matching.isOrdered($0, in: list) }
    let after = matching.members(of: list, .theirs).filter { matching.isOrdered($0, in: list) }
    if before == after { return }
    let indices = Dictionary(before.enumerated().map { ($1, $0) }) { first, _ in first }
    let common = after.filter { indices[$0] != nil }
    let kept = Set(IncreasingRun.indices(in: common.compactMap { indices[$0] }))
    var isOther = false
    for (index, match) in common.enumerated() where !kept.contains(index) {
      if matching.matches[match][.theirs].map({ !ObjectChange.Part.isHolder($0, in: new.tree) }) ?? false {
        isOther = true
      }
      guard let former = matching.matches[match][.ours], let node = matching.matches[match][.theirs],
        ObjectChange.Part.isHolder(node, in: new.tree), let oldOwner = owner(of: former, .ours),
        let newOwner = owner(of: node, .theirs)
      else { continue }
      var change = change(of: match)
      change.move = .init(old: oldOwner, new: newOwner, isOfOrder: true)
      changes[match] = change
    }
    if isOther { addOrder(of: common, before.filter(Set(common).contains), in: list) }
  }

  /// Records that members without an identifier stand in another order.
  private mutating func addOrder(of after: [Int], _ before: [Int], in list: Int) {
    guard let node = matching.matches[list][.theirs], values.new.noise(of: node) == nil else { return }
    let steps = values.new.steps(to: node)
    let orders = [(before, MergeSide.ours, values.old), (after, .theirs, values.new)].map {
      order, side, values in
      order.compactMap { matching.matches[$0][side] }.map(values.word(for:)).joined(separator: ", ")
    }
    let holder = Int(holders.new[Int(node.index)])
    var change = change(of: holder)
    change.values.append(
      ChangedValue(
        path: steps.path.isEmpty ? "order" : steps.path, override: steps.override, old: orders[0],
        new: orders[1], isReference: false, noise: nil))
    changes[holder] = change
  }

  private mutating func compare(_ before: NodeID, _ node: NodeID, _ holder: Int) {
    let (former, attributes) = (old.tree.attributes(of: before), new.tree.attributes(of: node))
    let isEqual =
      old.tree.tag(of: before) == new.tree.tag(of: node) && former.count == attributes.count
      && zip(former, attributes).allSatisfy {
        let name = new.tree.names.text($1.name)
        return old.tree.names.text($0.name) == name
          && MergeNoise.isSame(
            $0.value, $1.value, isNumber: MergeNoise.isNumber(name, of: node, in: new.tree))
      }
    if isEqual, old.hasElements(before) || new.hasElements(node) || old.text(of: before) == new.text(of: node)
    {
      return
    }
    add(values(of: node, .theirs), asOldOf: values(of: before, .ours), holder)
  }

  // Values

  private mutating func add(
    _ after: [NodeValue]?, asOldOf before: [NodeValue]?, _ holder: Int
  ) {
    var former = Dictionary((before ?? []).map { ($0.place, $0) }) { first, _ in first }
    for value in after ?? [] {
      add(former.removeValue(forKey: value.place), value, holder)
    }
    for value in before ?? [] where former[value.place] != nil { add(value, nil, holder) }
  }

  private mutating func add(_ before: NodeValue?, _ after: NodeValue?, _ holder: Int) {
    guard let value = after ?? before else { return }
    let merged = after.map { value in
      value.isReference ? matching.renamed[value.text] ?? value.text : value.text
    }
    if value.place.isOfAnother {
      if before?.text != merged || before?.installation != after?.installation {
        addInstallation(before, after)
      }
      return
    }
    if before?.text == merged || value.isNumber && MergeNoise.isSame(before?.text, merged, isNumber: true) {
      return
    }
    var change = change(of: holder)
    if change.isAdded || change.isRemoved { return }
    // Where two colours round to the same digits, their components tell them apart.
    let isShown = before?.shown != after?.shown
    let isRespelled = value.color != nil && before?.color == after?.color
    let noise =
      value.noise ?? (value.isFrame && isHalfPoint(before, after) ? .frame : isRespelled ? .tools : nil)
    change.values.append(
      ChangedValue(
        path: value.place.path, override: value.place.override, old: isShown ? before?.shown : before?.text,
        new: isShown ? after?.shown : after?.text, isReference: value.isReference, noise: noise))
    changes[holder] = change
  }

  /// Records that a variation installs another object, or no longer does, as a change of that object.
  private mutating func addInstallation(_ before: NodeValue?, _ after: NodeValue?) {
    guard let value = after ?? before,
      let match = after.flatMap({ matching.match(ofObject: $0.text, .theirs) })
        ?? before.flatMap({ matching.match(ofObject: $0.text, .ours) }),
      matching.matches[match].isIn(.ours), matching.matches[match].isIn(.theirs)
    else { return }
    var change = change(of: match)
    change.values.append(
      ChangedValue(
        path: "installed", override: value.place.override, old: before.map(\.installation),
        new: after.map(\.installation), isReference: false, noise: nil))
    changes[match] = change
  }

  private func isHalfPoint(_ before: NodeValue?, _ after: NodeValue?) -> Bool {
    guard let before, let after else { return false }
    return MergeNoise.isHalfPoint(before.numbers, after.numbers)
  }

  private func values(of node: NodeID, _ side: MergeSide) -> [NodeValue] {
    (side == .ours ? values.old : values.new).values(of: node)
  }
}

extension ObjectChange {
  /// Whether an object that both documents have was changed.
  fileprivate var isReported: Bool { move != nil || !values.isEmpty }
}

extension [ChangedValue] {
  /// Joins a removed and an added value of one place into one change: an attribute may become an element.
  fileprivate mutating func joinSpellings() {
    var joined: [ChangedValue] = []
    // The values that were not joined, by path and class.
    var single: [NodeValue.Place: [Int]] = [:]
    for value in self {
      let place = NodeValue.Place(path: value.path, override: value.override)
      let partner = single[place]?.firstIndex { index in
        value.old == nil && joined[index].new == nil || value.new == nil && joined[index].old == nil
      }
      if let partner, let index = single[place]?.remove(at: partner) {
        joined[index].old = joined[index].old ?? value.old
        joined[index].new = joined[index].new ?? value.new
      } else {
        if value.old == nil || value.new == nil { single[place, default: []].append(joined.count) }
        joined.append(value)
      }
    }
    self = joined.filter { $0.old != $0.new }
  }
}
