import SceneModel

extension MergeSource {
  /// Whether a rectangle is the frame of a view that an autoresizing mask places: no constraint decides it.
  func isGivenFrame(_ node: NodeID) -> Bool {
    guard let view = tree.parent(of: node), let list = tree.parent(of: view), tree.isElement(list, .subviews),
      tree[node, .key] == "frame"
    else { return false }
    return tree[view, .translatesAutoresizingMaskIntoConstraints] != "NO"
      && tree.child(of: view, .autoresizingMask) != nil
  }

  /// The numbers of a rectangle: x, y, width and height in points; nil where it has none.
  private func numbers(of rectangle: NodeID) -> [Double?] {
    [KnownName.x, .y, .width, .height].map { tree[rectangle, $0].flatMap { Double(attribute: $0) } }
  }

  /// The size of the superview of the view of a frame, in points.
  private func sizeAround(_ frame: NodeID) -> [Double?] {
    guard let view = tree.parent(of: frame), let list = tree.parent(of: view),
      let around = tree.parent(of: list),
      let rectangle = tree.children(of: around).first(where: {
        tree.isElement($0, .rect) && tree[$0, .key] == "frame"
      })
    else { return [] }
    return Array(numbers(of: rectangle)[2...])
  }

  /// Whether somebody changed a given frame from another version of the document, by more than half a point.
  ///
  /// Where the superview has another size, the mask changed the frame.
  func hasChosen(_ frame: NodeID, otherThan former: NodeID, in other: MergeSource) -> Bool {
    guard isGivenFrame(frame), other.isGivenFrame(former),
      sizeAround(frame) == other.sizeAround(former)
    else { return false }
    return !MergeNoise.isHalfPoint(
      numbers(of: frame).map { $0 ?? 0 }, other.numbers(of: former).map { $0 ?? 0 })
  }
}
