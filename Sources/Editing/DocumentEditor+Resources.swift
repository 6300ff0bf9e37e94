import SceneModel

/// The use of the images and colours that a document lists under `<resources>`.
struct ResourceUse {
  /// The names of the resources that some attribute outside of the list has.
  private(set) var used: Set<String> = []

  init(_ tree: ElementTree) {
    guard let resources = tree.resources else { return }
    let names = Set(tree.elements(of: resources).compactMap { tree[$0, .name] })
    let range = tree.subtree(of: resources)
    for index in 0..<tree.count where !range.contains(index) {
      for attribute in tree.attributes(of: NodeID(index)) where names.contains(attribute.value) {
        used.insert(attribute.value)
      }
    }
  }
}

extension DocumentEditor {
  /// Lists the resources that the edit has begun to use, and no longer those that it has ceased to use:
  /// Interface Builder lists the used ones.
  mutating func updateResources(_ before: ResourceUse) {
    if let resources = tree.resources {
      let now = ResourceUse(tree).used
      remove(
        tree.elements(of: resources).filter { resource in
          tree[resource, .name].map { before.used.contains($0) && !now.contains($0) } ?? false
        })
    }
    // Xcode 12 and later list the system colours with a value for the versions that do not know them.
    guard tree.toolsVersion.has(.listedSystemColors) else { return }
    let name = tree.names.find("systemColor")
    var missing: [String] = []
    for index in 0..<tree.count {
      guard let name, let color = tree[NodeID(index), name], Self.systemColors[color] != nil,
        !missing.contains(color), !isListed(color)
      else { continue }
      missing.append(color)
    }
    for color in missing.sorted() { list(color) }
  }

  private func isListed(_ color: String) -> Bool {
    guard let resources = tree.resources else { return false }
    return tree.elements(of: resources).contains { tree[$0, .name] == color }
  }

  private mutating func list(_ color: String) {
    guard let root = tree.root, let value = Self.systemColors[color] else { return }
    let resources: NodeID
    if let container = tree.resources {
      resources = container
    } else {
      let children = tree.elements(of: root).map { $0 }
      resources = insert(NewElement("resources"), in: root, at: children.count, of: children)
    }
    let children = tree.elements(of: resources).map { $0 }
    let index = children.firstIndex { tree.isElement($0, .systemColor) && (tree[$0, .name] ?? "") > color }
    insert(
      NewElement("systemColor", ["name": color], [value]), in: resources, at: index ?? children.count,
      of: children)
  }

  /// The system colours that the library's views have, as they are listed
  /// (InterfaceBuilder.md#system-colors).
  private static let systemColors: [String: NewElement] = [
    "systemBackgroundColor": NewElement(
      "color",
      [
        "white": "1", "alpha": "1", "colorSpace": "custom",
        "customColorSpace": "genericGamma22GrayColorSpace",
      ]),
    "labelColor": NewElement(
      "color",
      [
        "white": "0.0", "alpha": "1", "colorSpace": "custom",
        "customColorSpace": "genericGamma22GrayColorSpace",
      ]),
  ]
}
