import SceneModel

extension ThreeWayMerge {
  /// Whether a match is a resource that a side uses more often than the base.
  mutating func isUsedAnew(_ match: Int, by side: MergeSide) -> Bool {
    guard let node = matching.matches[match][side], let name = matching[side].tree[node, .name],
      let list = matching.owner(of: match, side), matching.name(of: list) == .resources
    else { return false }
    if uses.isEmpty { uses = MergeSide.allCases.map { Self.uses(in: matching[$0].tree) } }
    return uses[side.rawValue][name, default: 0] > uses[MergeSide.base.rawValue][name, default: 0]
  }

  /// How often each value stands in an attribute that may name a resource.
  private static func uses(in tree: ElementTree) -> [String: Int] {
    var uses: [String: Int] = [:]
    for index in 1..<max(1, tree.count) {
      for attribute in tree.attributes(of: NodeID(index)) where attribute.name != .id {
        uses[attribute.value, default: 0] += 1
      }
    }
    return uses
  }
}
