import SceneModel

extension DocumentEditor {
  /// The variations of an object whose key means the same as the current class's, in document order.
  func variations(of node: NodeID, _ key: VariationKey) -> [NodeID] {
    tree.elements(of: node).filter {
      tree.isElement($0, .variation) && VariationKey(tree[$0, .key] ?? "") == key
    }
  }

  /// The variation of an object for a key: the last where a merge has left several, a new one where
  /// there is none.
  mutating func variation(of node: NodeID, _ key: VariationKey) -> NodeID {
    if let last = variations(of: node, key).last { return last }
    let new = NewElement("variation", ["key": key.description])
    let children = tree.elements(of: node).map { $0 }
    let rank = Self.position(key)
    // Default, height alone, width alone, both; compact before regular (InterfaceBuilder.md#variation-order).
    if let index = children.lastIndex(where: { position(ofVariation: $0).map { $0 < rank } ?? false }) {
      return insert(new, in: node, at: index + 1, of: children)
    }
    if let index = children.firstIndex(where: { position(ofVariation: $0) != nil }) {
      return insert(new, in: node, at: index, of: children)
    }
    return insertChild(new, in: node)
  }

  private func position(ofVariation node: NodeID) -> Int? {
    guard tree.isElement(node, .variation) else { return nil }
    return Self.position(VariationKey(tree[node, .key] ?? ""))
  }

  private static func position(_ key: VariationKey) -> Int {
    func number(_ extent: SizeClass.Extent) -> Int {
      switch extent {
      case .any: 0
      case .compact: 1
      case .regular: 2
      }
    }
    return key.rank * 9 + number(key.sizeClass.height) * 3 + number(key.sizeClass.width)
  }
}

extension DocumentEditor {
  /// A view or a constraint as it stands in its owner.
  struct Installable {
    let id: ObjectID
    let owner: NodeID
    /// `subviews` or `constraints`: the container's name, and the key of its masks.
    let container: NodeID
    let mask: String
  }

  /// Where a view or a constraint is installed, or nil of what cannot be installed.
  func installable(_ node: NodeID) -> Installable? {
    guard let id = tree[node, .id], let container = tree.parent(of: node),
      tree.isElement(container, .subviews) || tree.isElement(container, .constraints),
      let owner = tree.parent(of: container)
    else { return nil }
    return Installable(id: ObjectID(id), owner: owner, container: container, mask: tree.tag(of: container))
  }

  /// The entry of the masks of a key for an object, the last one, as later ones override; nil where
  /// there is none.
  func installation(_ item: Installable, _ key: VariationKey) -> Bool? {
    var result: Bool?
    for variation in variations(of: item.owner, key) {
      for entry in entries(item, in: variation) { result = tree.isElement(entry, .include) }
    }
    return result
  }

  private func entries(_ item: Installable, in variation: NodeID) -> [NodeID] {
    tree.elements(of: variation).filter { tree.isElement($0, .mask) }.flatMap { mask in
      tree.elements(of: mask).filter { tree[$0, .reference] == item.id.text }
    }
  }

  /// Whether the masks install an object in each of the nine classes, in the order of ``SizeClass/all``.
  func installations(_ item: Installable) -> [Bool] {
    let all = tree.variations(of: item.owner).flatMap { variation in
      entries(item, in: variation.node).map { (key: variation.key, node: $0) }
    }
    return SizeClass.all.map { sizeClass in
      let traits = TraitCollection(sizeClass: sizeClass)
      let deciding = all.last { $0.key.applies(to: traits) }?.node
      return deciding.map { tree.isElement($0, .include) } ?? true
    }
  }

  /// Writes the entry of the masks of a key for an object: nil removes it.
  mutating func setInstallation(_ item: Installable, _ key: VariationKey, to installs: Bool?) {
    let old = variations(of: item.owner, key).flatMap { entries(item, in: $0) }
    guard let installs else { return remove(old) }
    let entry = NewElement(installs ? "include" : "exclude", ["reference": item.id.text])
    if let last = old.last {
      let new = tree.replace(last, with: entry)
      return remove(old.dropLast().filter { $0 != new })
    }
    let variation = variation(of: item.owner, key)
    let mask = mask(item.mask, in: variation)
    let siblings = tree.elements(of: mask).map { $0 }
    insert(entry, in: mask, at: index(of: item, among: siblings), of: siblings)
  }

  private mutating func mask(_ name: String, in variation: NodeID) -> NodeID {
    let children = tree.elements(of: variation).map { $0 }
    func isMask(_ node: NodeID, _ name: String) -> Bool {
      tree.isElement(node, .mask) && tree[node, .key] == name
    }
    if let mask = children.first(where: { isMask($0, name) }) { return mask }
    let before = name == "subviews" ? children.firstIndex { isMask($0, "constraints") } : nil
    return insert(
      NewElement("mask", ["key": name]), in: variation, at: before ?? children.count, of: children)
  }

  /// Subviews stand in masks as they are declared; constraints in the order in which they came, the same in
  /// all masks of an object (InterfaceBuilder.md#variation-order).
  private func index(of item: Installable, among entries: [NodeID]) -> Int {
    let ids = entries.map { tree[$0, .reference] ?? "" }
    let order = item.mask == "subviews" ? declared(in: item.owner) : masked(in: item)
    guard let position = order.firstIndex(of: item.id.text) else { return entries.count }
    let later = Set(order[(position + 1)...])
    return ids.firstIndex { later.contains($0) } ?? entries.count
  }

  private func declared(in owner: NodeID) -> [String] {
    tree.child(of: owner, .subviews).map { tree.elements(of: $0).compactMap { tree[$0, .id] } } ?? []
  }

  /// The references of the mask of another class that holds the item.
  private func masked(in item: Installable) -> [String] {
    for variation in tree.elements(of: item.owner) where tree.isElement(variation, .variation) {
      for mask in tree.elements(of: variation) where tree.isElement(mask, .mask) {
        let ids = tree.elements(of: mask).map { tree[$0, .reference] ?? "" }
        if ids.contains(item.id.text) { return ids }
      }
    }
    return []
  }
}
