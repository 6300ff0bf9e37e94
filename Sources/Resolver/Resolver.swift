public import SceneModel

/// Finds what of a document is in force under any trait collection.
///
/// Takes a document once and reads its variations, masks and constraints into flat tables; each ``resolve(_:)`` then
/// costs only what the document varies. The rules are those of Interface Builder: a variation applies where every
/// trait of its key is present; of those that apply, the more specific one wins; an uninstalled view takes its
/// subtree with it, and every constraint that touches any of it.
public struct Resolver: Sendable {
  public let document: Document

  /// A `<variation>` of an object.
  struct Variation: Sendable {
    let owner: NodeID
    let node: NodeID
    let key: VariationKey
    /// What its masks say of children of the owner: the child, and whether it is installed.
    let masks: [Mask]
  }

  struct Mask: Sendable {
    let child: NodeID
    let installs: Bool
  }

  /// A `<constraint>` and the places of its items, -1 of an item that the document does not hold.
  struct ConstraintItems: Sendable {
    let node: NodeID
    let owner: Int32
    let first: Int32
    let second: Int32
  }

  /// The variations, those of one object together, the most general first.
  let variations: [Variation]
  let constraints: [ConstraintItems]
  let identifiers: [String: NodeID]

  /// Reads the variations and constraints of a document.
  ///
  /// - Complexity: O(*n*) of the document's nodes.
  public init(_ document: Document) {
    self.document = document
    let tree = document.tree
    var identifiers: [String: NodeID] = [:]
    var variationNodes: [NodeID] = []
    var constraintNodes: [NodeID] = []
    for index in 0..<tree.count {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element else { continue }
      if tree.name(of: node) == .variation {
        variationNodes.append(node)
      } else if let id = tree[node, .id] {
        if identifiers[id] == nil { identifiers[id] = node }
        if tree.name(of: node) == .constraint, tree[node, .firstAttribute] != nil {
          constraintNodes.append(node)
        }
      }
    }
    self.identifiers = identifiers
    variations = Self.readVariations(variationNodes, tree, identifiers)
    constraints = constraintNodes.map { node in
      func place(_ name: KnownName) -> Int32 { tree[node, name].flatMap { identifiers[$0] }?.index ?? -1 }
      let owner = tree.parent(of: node).flatMap(tree.parent(of:))?.index ?? -1
      return ConstraintItems(node: node, owner: owner, first: place(.firstItem), second: place(.secondItem))
    }
  }

  /// The element that an identifier names, or nil.
  public func node(_ id: ObjectID) -> NodeID? { identifiers[id.text] }

  private static func readVariations(
    _ nodes: [NodeID], _ tree: ElementTree, _ identifiers: [String: NodeID]
  ) -> [Variation] {
    let read = nodes.compactMap { node -> Variation? in
      guard let owner = tree.parent(of: node) else { return nil }
      return Variation(
        owner: owner, node: node, key: VariationKey(tree[node, .key] ?? ""),
        masks: masks(in: node, of: owner, tree, identifiers))
    }
    return read.enumerated().sorted { a, b in
      (a.element.owner.index, Int32(a.element.key.rank), Int32(a.offset))
        < (b.element.owner.index, Int32(b.element.key.rank), Int32(b.offset))
    }.map(\.element)
  }

  private static func masks(
    in variation: NodeID, of owner: NodeID, _ tree: ElementTree, _ identifiers: [String: NodeID]
  ) -> [Mask] {
    var result: [Mask] = []
    for mask in tree.children(of: variation) where tree.isElement(mask, .mask) {
      for entry in tree.elements(of: mask) {
        guard let child = tree[entry, .reference].flatMap({ identifiers[$0] }) else { continue }
        result.append(Mask(child: child, installs: tree.name(of: entry) == .include))
      }
    }
    return result
  }
}
