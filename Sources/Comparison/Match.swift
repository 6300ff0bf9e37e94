import SceneModel

/// A thing in three documents: its node in each, where it has one.
struct Match: Hashable, Sendable {
  private var nodes: InlineNodes

  private struct InlineNodes: Hashable, Sendable {
    var base: Int32 = -1
    var ours: Int32 = -1
    var theirs: Int32 = -1
  }

  init(_ side: MergeSide, _ node: NodeID) {
    nodes = InlineNodes()
    self[side] = node
  }

  /// The node of a side, or nil where it has none.
  subscript(side: MergeSide) -> NodeID? {
    get {
      let index =
        switch side {
        case .base: nodes.base
        case .ours: nodes.ours
        case .theirs: nodes.theirs
        }
      return index < 0 ? nil : NodeID(Int(index))
    }
    set {
      let index = newValue?.index ?? -1
      switch side {
      case .base: nodes.base = index
      case .ours: nodes.ours = index
      case .theirs: nodes.theirs = index
      }
    }
  }

  /// Whether a side has the node.
  func isIn(_ side: MergeSide) -> Bool { self[side] != nil }
}
