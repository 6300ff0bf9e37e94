import Controls
import SceneModel

extension DocumentEditor {
  /// The view that a view is laid out in: its parent by `<subviews>`; for a content view, the view whose
  /// content it is.
  func superview(of node: NodeID) -> NodeID? {
    guard let container = tree.parent(of: node) else { return nil }
    if tree.isElement(container, .subviews) { return tree.parent(of: container) }
    return tree.isView(container) && tree[node, .key] == "contentView" ? container : nil
  }

  /// The view to which subviews of an object are added: a controller's view, a cell's content view, the
  /// object itself.
  func host(_ id: ObjectID) throws(EditError) -> NodeID {
    try host(id, at: node(id))
  }

  /// The view that takes the subviews of an object, which a node is.
  func host(_ id: ObjectID, at node: NodeID) throws(EditError) -> NodeID {
    var node = node
    if tree.role(of: node) == .controller {
      guard let view = tree.child(of: node, key: "view") else { throw EditError(.holdsNoViews, id) }
      node = view
    }
    if let content = tree.child(of: node, key: "contentView"), tree.isView(content) { node = content }
    guard tree.isView(node), tree.objectKind(of: node)?.takesSubviews ?? true else {
      throw EditError(.holdsNoViews, id)
    }
    return node
  }

  /// The subviews of a view, in order.
  func subviews(of node: NodeID) -> [NodeID] {
    guard let container = tree.child(of: node, .subviews) else { return [] }
    return tree.elements(of: container).map { $0 }
  }

  /// The container of a view's subviews, made where there is none.
  mutating func subviewContainer(of node: NodeID) -> NodeID {
    tree.child(of: node, .subviews) ?? insertChild(NewElement("subviews"), in: node)
  }

  /// The identifiers in a subtree.
  func identifiers(in node: NodeID) -> Set<String> {
    var result: Set<String> = []
    for index in tree.subtree(of: node) {
      if let id = tree[NodeID(index), .id] { result.insert(id) }
    }
    return result
  }

  /// The constraints outside a subtree that touch something in it.
  func constraints(touching ids: Set<String>, outside range: Range<Int>) -> [NodeID] {
    (0..<tree.count).lazy.filter { !range.contains($0) }.map { NodeID($0) }.filter { node in
      guard tree.isElement(node, .constraint) else { return false }
      return [tree[node, .firstItem], tree[node, .secondItem]].contains { $0.map(ids.contains) ?? false }
    }
  }

  mutating func move(_ id: ObjectID, to parent: ObjectID, at index: Int?) throws(EditError) {
    let node = try node(id)
    guard let item = installable(node), item.mask == "subviews" else { throw EditError(.movesNot, id) }
    let host = try host(parent)
    if tree.subtree(of: node).contains(Int(host.index)) { throw EditError(.movesIntoItself, id) }
    if scene(of: node) != scene(of: host) { throw EditError(.otherScene, id) }
    let count = subviews(of: host).filter { $0 != node }.count
    if let index, !(0...count).contains(index) { throw EditError(.badIndex(index, count: count), id) }
    let hostID = tree[host, .id].map { ObjectID($0) } ?? parent
    let installed = installationEntries(item)
    let staysInside = item.owner == host
    // The masks' entries go with the view; their index follows the new order.
    for (key, _) in installed { forget(id, key) }
    if !staysInside { removeConstraints(touching: id) }
    try place(id, in: hostID, at: index ?? count)
    for (key, installs) in installed {
      if let item = find(id).flatMap(installable) { setInstallation(item, key, to: installs) }
    }
    outcome.summary = "move \(id) to \(hostID)"
  }

  /// The mask entries of each variation for an object, in document order.
  private func installationEntries(_ item: Installable) -> [(VariationKey, Bool)] {
    var keys: [VariationKey] = []
    for variation in tree.elements(of: item.owner) where tree.isElement(variation, .variation) {
      let key = VariationKey(tree[variation, .key] ?? "")
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.compactMap { key in installation(item, key).map { (key, $0) } }
  }

  private mutating func forget(_ id: ObjectID, _ key: VariationKey) {
    if let item = find(id).flatMap(installable) { setInstallation(item, key, to: nil) }
  }

  private mutating func removeConstraints(touching id: ObjectID) {
    guard let node = find(id) else { return }
    let range = tree.subtree(of: node)
    removeObjects(constraints(touching: identifiers(in: node), outside: range))
  }

  private mutating func place(_ id: ObjectID, in host: ObjectID, at index: Int) throws(EditError) {
    _ = subviewContainer(of: try node(host))
    let node = try node(id)
    let old = tree.parent(of: node)
    let container = subviewContainer(of: try self.node(host))
    let children = tree.elements(of: container).filter { $0 != node }
    let before = index < children.count ? children[index] : nil
    if before == nil, old == container, tree.elements(of: container).map({ $0 }).last == node { return }
    let following = before ?? self.following(children.count, of: children, in: container)
    let oldOwner = old.flatMap { tree.parent(of: $0) }.flatMap { tree[$0, .id] }
    tree.move(node, to: container, before: following == node ? nil : following)
    if let oldOwner = oldOwner.flatMap({ find(ObjectID($0)) }),
      let emptied = tree.child(of: oldOwner, .subviews), tree.elements(of: emptied).allSatisfy({ _ in false })
    {
      tree.remove([emptied])
    }
  }
}
