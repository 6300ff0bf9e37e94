import SceneModel

extension ThreeWayMerge {
  /// Removes references to elements that only one side removed, until there are none.
  mutating func removeDanglingReferences() {
    var owners: [Int: Int] = [:]
    for (owner, list) in members { for member in list { owners[member] = owner } }
    var held: [String: Int] = [:]
    var referrers: [String: [Int]] = [:]
    for match in members.keys.sorted() {
      for attribute in attributes[match] ?? [] {
        if attribute.name == "id" {
          held[attribute.value, default: 0] += 1
        } else if isReference(attribute) {
          referrers[attribute.value, default: []].append(match)
        }
      }
    }
    var missing = referrers.keys.filter { held[$0] == nil }.sorted()
    while let id = missing.popLast() {
      for match in referrers[id] ?? [] where members[match] != nil {
        for id in removeReference(to: id, from: match, &owners) {
          held[id, default: 0] -= 1
          if held[id] == 0, referrers[id] != nil { missing.append(id) }
        }
      }
    }
  }

  private func isReference(_ attribute: MergedAttribute) -> Bool {
    guard attribute.name != "id" else { return false }
    let source = matching[attribute.side]
    guard let name = source.tree.names.find(attribute.name) else { return false }
    return source.isReference(attribute.original ?? Attribute(name, attribute.value))
  }

  /// Removes a reference, with the element where that has no meaning without it.
  ///
  /// - Returns: The identifiers that were removed with it.
  private mutating func removeReference(
    to id: String, from match: Int, _ owners: inout [Int: Int]
  ) -> [String] {
    let dangling = (attributes[match] ?? []).filter { attribute in
      attribute.value == id && isReference(attribute)
        && matching[attribute.side].objects[attribute.former] != nil
    }
    guard let first = dangling.first else { return [] }
    let (holder, element) = matching.path(of: match)
    removed.append(RemovedReference(object: id, holder: holder, element: element, side: first.side))
    guard isReferrer(match), let owner = owners[match] else {
      attributes[match]?.removeAll { attribute in dangling.contains { $0.name == attribute.name } }
      return []
    }
    members[owner]?.removeAll { $0 == match }
    var ids: [String] = []
    var waiting = [match]
    while let match = waiting.popLast() {
      ids += (attributes[match] ?? []).filter { $0.name == "id" }.map(\.value)
      waiting += members.removeValue(forKey: match) ?? []
    }
    return ids
  }

  /// Whether an element is there for its reference alone.
  private func isReferrer(_ match: Int) -> Bool {
    switch matching.name(of: match) {
    case .include, .exclude: true
    case let name: NodeIdentity.isReferrer(name)
    }
  }
}
