import Controls
import SceneModel

/// Reads from a document's tree the rows that follow from it.
///
/// Steps: what each node is and where each value belongs, in one pass in document order; then objects, constraints and
/// connections; then what variations say, and from that the size classes in which each is installed.
struct Derivation {
  let tree: ElementTree
  /// What each node is, by position.
  var roles: [NodeRole]
  /// The nearest object or constraint around each node, or the node itself; 0 outside scenes.
  var owners: [Int32]
  /// The first object or constraint in the document of each id. Documents merged by hand have some ids twice.
  var positions: [String: Int] = [:]
  /// The first element of each id that is neither object nor constraint, made when it is first asked for.
  lazy var others = otherPositions()
  var rows = DerivedRows()
  /// The values that are one as a whole, such as `<string>`, as far as they are placed.
  private var wholeValues: Set<WholeValue> = []

  /// Where a value that is one as a whole stands.
  private struct WholeValue: Hashable {
    let owner: Int
    let path: ValuePath
  }

  /// What a node is to its scene.
  enum NodeRole: UInt8 {
    /// Nothing that the tables name: it is outside the scenes, or in a variation or a connection.
    case none
    case object, constraint, connection, variation
    /// A value of its owner, or what holds other elements.
    case value
  }

  /// The rows that follow from a document.
  static func rows(of document: Document) -> DerivedRows {
    var derivation = Derivation(tree: document.tree)
    derivation.addScenes(document.scenes)
    derivation.findItems()
    derivation.addConnections()
    derivation.addOverrides()
    derivation.install()
    derivation.hide()
    derivation.addResources()
    return derivation.rows
  }

  private init(tree: ElementTree) {
    self.tree = tree
    roles = Array(repeating: .none, count: tree.count)
    owners = Array(repeating: 0, count: tree.count)
    rows.locations = Array(repeating: ValueLocation(), count: tree.count)
    // About as many as documents have. Growing would place every one anew.
    positions.reserveCapacity(tree.count / 5)
  }

  private mutating func addScenes(_ scenes: [SceneOutline]) {
    for scene in scenes {
      let range = tree.subtree(of: scene.objects)
      let position = Int(scene.objects.index)
      rows.scenes.append(
        SceneRow(
          position: position, last: range.upperBound - 1, id: scene.id.text, name: scene.name, controller: nil
        ))
      for index in range.dropFirst() { classify(NodeID(index), scene: position) }
      if let controller = scene.controller, roles[Int(controller.index)] == .object {
        rows.scenes[rows.scenes.count - 1].controller = Int(controller.index)
      }
    }
  }

  private mutating func classify(_ node: NodeID, scene: Int) {
    let index = Int(node.index)
    guard let parent = tree.parent(of: node) else { return }
    let around = Int(parent.index)
    owners[index] = owners[around]
    if around == scene {
      if tree[node, .id] != nil { addObject(node, scene: scene) }
      return
    }
    guard roles[around] == .value || roles[around] == .object || roles[around] == .constraint else { return }
    guard tree.kind(of: node) == .element else { return }
    if tree.isElement(parent, .connections) {
      roles[index] = .connection
    } else if tree.isElement(node, .variation) {
      roles[index] = .variation
    } else if tree.isElement(node, .constraint), tree.isElement(parent, .constraints) {
      addConstraint(node)
    } else if tree[node, .id] != nil {
      addObject(node, scene: scene)
    } else {
      roles[index] = .value
      locate(node, in: around)
    }
  }

  private mutating func addObject(_ node: NodeID, scene: Int) {
    let index = Int(node.index)
    roles[index] = .object
    let parent = enclosingObject(Int(owners[index]))
    owners[index] = node.index
    rows.locations[index] = ValueLocation(owner: index, path: .object)
    let kind = tree.objectKind(of: node)
    let id = tree[node, .id] ?? ""
    note(id, at: index)
    let role = Self.role(of: node, kind, in: tree)
    rows.objects.append(
      ObjectRow(
        position: index, last: tree.subtree(of: node).upperBound - 1, scene: scene,
        parent: parent == 0 ? nil : parent, id: id, element: tree.tag(of: node), className: kind?.className,
        customClass: tree[node, .customClass], role: role, installed: .all, hidden: []))
  }

  /// Notes where an id stands, unless it stands before. One access is half the work of a look and a store.
  private mutating func note(_ id: String, at index: Int) { positions[id, default: index] += 0 }

  /// The object that an object or constraint is or is held by; 0 where there is none.
  private func enclosingObject(_ index: Int) -> Int {
    var index = index
    while index != 0, roles[index] != .object {
      index = tree.parent(of: NodeID(index)).map { Int(owners[Int($0.index)]) } ?? 0
    }
    return index
  }

  private static func role(of node: NodeID, _ kind: ObjectKind?, in tree: ElementTree) -> String {
    switch kind?.role {
    case .view: "view"
    case .guide: "guide"
    case .controller: "controller"
    case .other: "other"
    case nil: tree.isView(node) ? "view" : "other"
    }
  }

  private mutating func addConstraint(_ node: NodeID) {
    let index = Int(node.index)
    let owner = Int(owners[index])
    guard roles[owner] == .object, let constraint = tree.layoutConstraint(node, value: { tree[node, $0] })
    else {
      return
    }
    roles[index] = .constraint
    owners[index] = node.index
    rows.locations[index] = ValueLocation(owner: index, path: .object)
    let id = tree[node, .id]
    if let id { note(id, at: index) }
    rows.constraints.append(
      ConstraintRow(
        position: index, owner: owner, id: id, firstItem: constraint.first.item.text,
        secondItem: constraint.second?.item.text, first: tree[node, .firstItem] == nil ? owner : nil,
        second: nil,
        firstAttribute: constraint.first.attribute.rawValue,
        secondAttribute: constraint.second?.attribute.rawValue, relation: constraint.relation.rawValue,
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
        isPlaceholder: constraint.isPlaceholder, installed: .all))
  }

  /// Notes where a value stands in its owner: the keys that lead to it. What has no key holds other elements and is no value.
  private mutating func locate(_ node: NodeID, in parent: Int) {
    guard let outer = rows.locations[parent].path, let path = tree.valuePath(of: node, in: outer) else {
      return
    }
    let owner = Int(owners[parent])
    if tree.isWholeValue(node), !isFirst(node, in: NodeID(parent), WholeValue(owner: owner, path: path)) {
      return
    }
    rows.locations[Int(node.index)] = ValueLocation(owner: owner, path: path)
  }

  /// Whether nothing before says what a value as a whole does: no attribute of the element around it, and no other such
  /// value. Documents merged by hand have some values twice.
  private mutating func isFirst(_ node: NodeID, in parent: NodeID, _ value: WholeValue) -> Bool {
    if let name = tree[node, .key].flatMap(tree.names.find), tree[parent, name] != nil { return false }
    return wholeValues.insert(value).inserted
  }

  func number(_ node: NodeID, _ name: KnownName) -> Double? {
    tree[node, name].flatMap(Double.init(attribute:))
  }
}
