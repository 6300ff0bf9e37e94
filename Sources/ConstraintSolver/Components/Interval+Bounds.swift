extension Interval {
  /// The values of an unknown that its bounds alone leave, level by level.
  ///
  /// - Parameters:
  ///   - bounds: All bounds, those of the unknown are a range of them; that is sorted.
  ///   - breaksTies: Whether bounds choose by rank among values with equal sums.
  ///   - levels: Memory for a level.
  /// - Returns: Nil where required bounds contradict each other.
  static func narrowed(
    by bounds: inout FlatArray<Bound>, _ range: Range<Int>, breaksTies: Bool, _ levels: inout LevelQueue
  ) -> Interval? {
    let end = range.upperBound
    var interval = Interval()
    if range.count > 1 { bounds.sort(range, by: Bound.precedesInTies(_:before:)) }
    var index = range.lowerBound
    while index < end && bounds[index].priority == 1000 {
      if !interval.require(bounds[index]) { return nil }
      index += 1
    }
    if index == end || interval.isPoint { return interval }
    let firstOptional = index
    var hasTies = false
    while index < end && bounds[index].priority > 0 {
      var next = index + 1
      while next < end && bounds[next].priority == bounds[index].priority { next += 1 }
      if next == index + 1 {
        interval.prefer(bounds[index])
      } else {
        hasTies = true
        levels.bounds.removeAll()
        levels.bounds.append(bounds, index..<next)
        levels.bounds.sort(0..<levels.count, by: Bound.precedesInLevels(_:before:))
        interval.minimize(levels.bounds, 0..<levels.count)
      }
      if interval.isPoint { return interval }
      index = next
    }
    if (hasTies || index < end) && breaksTies {
      for index in firstOptional..<end { interval.prefer(bounds[index]) }
    }
    return interval
  }
}
