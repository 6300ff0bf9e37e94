import SceneModel

/// Reads from a document's tree the rows that follow from it.
///
/// Steps: what each node is and where each value belongs, in one pass in document order; then objects, constraints and
/// connections; then what variations say, and from that the size classes in which each is installed.
struct Derivation {
  let tree: ElementTree
  /// What each node is, by position.
  var parts: [Part]
  /// The nearest object or constraint around each node, or the node itself; 0 outside scenes.
  var owners: [Int32]
  /// The number of the scene of each object and constraint is found by its position.
  var ids = Identifiers()
  var rows = DerivedRows()

  /// What a node is to its scene.
  enum Part: UInt8 {
    /// Nothing that the tables name: it is outside the scenes, or in a variation or a connection.
    case none
    case object, constraint, connection, variation
    /// A value of its owner, or what holds other parts.
    case value
  }

  /// The rows that follow from a document.
  static func rows(of document: Document) -> DerivedRows {
    var derivation = Derivation(tree: document.tree)
    derivation.addScenes(document.scenes)
    derivation.addConstraints()
    derivation.addConnections()
    derivation.addOverrides()
    derivation.addResources()
    return derivation.rows
  }

  private init(tree: ElementTree) {
    self.tree = tree
    parts = Array(repeating: .none, count: tree.count)
    owners = Array(repeating: 0, count: tree.count)
    rows.places = Array(repeating: NodePlace(), count: tree.count)
  }

  private mutating func addScenes(_ scenes: [SceneOutline]) {
    for scene in scenes {
      let range = tree.subtree(of: scene.objects)
      let position = Int(scene.objects.index)
      rows.scenes.append(
        SceneRow(
          position: position, last: range.upperBound - 1, id: scene.id.text, name: scene.name, controller: nil))
      var components = PathComponents()
      for index in range.dropFirst() { classify(NodeID(index), scene: position, &components) }
      if let controller = scene.controller, parts[Int(controller.index)] == .object {
        rows.scenes[rows.scenes.count - 1].controller = Int(controller.index)
      }
    }
  }

  private mutating func classify(_ node: NodeID, scene: Int, _ components: inout PathComponents) {
    let index = Int(node.index)
    guard let parent = tree.parent(of: node) else { return }
    let around = Int(parent.index)
    owners[index] = owners[around]
    if around == scene {
      if tree[node, .id] != nil { addObject(node, scene: scene) }
      return
    }
    guard parts[around] == .value || parts[around] == .object || parts[around] == .constraint else { return }
    guard tree.kind(of: node) == .element else {
      if parts[around] == .value { placeText(node, in: around) }
      return
    }
    if tree.isElement(parent, .connections) {
      parts[index] = .connection
    } else if tree.isElement(node, .variation) {
      parts[index] = .variation
    } else if tree.isElement(node, .constraint), tree.isElement(parent, .constraints) {
      if tree[node, .firstAttribute] != nil { beginConstraint(node, scene: scene) }
    } else if tree[node, .id] != nil {
      addObject(node, scene: scene)
    } else {
      parts[index] = .value
      place(node, in: around, &components)
    }
  }

  private mutating func addObject(_ node: NodeID, scene: Int) {
    let index = Int(node.index)
    parts[index] = .object
    let parent = Int(owners[index])
    owners[index] = node.index
    rows.places[index] = NodePlace(owner: index, path: "")
    let kind = tree.objectKind(of: node)
    let id = tree[node, .id] ?? ""
    ids.add(id, at: index, isConstraint: false)
    rows.objects.append(
      ObjectRow(
        position: index, last: tree.subtree(of: node).upperBound - 1, scene: scene,
        parent: parent == 0 ? nil : parent, id: id, element: tree.tag(of: node), className: kind?.className,
        customClass: tree[node, .customClass], role: role(of: node, kind), installed: .all))
  }

  private func role(of node: NodeID, _ kind: ObjectKind?) -> String {
    switch kind?.role {
    case .view: "view"
    case .guide: "guide"
    case .controller: "controller"
    case .other: "other"
    case nil: tree.isView(node) ? "view" : "other"
    }
  }

  private mutating func beginConstraint(_ node: NodeID, scene: Int) {
    let index = Int(node.index)
    parts[index] = .constraint
    let owner = Int(owners[index])
    owners[index] = node.index
    rows.places[index] = NodePlace(owner: index, path: "")
    let id = tree[node, .id]
    if let id { ids.add(id, at: index, isConstraint: true) }
    let relation = tree[node, .relation] ?? "equal"
    rows.constraints.append(
      ConstraintRow(
        position: index, scene: scene, owner: owner, id: id,
        firstItem: tree[node, .firstItem] ?? tree[NodeID(owner), .id] ?? "",
        secondItem: tree[node, .secondItem], first: tree[node, .firstItem] == nil ? owner : nil, second: nil,
        firstAttribute: tree[node, .firstAttribute] ?? "", secondAttribute: tree[node, .secondAttribute],
        relation: Self.relations.contains(relation) ? relation : "equal",
        multiplier: tree[node, .multiplier].flatMap(Double.init(multiplier:)) ?? 1,
        constant: number(node, .constant) ?? 0, priority: number(node, .priority) ?? 1000,
        isPlaceholder: tree[node, .placeholder] == "YES", installed: .all))
  }

  private static let relations = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]

  func number(_ node: NodeID, _ name: KnownName) -> Double? {
    tree[node, name].flatMap(Double.init(attribute:))
  }
}
