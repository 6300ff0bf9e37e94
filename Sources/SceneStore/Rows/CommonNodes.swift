import SceneModel

/// The nodes that two trees have in common: the same nodes as deep as each other, at the start and
/// at the end.
struct CommonNodes {
  /// The position of the first node that differs.
  let start: Int
  /// The positions between in the older and in the newer tree.
  let older: Range<Int>
  let newer: Range<Int>

  /// The nodes that older and newer ones have in common.
  init(_ old: NodeLines, _ new: NodeLines) {
    let comparison = NodeComparison(old.tree, new.tree)
    func isSame(_ a: Int, _ b: Int) -> Bool {
      old.depths[a] == new.depths[b] && comparison.isSame(NodeID(a), NodeID(b))
    }
    var start = 1
    var (oldEnd, end) = (old.tree.count, new.tree.count)
    while start < oldEnd, start < end, isSame(start, start) { start += 1 }
    while oldEnd > start, end > start, isSame(oldEnd - 1, end - 1) { (oldEnd, end) = (oldEnd - 1, end - 1) }
    self.start = start
    older = start..<max(start, oldEnd)
    newer = start..<max(start, end)
  }

  /// Whether the nodes at one position of both have the same content.
  func isCommon(_ position: Int) -> Bool {
    position < start || older.upperBound == newer.upperBound && position >= newer.upperBound
  }
}
