import SceneModel

/// The images and colours that a document's attributes name.
struct ResourceUse {
  /// The names under `<resources>` that some attribute outside of the list has.
  private(set) var used: Set<String> = []
  /// The names of system colours.
  private(set) var systemColors: Set<String> = []
  /// The names of catalogues' colours.
  private(set) var namedColors: Set<String> = []

  init(_ tree: ElementTree) {
    let names = Set(tree.resources.map { tree.elements(of: $0).compactMap { tree[$0, .name] } } ?? [])
    let range = tree.resources.map { tree.subtree(of: $0) } ?? 0..<0
    let systemColor = tree.names.find("systemColor")
    for index in 0..<tree.count where !range.contains(index) {
      let node = NodeID(index)
      for attribute in tree.attributes(of: node) {
        if names.contains(attribute.value) { used.insert(attribute.value) }
        guard tree.isElement(node, .color) else { continue }
        if attribute.name == systemColor { systemColors.insert(attribute.value) }
        if attribute.name == .name { namedColors.insert(attribute.value) }
      }
    }
  }
}

extension DocumentEditor {
  /// Lists the colours that the edit has begun to use, and no longer the resources that it has ceased to use:
  /// Interface Builder lists the used ones.
  mutating func updateResources(_ before: ResourceUse) {
    let now = ResourceUse(tree)
    if let resources = tree.resources {
      remove(
        tree.elements(of: resources).filter { resource in
          tree[resource, .name].map { before.used.contains($0) && !now.used.contains($0) } ?? false
        })
    }
    let colors = ColorSpelling(tree, catalogs: catalogs)
    for name in now.namedColors.subtracting(before.namedColors).sorted() {
      if let value = colors.listed(named: name) { list("namedColor", name, value) }
    }
    // Xcode 12 and later list the system colours with a value for the versions that do not know them.
    guard tree.toolsVersion.has(.listedSystemColors) else { return }
    for name in now.systemColors.subtracting(before.systemColors).sorted() {
      if let value = colors.listed(system: name) { list("systemColor", name, value) }
    }
  }

  /// Lists a colour where it is not listed: images come first, then catalogues' colours and the system's,
  /// each by name (InterfaceBuilder.md#system-colors).
  private mutating func list(_ element: String, _ name: String, _ value: NewElement) {
    guard let root = tree.root else { return }
    let resources: NodeID
    if let container = tree.resources {
      resources = container
    } else {
      let children = tree.elements(of: root).map { $0 }
      resources = insert(NewElement("resources"), in: root, at: children.count, of: children)
    }
    let children = tree.elements(of: resources).map { $0 }
    if children.contains(where: { tree.tag(of: $0) == element && tree[$0, .name] == name }) { return }
    let kinds = ["image", "namedColor", "systemColor"]
    let rank = kinds.firstIndex(of: element) ?? kinds.count
    let index = children.firstIndex { child in
      let other = kinds.firstIndex(of: tree.tag(of: child)) ?? 0
      return other > rank || other == rank && (tree[child, .name] ?? "") > name
    }
    insert(
      NewElement(element, ["name": name], [value]), in: resources, at: index ?? children.count,
      of: children)
  }
}
