import Controls
import SceneModel

/// The terms by which a document is found: all names and identifiers that a search reads in it, and more of
/// them in no case than are there.
struct SearchTerms: Equatable {
  /// The names in lower case, as bytes.
  private(set) var names: [[UInt8]: NameUses] = [:]
  private(set) var ids: Set<GeneratedID> = []

  /// How many bytes the names of a document have at most that are kept apart.
  static let nameLimit = 1 << 16

  /// The terms of a document.
  ///
  /// - Complexity: O(*n*) in the nodes of its scenes.
  init(_ document: Document) {
    var found = FoundNames(document.tree)
    for outline in document.scenes { found.add(outline) }
    ids = found.ids
    let bytes = found.names.keys.reduce(0) { $0 + $1.text.utf8.count }
    guard bytes <= Self.nameLimit else {
      names[[]] = .all
      return
    }
    names.reserveCapacity(found.names.count)
    for (name, uses) in found.names { names[Self.folded(name.text), default: []].formUnion(uses) }
  }

  /// A text as it is compared: in lower case.
  static func folded(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }
}

/// The names in a tree, as they are read.
private struct FoundNames {
  let tree: ElementTree
  let reader: ObjectNameReader
  private(set) var names: [ExactText: NameUses] = [:]
  private(set) var ids: Set<GeneratedID> = []

  init(_ tree: ElementTree) {
    self.tree = tree
    reader = ObjectNameReader(tree)
  }

  mutating func add(_ outline: SceneOutline) {
    add(id: outline.id.text, .scene)
    add(outline.name, .scene)
    for top in outline.controller.map({ [$0] }) ?? Array(tree.elements(of: outline.objects)) {
      add(tree[top, .customClass], .scene)
      add(reader.names(of: top), .scene)
    }
    add(id: outline.controller.flatMap { tree[$0, .id] }, .scene)
    for index in tree.subtree(of: outline.objects) {
      let node = NodeID(index)
      if tree.kind(of: node) == .element, let id = tree[node, .id] { add(node, id) }
    }
  }

  private mutating func add(_ node: NodeID, _ id: String) {
    let isConnection = tree.parent(of: node).map { tree.isElement($0, .connections) } ?? false
    let uses: NameUses = isConnection ? [] : tree.isView(node) ? [.object, .view] : .object
    add(id: id, uses)
    add(reader.names(of: node), uses)
    add(tree[node, .property], [])
    add(tree[node, .selector], [])
    add(tree[node, .customClass], [])
    add(tree.objectKind(of: node)?.className, [])
  }

  private mutating func add(id: String?, _ uses: NameUses) {
    if let known = id.flatMap(GeneratedID.init) { ids.insert(known) } else { add(id, uses) }
  }

  private mutating func add(_ found: ObjectNames, _ uses: NameUses) {
    add(found.label, uses)
    for name in found.texts { add(name, uses) }
    for name in found.identifiers { add(name, uses) }
  }

  private mutating func add(_ name: String?, _ uses: NameUses) {
    guard let name, !name.isEmpty else { return }
    names[ExactText(name), default: []].formUnion(uses)
  }
}
