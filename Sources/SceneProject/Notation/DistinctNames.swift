import SceneModel

/// The names of one element's attributes, which are few: a list is searched until it is long.
struct DistinctNames {
  private var few: [Name] = []
  private var many: Set<Name> = []

  /// Adds a name, and says whether it was not there.
  mutating func insert(_ name: Name) -> Bool {
    if !many.isEmpty { return many.insert(name).inserted }
    if few.contains(name) { return false }
    few.append(name)
    if few.count == 32 { many = Set(few) }
    return true
  }
}
