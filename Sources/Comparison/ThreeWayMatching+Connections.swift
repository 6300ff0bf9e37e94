import SceneModel

extension ThreeWayMatching {
  /// The fates of connections that one side made anew as they were: whether each such match is in the
  /// merged document.
  ///
  /// The new connection is, as any that was added. Where a side did nothing else to a list of connections,
  /// though, and the other did, the list is as the other side has it.
  func remadeConnections() -> [Int: Bool] {
    var fates: [Int: Bool] = [:]
    for list in matches.indices where name(of: list) == .connections {
      for side in [MergeSide.ours, .theirs] {
        let (former, own) = (members(of: list, .base), members(of: list, side))
        guard former != own, former.count == own.count else { continue }
        let content = contents(of: list, .base)
        guard content == contents(of: list, side), content != contents(of: list, side.other) else { continue }
        for (old, new) in zip(former, own) where isRemade(old, new, by: side) {
          fates[old] = true
          fates[new] = false
        }
      }
    }
    return fates
  }

  private func isRemade(_ old: Int, _ new: Int, by side: MergeSide) -> Bool {
    !matches[old].isIn(side) && matches[old].isIn(side.other) && !matches[new].isIn(.base)
      && !matches[new].isIn(side.other)
  }

  /// The contents of a match's members on a side, without identifiers.
  private func contents(of match: Int, _ side: MergeSide) -> [NodeContent] {
    guard let node = matches[match][side] else { return [] }
    return self[side].members(of: node).map(self[side].content(of:))
  }
}
