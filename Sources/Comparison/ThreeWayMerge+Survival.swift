import SceneModel

extension ThreeWayMerge {
  /// Whether a match is in the merged document by its changes.
  ///
  /// A match that one side removed is gone, unless the other changed more of it than values: then it is kept,
  /// with all in it.
  mutating func survives(_ match: Int) -> Bool {
    if let known = survival[match] { return known }
    let nodes = matching.matches[match]
    survival[match] = true
    let result: Bool
    if !nodes.isIn(.base) {
      result = nodes.isIn(.ours) && nodes.isIn(.theirs) || !isIdle(match) && !isAddedToShownBase(match)
    } else if nodes.isIn(.ours) {
      result = nodes.isIn(.theirs) || survivesDeletion(match, by: .theirs)
    } else {
      result = nodes.isIn(.theirs) && survivesDeletion(match, by: .ours)
    }
    survival[match] = result
    return result
  }

  private mutating func survivesDeletion(_ match: Int, by side: MergeSide) -> Bool {
    let keeper = side.other
    // A list is there as long as something is in it.
    if isUnited(match) || matching.isList(match) { return true }
    if let owner = matching.holder(of: match, keeper), !matching.matches[owner].isIn(side),
      matching.matches[owner].isIn(.base)
    {
      return survives(owner)
    }
    if isUsedAnew(match, by: keeper) { return true }
    let extent = matching.extent(of: match, by: keeper)
    let isRearranged = extent == .structure || isNamedAnew(match, by: keeper)
    if !isRearranged || matching.isReplaced(match, by: side) {
      if isRearranged || extent == .values { overruled[match] = side }
      return false
    }
    keptDeletions[match] = side
    let decider = chosenSide(.deletion, match) ?? (isExact ? favored : nil)
    if decider != side || hasSuccessor(match, by: side) { return true }
    goneByChoice.insert(match)
    return false
  }

  /// Whether a side that removed a match has a new one in its place, which holds one.
  private func hasSuccessor(_ match: Int, by side: MergeSide) -> Bool {
    guard let role = matching.soleRole(of: match), let owner = matching.owner(of: match, side.other) else {
      return false
    }
    return matching.members(of: owner, side).contains { member in
      !matching.matches[member].isIn(.base) && matching.soleRole(of: member) == role
    }
  }

  /// Whether a side lays out or connects a match anew, or anything in it, by what stands elsewhere.
  private mutating func isNamedAnew(_ match: Int, by side: MergeSide) -> Bool {
    if namedAnew.isEmpty {
      namedAnew = MergeSide.allCases.map { $0 == .base ? [] : matching.namedAnew(by: $0) }
    }
    return matching.hold(namedAnew[side.rawValue], in: match)
  }

  /// Whether one side added a match to something that the other removed, whose base is to be shown.
  private func isAddedToShownBase(_ match: Int) -> Bool {
    let side: MergeSide = matching.matches[match].isIn(.ours) ? .ours : .theirs
    return matching.owner(of: match, side).map(showsBase(of:)) ?? false
  }

  /// Whether a match is there where either document has it: Interface Builder must know it to open
  /// the document.
  private func isUnited(_ match: Int) -> Bool { matching.name(of: match) == .capability }

  /// Whether a match has no meaning, or is in no document.
  private func isIdle(_ match: Int) -> Bool {
    guard let (side, node) = matching.present(match) else { return true }
    return MergeNoise.isIdle(node, in: matching[side].tree)
  }

  /// Records that a match that one side removed was changed by the other.
  mutating func noteDeletion(_ match: Int, by side: MergeSide) {
    note(
      .deletion, match, attribute: nil, "present", side == .ours ? nil : "changed",
      side == .theirs ? nil : "changed",
      inForce: goneByChoice.contains(match) ? side : side.other)
  }

  /// The matches that are gone although one side changed their values, in the document's order.
  func overruledChanges() -> [OverruledChange] {
    overruled.sorted { $0.key < $1.key }.compactMap { match, side in
      guard survival[match] == false else { return nil }
      let (object, element) = matching.path(of: match)
      return OverruledChange(object: object, element: element, side: side)
    }
  }

  /// Keeps the references to objects that are kept although one side removed them with their references.
  mutating func keepReferences() {
    for match in matching.matches.indices { _ = survives(match) }
    for match in matching.matches.indices
    where survival[match] == false && !goneByChoice.contains(match) {
      guard let (side, node) = matching.present(match), side != .base else { continue }
      let source = matching[side]
      let isKept = source.references.references(of: node, in: source.tree).contains { reference in
        guard let target = matching.match(ofObject: reference.id, side) else { return false }
        return survival[target] == true && !matching.matches[target].isIn(side.other)
      }
      if isKept { survival[match] = true }
    }
  }

  /// The owner of a match in the merged document.
  mutating func owner(of match: Int) -> Int? {
    if let chosen = chosenOwners[match] { return chosen }
    let nodes = matching.matches[match]
    guard nodes.isIn(.ours) else { return matching.owner(of: match, .theirs) }
    guard nodes.isIn(.theirs) else { return matching.owner(of: match, .ours) }
    let (ours, theirs) = (matching.owner(of: match, .ours), matching.owner(of: match, .theirs))
    let base = matching.owner(of: match, .base)
    var owner = ours == base ? theirs : ours
    if ours != theirs, ours != base, theirs != base {
      owner = value(of: side(.move, match), base, ours, theirs)
      note(
        .move, match, attribute: nil, ownerName(match, .base), ownerName(match, .ours),
        ownerName(match, .theirs))
    }
    if let candidate = owner, !survives(candidate) {
      owner = [ours, theirs].compactMap(\.self).first { survives($0) }
    }
    if let owner { chosenOwners[match] = owner }
    return owner
  }

  /// The owner of a match on a side, for messages.
  func ownerName(_ match: Int, _ side: MergeSide) -> String? {
    guard let owner = matching.owner(of: match, side) else { return nil }
    let (object, element) = matching.path(of: owner)
    return [element, object].compactMap(\.self).joined(separator: " ")
  }
}
