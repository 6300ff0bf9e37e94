import Controls
package import Resolver
package import SceneModel

extension Resolution {
  /// The class of an object: its own where it names one, else the one that its element stands for, else that
  /// of a plain view of the document's platform.
  package func className(of node: NodeID) -> String {
    attribute(node, .customClass) ?? tree.className(of: node) ?? ObjectKind.plainView(on: tree.platform)
  }

  /// The key of the variation that installs an object or a constraint; nil where none does.
  package func installingKey(of node: NodeID) -> VariationKey? {
    if case .installed(let key) = installation(of: node) { key } else { nil }
  }

  /// The numbers of a constraint that a variation gives, each with the key of the last that does.
  package func variedNumbers(of constraint: NodeID) -> [(name: String, key: VariationKey)] {
    let variations = variations(of: constraint)
    return [KnownName.multiplier, .constant, .priority].compactMap { name in
      guard let variation = variations.last(where: { tree[$0, name] != nil }) else { return nil }
      return (name.text, VariationKey(tree[variation, .key] ?? ""))
    }
  }
}
