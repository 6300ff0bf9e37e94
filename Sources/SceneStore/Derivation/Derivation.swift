import Controls
import Resolver
import SceneModel

/// Reads from a document's tree the rows that follow from it.
///
/// Steps: the role of each node, and the owner and the path of each value, in one pass in document order;
/// then the constraints and what variations say. Which elements are objects, and in which size classes they
/// are installed and hidden, the resolver says.
struct Derivation {
  let tree: ElementTree
  let resolver: Resolver
  let installation: InstallationTables
  /// Of each node, the size classes in which it is hidden; empty where nothing is.
  private let hidden: [SizeClassSet]
  /// The role of each node, by position; nil outside scenes, and in variations and connections.
  var roles: [NodeRole?]
  /// The nearest object or constraint around each node, or the node itself; 0 outside scenes.
  var owners: [Int32]
  var rows = DerivedRows()
  /// The values that are one as a whole, such as `<string>`, as far as they have a path.
  private var wholeValues: Set<WholeValue> = []

  /// The owner and the path of a value that is one as a whole.
  private struct WholeValue: Hashable {
    let owner: Int
    let path: ValuePath
  }

  /// The rows that follow from a document.
  static func rows(of document: Document) -> DerivedRows {
    var derivation = Derivation(document)
    for scene in document.scenes { derivation.add(scene) }
    derivation.addConstraints()
    derivation.addOverrides()
    derivation.addResources()
    return derivation.rows
  }

  private init(_ document: Document) {
    tree = document.tree
    resolver = Resolver(document)
    installation = InstallationTables(resolver, TraitCollection())
    hidden = resolver.hiddenClasses(installation)
    roles = Array(repeating: nil, count: tree.count)
    owners = Array(repeating: 0, count: tree.count)
    rows.locations = Array(repeating: ValueLocation(), count: tree.count)
  }

  private mutating func add(_ scene: SceneOutline) {
    let range = tree.subtree(of: scene.objects)
    for index in range.dropFirst() { read(NodeID(index), scene: range.lowerBound) }
    let controller = scene.controller.flatMap { object($0.index) }
    rows.scenes.append(
      SceneRow(
        position: range.lowerBound, last: range.upperBound - 1, id: scene.id.text, name: scene.name,
        controller: controller))
  }

  private mutating func read(_ node: NodeID, scene: Int) {
    let index = Int(node.index)
    guard let parent = tree.parent(of: node) else { return }
    let around = Int(parent.index)
    owners[index] = owners[around]
    guard tree.kind(of: node) == .element else { return }
    switch roles[around] {
    case .object, .constraint, .value: break
    case nil where around == scene: break
    default: return
    }
    let id = tree[node, .id]
    switch tree.nodeRole(of: node, id: id) {
    case .object: addObject(node, id: id ?? "", scene: scene)
    case .constraint:
      if roles[Int(owners[around])] == .object, resolver.constraintIndex(node) != nil {
        own(node, .constraint)
      }
    case .connection:
      roles[index] = .connection
      addConnection(node)
    case .variation: roles[index] = .variation
    case .value where around != scene:
      roles[index] = .value
      locate(node, in: around)
    case .value: break
    }
  }

  /// Notes of an object or a constraint that it owns what is in it.
  private mutating func own(_ node: NodeID, _ role: NodeRole) {
    let index = Int(node.index)
    roles[index] = role
    owners[index] = node.index
    rows.locations[index] = ValueLocation(owner: index, path: .object)
  }

  private mutating func addObject(_ node: NodeID, id: String, scene: Int) {
    let index = Int(node.index)
    let parent = enclosingObject(Int(owners[index]))
    own(node, .object)
    rows.objects.append(
      ObjectRow(
        position: index, last: tree.subtree(of: node).upperBound - 1, scene: scene,
        parent: parent == 0 ? nil : parent, id: id, element: tree.tag(of: node),
        className: tree.objectKind(of: node)?.className, customClass: tree[node, .customClass],
        role: tree.objectRole(of: node).name, installed: installation.installed(node),
        hidden: hidden.isEmpty ? [] : hidden[index]))
  }

  /// The object that an object or constraint is or is held by; 0 where there is none.
  private func enclosingObject(_ index: Int) -> Int {
    var index = index
    while index != 0, roles[index] != .object {
      index = tree.parent(of: NodeID(index)).map { Int(owners[Int($0.index)]) } ?? 0
    }
    return index
  }

  /// Notes the owner of a value and the keys that lead to it. What has no key holds other elements and is no
  /// value.
  private mutating func locate(_ node: NodeID, in parent: Int) {
    guard let outer = rows.locations[parent].path, !tree.isWholeValue(NodeID(parent)),
      let path = tree.valuePath(of: node, in: outer)
    else { return }
    let owner = Int(owners[parent])
    if tree.isWholeValue(node), !isFirst(node, in: NodeID(parent), WholeValue(owner: owner, path: path)) {
      return
    }
    rows.locations[Int(node.index)] = ValueLocation(owner: owner, path: path)
  }

  /// Whether nothing before says the same value as a whole: no attribute of the element around it, and no
  /// other such value. Documents merged by hand have some values twice.
  private mutating func isFirst(_ node: NodeID, in parent: NodeID, _ value: WholeValue) -> Bool {
    if let name = tree[node, .key].flatMap(tree.names.find), tree[parent, name] != nil { return false }
    return wholeValues.insert(value).inserted
  }

  /// The position of a node that is an object; nil of others, and of a number below 0.
  func object(_ index: Int32) -> Int? {
    index >= 0 && roles[Int(index)] == .object ? Int(index) : nil
  }
}

extension ObjectKind.Role {
  /// The role as the tables spell it.
  fileprivate var name: String {
    switch self {
    case .view: "view"
    case .guide: "guide"
    case .controller: "controller"
    case .other: "other"
    }
  }
}
