import Ninefold

extension JSONWriter {
  /// Writes what of a scene is in force.
  mutating func write(_ scene: EffectiveScene, _ resolution: Resolution) throws(Output.Failure) {
    try beginObject()
    try writeHead(scene.outline, scene.traits.sizeClass)
    try name("objects")
    try beginArray(.lines)
    for node in scene.objects { try write(node, resolution) }
    try end()
    try name("constraints")
    try beginArray(.lines)
    for constraint in scene.constraints { try write(constraint, resolution) }
    try end()
    try end()
  }

  private mutating func write(_ node: NodeID, _ resolution: Resolution) throws(Output.Failure) {
    let tree = resolution.tree
    try beginObject()
    try member("id", tree[node, .id] ?? "")
    try member("type", tree.tag(of: node))
    try member("class", resolution.className(of: node))
    try member("parent", resolution.superview(of: node).flatMap { tree[$0, .id] })
    try name("attributes")
    try beginObject()
    let attributes = resolution.attributes(of: node)
    for attribute in attributes { try member(attribute.name, attribute.value) }
    try end()
    try member("origin", resolution.installationOrigin(of: node))
    try name("origins")
    try beginObject()
    for attribute in attributes {
      if let origin = attribute.origin { try member(attribute.name, origin.description) }
    }
    try end()
    try end()
  }

  private mutating func write(
    _ constraint: LayoutConstraint, _ resolution: Resolution
  ) throws(Output.Failure) {
    let tree = resolution.tree
    try beginObject()
    try member("id", constraint.id.text)
    try member("owner", tree[constraint.owner, .id])
    try member("first", constraint.first)
    try member("relation", constraint.relation.rawValue)
    try member("second", constraint.second)
    try member("multiplier", constraint.multiplier)
    try member("constant", constraint.constant)
    try member("priority", constraint.priority)
    try member("origin", resolution.installationOrigin(of: constraint.node))
    try name("origins")
    try beginObject()
    let variations = resolution.variations(of: constraint.node)
    for value in [KnownName.multiplier, .constant, .priority] {
      guard let variation = variations.last(where: { tree[$0, value] != nil }) else { continue }
      try member(value.text, VariationKey(tree[variation, .key] ?? "").description)
    }
    try end()
    try end()
  }

  private mutating func member(_ name: String, _ side: LayoutConstraint.Side?) throws(Output.Failure) {
    try self.name(name)
    guard let side else { return try null() }
    try beginObject()
    try member("item", side.item.text)
    try member("attribute", side.attribute.rawValue)
    try end()
  }
}

extension Resolution {
  /// What installs an object or a constraint: the key of the variation whose mask includes it, else `base`.
  func installationOrigin(of node: NodeID) -> String {
    if case .installed(let key?) = installation(of: node) { key.description } else { "base" }
  }

  /// The class of an object: its own where it names one, else the one that its element stands for.
  func className(of node: NodeID) -> String {
    attribute(node, .customClass) ?? tree.objectKind(of: node)?.className ?? "UIView"
  }
}
