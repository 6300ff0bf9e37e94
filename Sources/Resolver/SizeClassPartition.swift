import SceneModel

/// The nine classes in groups that nothing distinguishes yet.
struct SizeClassPartition {
  private(set) var groups: [SizeClassSet] = [.all]

  /// Puts the classes in a set and those outside it in different groups.
  mutating func split(by set: SizeClassSet) {
    if set == .all { return }
    for index in groups.indices {
      let inside = groups[index].intersection(set)
      if inside.isEmpty || inside == groups[index] { continue }
      groups.append(groups[index].subtracting(set))
      groups[index] = inside
    }
  }

  /// The groups, in the order of their first classes.
  var sortedGroups: [SizeClassSet] {
    groups.sorted { $0.rawValue.trailingZeroBitCount < $1.rawValue.trailingZeroBitCount }
  }

  /// Calls a function for one class of each group; gives every class its group's result, in the order of
  /// ``SizeClass/all``.
  func map<Result>(_ result: (SizeClass) -> Result) -> [Result] {
    let results = groups.map { group in result(SizeClass.all[group.rawValue.trailingZeroBitCount]) }
    return SizeClass.all.compactMap { sizeClass in
      groups.firstIndex { $0.contains(sizeClass) }.map { results[$0] }
    }
  }
}
