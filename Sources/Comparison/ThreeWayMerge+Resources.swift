import SceneModel

extension ThreeWayMerge {
  /// Whether a match is a resource that a side names where the base does not.
  mutating func isUsedAnew(_ match: Int, by side: MergeSide) -> Bool {
    guard let node = matching.matches[match][side], let name = matching[side].tree[node, .name],
      let list = matching.owner(of: match, side), matching.name(of: list) == .resources
    else { return false }
    if newValues.isEmpty { newValues = MergeSide.allCases.map { valuesAdded(by: $0) } }
    return newValues[side.rawValue].contains(name)
  }

  /// The values of attributes that a side has where the base has none or another.
  private func valuesAdded(by side: MergeSide) -> Set<String> {
    var values: Set<String> = []
    for match in matching.matches {
      guard let node = match[side] else { continue }
      let former = match[.base].map { matching[.base].tree.attributes(of: $0) }
      for attribute in matching[side].tree.attributes(of: node) where attribute.name != .id {
        let name = matching[side].tree.names.text(attribute.name)
        let before = former?.first { matching[.base].tree.names.text($0.name) == name }
        if before?.value != attribute.value { values.insert(attribute.value) }
      }
    }
    return values
  }
}
