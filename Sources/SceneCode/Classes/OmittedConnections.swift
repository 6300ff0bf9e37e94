import Controls
import SceneModel

/// The connections of a class's objects that code does not have: actions, segues, delegates, and the objects
/// beside views.
struct OmittedConnections {
  private(set) var omissions: [CodeOmission] = []
  private let context: CodeContext
  private let members: CodeMembers
  private var tree: ElementTree { context.tree }

  init(_ unit: CodeUnit, _ members: CodeMembers, _ context: CodeContext) {
    self.context = context
    self.members = members
    if unit.kind == .controller { read(unit.node, "the controller") }
    for member in members.members { read(member.node, member.object) }
    if unit.kind == .controller, let scene = tree.parent(of: unit.node) {
      for object in tree.elements(of: scene) { readObject(object) }
    }
  }

  private mutating func read(_ node: NodeID, _ name: String) {
    if let connections = tree.child(of: node, .connections) {
      for connection in tree.elements(of: connections) { readConnection(connection, name) }
    }
    let key = KnownName.userDefinedRuntimeAttributes
    guard let attributes = tree.child(of: node, key) else { return }
    for attribute in tree.elements(of: attributes) {
      let path = tree.names.find("keyPath").flatMap { tree[attribute, $0] } ?? ""
      add(node, "the runtime attribute \(Self.shown(path)) of \(name)")
    }
  }

  private mutating func readConnection(_ node: NodeID, _ name: String) {
    switch tree.name(of: node).known {
    case .action:
      add(node, "the action \(Self.shown(tree[node, .selector] ?? "")) of \(name)")
    case .segue:
      let kind = tree[node, .kind] ?? ""
      if kind == "relationship" || kind == "embed" { return }
      let identifier = tree[node, .identifier].map { " \(SwiftText.literal(Self.shown($0)))" } ?? ""
      add(node, "the segue\(identifier) (\(Self.shown(kind))) of \(name)")
    case .outlet:
      let property = tree[node, .property] ?? ""
      if ["delegate", "dataSource"].contains(property) { add(node, "the \(property) of \(name)") }
    case .outletCollection:
      let property = Self.shown(tree[node, .property] ?? "")
      if property != "gestureRecognizers" { add(node, "the outlet collection \(property) of \(name)") }
    default: break
    }
  }

  private mutating func readObject(_ node: NodeID) {
    guard tree[node, .id] != nil, tree.role(of: node) == .other else { return }
    let element = tree.tag(of: node)
    if ["placeholder", "exit", "navigationItem", "tabBarItem", "barButtonItem"].contains(element) { return }
    add(node, "the object \(Self.shown(tree[node, .customClass] ?? element))")
  }

  private mutating func add(_ node: NodeID, _ text: String) {
    omissions.append(CodeOmission(object: ObjectID(tree[node, .id] ?? ""), text: text))
  }

  /// A text of a document in a comment.
  private static func shown(_ text: String) -> String { text.shown(upTo: 40) }
}
