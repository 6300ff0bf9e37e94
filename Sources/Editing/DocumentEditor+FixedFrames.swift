import Controls
import SceneModel

extension DocumentEditor {
  /// The views that Interface Builder lays out by their frames: in a layout by constraints, those that no
  /// constraint places and no stack view arranges.
  ///
  /// It writes `fixedFrame` and an autoresizing mask for them and for no others
  /// (InterfaceBuilder.md#fixed-frames). A constraint does not place the superview that it is held by.
  func viewsWithoutConstraints() -> Set<String> {
    guard tree.usesAutoLayout else { return [] }
    var placed: Set<String> = []
    var views: [String] = []
    for index in 0..<tree.count {
      let node = NodeID(index)
      if tree.isElement(node, .constraint) {
        placed.formUnion(placedItems(of: node))
      } else if let id = tree[node, .id],
        tree.flag(node, .translatesAutoresizingMaskIntoConstraints) == false,
        let owner = installable(node)?.owner, !tree.isElement(owner, .stackView), tree.isView(node)
      {
        views.append(id)
      }
    }
    return Set(views).subtracting(placed)
  }

  private func placedItems(of constraint: NodeID) -> [String] {
    guard let owner = tree.parent(of: constraint).flatMap(tree.parent(of:)) else { return [] }
    let ownerID = tree[owner, .id] ?? ""
    let items = [tree[constraint, .firstItem] ?? ownerID, tree[constraint, .secondItem]].compactMap { $0 }
    return items.allSatisfy { $0 == ownerID } ? items : items.filter { $0 != ownerID }
  }

  /// Fixes the frames of the views that an edit has left without constraints, and releases those of views
  /// that it has given constraints.
  mutating func updateFixedFrames(_ before: Set<String>) {
    let now = viewsWithoutConstraints()
    for id in now.subtracting(before).sorted() {
      guard let node = find(ObjectID(id)), tree[node, .fixedFrame] == nil else { continue }
      setAttribute("fixedFrame", of: node, to: "YES")
      guard tree.child(of: node, key: "autoresizingMask") == nil else { continue }
      insertChild(
        NewElement(
          "autoresizingMask", ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"]),
        in: node)
    }
    for id in before.subtracting(now).sorted() {
      guard let node = find(ObjectID(id)), tree.removeAttribute(Name(.fixedFrame), of: node) else { continue }
      if let mask = tree.child(of: node, key: "autoresizingMask") { tree.remove([mask]) }
    }
  }
}
