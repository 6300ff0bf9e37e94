/// The items of one priority, among those sorted.
struct Level: BitwiseCopyable {
  var priority: Double
  /// How many there are, then where the next one goes.
  var place: Int
}

extension Reduction {
  /// With more priorities than this, items are sorted by comparison.
  private static let mostLevels = 24

  /// Sorts items that stand in the order of quantities by level, then by quantity, then by position.
  ///
  /// - Complexity: Linear in the items but for those of one quantity and priority, which are sorted.
  mutating func sortByLevel() {
    levels.removeAll()
    for index in 0..<levelItems.count {
      let priority = levelItems[index].priority
      let level = self.level(of: priority)
      if level == levels.count {
        if level == Self.mostLevels {
          levelItems.sort(0..<levelItems.count, by: CostItem.isMinimized(_:before:))
          return
        }
        levels.append(Level(priority: priority, place: 0))
      }
      levels[level].place += 1
    }
    levels.sort(0..<levels.count) { $0.priority > $1.priority }
    var start = 0
    for level in 0..<levels.count {
      let size = levels[level].place
      levels[level].place = start
      start += size
    }
    if start == 0 { return }
    sortedItems.fill(levelItems[0], count: start)
    for index in 0..<start {
      let level = self.level(of: levelItems[index].priority)
      sortedItems[levels[level].place] = levelItems[index]
      levels[level].place += 1
    }
    swap(&levelItems, &sortedItems)
    sortPositions()
  }

  @inline(__always)
  private func level(of priority: Double) -> Int {
    var level = 0
    while level < levels.count && levels[level].priority != priority { level += 1 }
    return level
  }

  /// Sorts items of one level and quantity, which stand together, by position.
  private mutating func sortPositions() {
    var start = 0
    while start < levelItems.count {
      let quantity = levelItems[start].quantity
      let priority = levelItems[start].priority
      var end = start + 1
      while end < levelItems.count && levelItems[end].quantity == quantity
        && levelItems[end].priority == priority
      { end += 1 }
      if end > start + 1 { levelItems.sort(start..<end, by: CostItem.isMinimized(_:before:)) }
      start = end
    }
  }

  /// Keeps the optional items whose quantities can still move, and all wishes to be near zero, in the order in
  /// which ties are decided.
  static func keepUndecided(
    _ items: inout FlatArray<CostItem>, _ lower: borrowing FlatArray<Double>,
    _ upper: borrowing FlatArray<Double>
  ) {
    var count = 0
    for index in 0..<items.count {
      let item = items[index]
      if item.priority == 1000 || (item.priority > 0 && lower[item.quantity] >= upper[item.quantity]) {
        continue
      }
      items[count] = item
      count += 1
    }
    items.truncate(to: count)
    items.sort(0..<count, by: CostItem.isDecided(_:before:))
  }
}
