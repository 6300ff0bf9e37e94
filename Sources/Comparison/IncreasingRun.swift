/// The longest run of indices that increase.
enum IncreasingRun {
  /// The indices of a longest strictly increasing subsequence, in order.
  ///
  /// - Complexity: O(*n* log *n*) (Schensted, 1961).
  static func indices(in values: [Int]) -> [Int] {
    // The index that ends the best run of each length, and of each index the one before it in its run.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for index in values.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(index)
      index = previous[index]
    }
    return run.reversed()
  }
}
