import Controls
import SceneModel

/// A document in the making of one edit.
struct DocumentEditor {
  var tree: ElementTree
  let sizeClass: SizeClass
  let key: VariationKey
  /// Whether names and values that Ninefold does not know of the format are written all the same.
  let isForced: Bool
  /// The catalogues of the document's project, as far as they are known.
  let catalogs: [AssetCatalog]
  private let scenes: [Range<Int>]
  var ids: ObjectIDGenerator
  var outcome = EditOutcome()

  init(
    _ document: Document, in sizeClass: SizeClass, ids: ObjectIDGenerator, isForced: Bool,
    catalogs: [AssetCatalog] = []
  ) {
    tree = document.tree.withLastingIDs
    self.sizeClass = sizeClass
    key = VariationKey(sizeClass)
    scenes = document.scenes.map { document.tree.subtree(of: $0.objects) }
    self.ids = ids
    self.isForced = isForced
    self.catalogs = catalogs
  }

  /// Whether the edit is of any-any, and not of a variation.
  var isBase: Bool { sizeClass == .any }

  /// Refuses a variation where the document has none by size class.
  func requireSizeClasses(_ id: ObjectID) throws(EditError) {
    if !isBase, !tree.usesSizeClasses { throw EditError(.usesNoSizeClasses, id) }
  }

  /// The first element of an identifier, or nil.
  func find(_ id: ObjectID) -> NodeID? {
    for index in 0..<tree.count {
      let node = NodeID(index)
      if tree[node, .id] == id.text, !tree.isOutsideScenes(node) { return node }
    }
    return nil
  }

  /// The element of an identifier.
  func node(_ id: ObjectID) throws(EditError) -> NodeID {
    guard let node = find(id) else { throw EditError(.unknownID, id) }
    return node
  }

  /// The scene that a node of the document as it was stands in: its index among the scenes.
  func scene(of node: NodeID) -> Int? { scenes.firstIndex { $0.contains(Int(node.index)) } }

  /// A new identifier, or the one given where the document does not have it.
  mutating func identifier(_ given: ObjectID?) throws(EditError) -> ObjectID {
    if let given {
      if given.text.isEmpty || !XMLText.isAllowed(given.text) {
        throw EditError(.badValue("id", given.text, expected: "a text"), given)
      }
      if identifiers.contains(given.text) { throw EditError(.duplicateID, given) }
      return given
    }
    let taken = identifiers
    return ids.next { taken.contains($0.text) }
  }

  /// The identifiers that a new one may not be: of all elements, as readers count them.
  private var identifiers: Set<String> { Set((0..<tree.count).compactMap { tree[NodeID($0), .id] }) }
}

extension ElementTree {
  /// The first element of each of some identifiers among some nodes.
  func elements(of ids: Set<ObjectID>, in range: Range<Int>) -> [ObjectID: NodeID] {
    var found: [ObjectID: NodeID] = [:]
    for index in range {
      let node = NodeID(index)
      guard let text = self[node, .id], ids.contains(ObjectID(text)), !isOutsideScenes(node) else { continue }
      if found[ObjectID(text)] == nil { found[ObjectID(text)] = node }
    }
    return found
  }

  /// Canvas devices and the like have identifiers of another kind.
  func isOutsideScenes(_ node: NodeID) -> Bool { name(of: node) == .device || name(of: node) == .adaptation }
}

extension DocumentEditor {
  /// Sets an attribute where it is, or inserts it where Interface Builder writes it.
  mutating func setAttribute(_ name: String, of node: NodeID, to value: String) {
    let names = tree.attributes(of: node).map { tree.names.text($0.name) }
    let index: Int?
    if tree.isElement(node, .variation) {
      // The key, then the others by their names (InterfaceBuilder.md#variation-order).
      index = names.firstIndex { $0 != "key" && $0 > name }
    } else {
      index =
        WritingOrder.attributes.index(of: name, among: names, in: tree.tag(of: node))
        ?? names.firstIndex { Self.lastAttributes.contains($0) }
    }
    tree.setAttribute(tree.intern(name), of: node, to: value, at: index)
  }

  /// Attributes of all objects: those of a kind alone, where the order does not know them, come before.
  private static let lastAttributes: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "id", "userLabel", "customClass", "customModule",
    "customModuleProvider", "sceneMemberID",
  ]

  /// Inserts a child where Interface Builder writes it among the children of an object.
  @discardableResult
  mutating func insertChild(_ child: NewElement, in node: NodeID) -> NodeID {
    let children = tree.elements(of: node).map { $0 }
    let slots = children.map { WritingOrder.slot(of: $0, in: tree) }
    let isNamedByKey = child.name != "variation" && child.name != "state"
    let name = isNamedByKey ? child["key"] ?? child.name : child.name
    let index =
      WritingOrder.children(tree.toolsVersion).index(of: name, among: slots, in: tree.tag(of: node))
      ?? slots.firstIndex { $0 == "variation" || $0 == "connections" || $0 == "canvasLocation" }
      ?? slots.count
    return insert(child, in: node, at: index, of: children)
  }

  /// Inserts a child behind the one at the index before, so that what follows it keeps its white space.
  @discardableResult
  mutating func insert(_ child: NewElement, in node: NodeID, at index: Int, of children: [NodeID]) -> NodeID {
    tree.insert(child, in: node, before: following(index, of: children, in: node))
  }

  /// The node before which something goes that is to have an index among children.
  func following(_ index: Int, of children: [NodeID], in node: NodeID) -> NodeID? {
    let next: Int
    if index > 0, index <= children.count {
      next = tree.subtree(of: children[index - 1]).upperBound
    } else {
      next = Int(node.index) + 1
    }
    return next < tree.subtree(of: node).upperBound ? NodeID(next) : nil
  }

  /// Removes elements, and around them the containers that Interface Builder does not write without children
  /// (InterfaceBuilder.md#empty-containers).
  mutating func remove(_ nodes: [NodeID]) {
    var removed = Set(nodes)
    var result = nodes
    var containers = nodes
    while !containers.isEmpty {
      var emptied: [NodeID] = []
      for node in containers {
        guard let parent = tree.parent(of: node), !removed.contains(parent), isRemovedWhenEmpty(parent),
          tree.elements(of: parent).allSatisfy({ removed.contains($0) })
        else { continue }
        removed.insert(parent)
        emptied.append(parent)
      }
      result += emptied
      containers = emptied
    }
    tree.remove(result)
  }

  private func isRemovedWhenEmpty(_ node: NodeID) -> Bool {
    switch tree.name(of: node).known {
    case .subviews, .constraints, .connections, .mask, .resources, .userDefinedRuntimeAttributes: true
    case .variation: tree.attributes(of: node).allSatisfy { $0.name == .key }
    default: tree.tag(of: node) == "inferredMetricsTieBreakers"
    }
  }
}
