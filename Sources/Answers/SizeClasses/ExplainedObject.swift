package import Ninefold

/// An object's explanation as it is printed.
package struct ExplainedObject {
  package let scene: SceneOutline
  package let tree: ElementTree
  let explanation: ObjectExplanation
  /// The attributes to show: those of the requested name, else those that a size class customizes.
  package let attributes: [AttributeExplanation]
  /// The other attributes, which no size class customizes; none where one was requested.
  package let others: [AttributeExplanation]
  let asksForOne: Bool
  package let naming: ObjectNaming

  package init(
    _ resolver: Resolver, _ scene: SceneOutline, _ node: NodeID, _ traits: TraitCollection,
    only path: ValuePath?, _ naming: ObjectNaming
  ) {
    self.init(
      resolver.explain(node, traits), scene, resolver.document.tree, only: path, naming)
  }

  /// An explanation of an object of a scene.
  package init(
    _ explanation: ObjectExplanation, _ scene: SceneOutline, _ tree: ElementTree, only path: ValuePath?,
    _ naming: ObjectNaming
  ) {
    self.naming = naming
    self.scene = scene
    self.tree = tree
    self.explanation = explanation
    asksForOne = path != nil
    if let path {
      attributes = explanation.attributes.filter { $0.path.starts(with: path) }
      others = []
    } else {
      attributes = explanation.attributes.filter(\.isCustomized)
      others = explanation.attributes.filter { !$0.isCustomized }
    }
  }

  /// The names of all attributes.
  package var names: [String] { explanation.attributes.map(\.path.text) }

  package var node: NodeID { explanation.node }
  package var element: String { tree.tag(of: node) }
  package var id: String { tree[node, .id] ?? "" }

  /// The class of an object: its custom class, else the class of its element.
  package var className: String? { tree.className(of: node) }

  package func id(of node: NodeID) -> String { tree[node, .id] ?? tree.tag(of: node) }
}

extension VariationKey {
  /// The size class whose line in the inspector the key is: the class's name, else the key as it is spelled.
  package var line: String {
    otherTraits.isEmpty && !isUnknown ? sizeClass.description : description
  }
}
