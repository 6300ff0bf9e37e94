import Controls
import SceneModel

/// The terms by which a document is found: all names and identifiers that a search reads in it, and more of
/// them in no case than are there.
struct SearchTerms: Equatable {
  /// The names in lower case, as bytes.
  private(set) var names: [FoldedName: NameUses] = [:]
  /// The identifiers, each once and in order.
  private(set) var ids: [GeneratedID] = []

  /// How many bytes the names of a document have at most that are kept apart.
  static let nameLimit = 1 << 16

  /// The terms of a document.
  ///
  /// - Complexity: O(*n*) in the nodes of its scenes.
  init(_ document: Document) {
    var found = FoundNames(document.tree)
    for outline in document.scenes { found.add(outline) }
    ids = found.ids.sorted()
    var last: GeneratedID?
    ids.removeAll { id in
      defer { last = id }
      return id == last
    }
    let bytes = found.names.keys.reduce(0) { $0 + $1.text.utf8.count }
    guard bytes <= Self.nameLimit else {
      names[FoldedName([])] = .all
      return
    }
    names.reserveCapacity(found.names.count)
    for (name, uses) in found.names {
      names[FoldedName(Self.folded(name.text)), default: []].formUnion(uses)
    }
  }

  /// A text as it is compared: in lower case.
  static func folded(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    var all: UInt8 = 0
    unsafe bytes.withUnsafeMutableBytes { bytes in
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        all |= byte
        if byte &- UInt8(ascii: "A") < 26 { unsafe bytes[index] = byte | 0x20 }
      }
    }
    return all < 0x80 ? bytes : Array(text.lowercased().utf8)
  }
}

/// A name in lower case.
///
/// An array of bytes would be hashed byte by byte.
struct FoldedName: Hashable, Comparable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func < (a: FoldedName, b: FoldedName) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { bytes in unsafe hasher.combine(bytes: bytes) }
  }
}

/// The names in a tree, as they are read.
private struct FoundNames {
  let tree: ElementTree
  let reader: ObjectNameReader
  private(set) var names: [ExactText: NameUses] = [:]
  /// The identifiers, some more than once.
  private(set) var ids: [GeneratedID] = []
  /// Whether the class of an element was added, by the number of the element's name.
  private var hasClass: [Bool]

  init(_ tree: ElementTree) {
    self.tree = tree
    reader = ObjectNameReader(tree)
    names.reserveCapacity(48)
    hasClass = Array(repeating: false, count: NameTable.knownCount + tree.names.ownTexts.count)
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
    let name = Int(tree.name(of: node).index)
    if !hasClass[name] {
      hasClass[name] = true
      add(tree.objectKind(of: node)?.className, [])
    }
  }

  private mutating func add(id: String?, _ uses: NameUses) {
    if let known = id.flatMap(GeneratedID.init) { ids.append(known) } else { add(id, uses) }
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
