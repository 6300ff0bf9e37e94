import SceneModel

/// Goes through a document once and notes what resolving needs.
struct DocumentReading {
  private let tree: ElementTree
  private(set) var objects: [NodeID] = []
  private(set) var variations: [NodeID] = []
  private(set) var identifiers: [String: NodeID] = [:]
  private(set) var constraints: [LayoutConstraint] = []
  /// The parts that objects of names play which the document brought, by the name's index.
  private var broughtRoles: [UInt32: Role] = [:]

  /// What an element's name says of it.
  private enum Role: UInt8 {
    /// A view.
    case view
    /// A layout guide.
    case guide
    /// An object that is neither.
    case other
    /// Nothing: it is a view where it has an identifier and a frame.
    case unknown
  }

  init(_ tree: ElementTree) {
    self.tree = tree
    // About one node in four has an identifier.
    identifiers.reserveCapacity(tree.count / 4)
  }

  /// Reads all nodes, those inside variations and connections left out.
  mutating func readAll() {
    var index = 0
    while index < tree.count {
      let node = NodeID(index)
      index += 1
      guard tree.kind(of: node) == .element else { continue }
      let name = tree.name(of: node)
      if name == .variation {
        variations.append(node)
        index = tree.subtree(of: node).upperBound
        continue
      }
      let id = tree[node, .id]
      if let id, identifiers[id] == nil { identifiers[id] = node }
      if name == .constraint {
        if let constraint = tree.layoutConstraint(node) { constraints.append(constraint) }
      } else if isObject(node, name, hasIdentifier: id != nil) {
        objects.append(node)
      }
    }
  }

  private mutating func isObject(_ node: NodeID, _ name: Name, hasIdentifier: Bool) -> Bool {
    switch role(of: name) {
    case .view: hasIdentifier
    case .guide: true
    case .other: false
    case .unknown: hasIdentifier && tree.isView(node)
    }
  }

  private mutating func role(of name: Name) -> Role {
    let index = Int(name.index)
    if index < Self.knownRoles.count { return Self.knownRoles[index] }
    if let role = broughtRoles[name.index] { return role }
    let role = Self.role(ofElement: tree.names.text(name))
    broughtRoles[name.index] = role
    return role
  }

  private static let knownRoles = KnownName.allCases.map { role(ofElement: $0.text) }

  private static func role(ofElement name: String) -> Role {
    switch ObjectKind.of(name)?.role {
    case .view: .view
    case .guide: .guide
    case .controller, .other: .other
    case nil: .unknown
    }
  }
}
