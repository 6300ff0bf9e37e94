import SceneModel

extension SizeClassSet {
  /// The name of the set for people, such as `compact height`, `regular width`, `any width × compact height`
  /// or `all size classes`.
  ///
  /// Widths and heights that go with each other are named together. Where that is shorter, the missing size
  /// classes are named. An empty set has no words.
  var words: String {
    if self == .all { return "all size classes" }
    let rest = SizeClassSet.all.subtracting(self)
    let (named, remaining) = (boxes, rest.boxes)
    if remaining.count < named.count { return "all size classes but " + remaining.joinedInWords }
    return named.joinedInWords
  }

  /// The fewest products of widths and heights whose union is the set, in words: grouped by widths
  /// or by heights.
  private var boxes: [String] {
    let (columns, rows) = (groups { ($0, $1) }, groups { ($1, $0) })
    return rows.count < columns.count
      ? rows.map { Self.words(widths: $0.inner, heights: $0.outer) }
      : columns.map { Self.words(widths: $0.outer, heights: $0.inner) }
  }

  /// The extents along one axis with the same extents along the other in the set.
  private func groups(
    _ turned: (SizeClass.Extent, SizeClass.Extent) -> (SizeClass.Extent, SizeClass.Extent)
  ) -> [(outer: [SizeClass.Extent], inner: [SizeClass.Extent])] {
    var groups: [(outer: [SizeClass.Extent], inner: [SizeClass.Extent])] = []
    for outer in SizeClass.Extent.allCases {
      let inner = SizeClass.Extent.allCases.filter { extent in
        let (width, height) = turned(outer, extent)
        return contains(SizeClass(width: width, height: height))
      }
      if inner.isEmpty { continue }
      if let index = groups.firstIndex(where: { $0.inner == inner }) {
        groups[index].outer.append(outer)
      } else {
        groups.append(([outer], inner))
      }
    }
    return groups
  }

  private static func words(widths: [SizeClass.Extent], heights: [SizeClass.Extent]) -> String {
    let all = SizeClass.Extent.allCases.count
    if widths.count == all { return words(heights, "height") }
    if heights.count == all { return words(widths, "width") }
    return words(widths, "width") + " × " + words(heights, "height")
  }

  private static func words(_ extents: [SizeClass.Extent], _ axis: String) -> String {
    extents.map(\.rawValue).joined(separator: " or ") + " " + axis
  }
}
