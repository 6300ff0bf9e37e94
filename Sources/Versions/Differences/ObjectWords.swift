import Checks
import Comparison
import Controls
import Resolver
import SceneModel
import Sources

/// The names of a document's objects in sentences about its changes.
struct ObjectWords {
  let document: Document
  private let resolution: Resolution
  private let scenes: [(range: Range<Int>, names: SceneNames)]
  private var tree: ElementTree { document.tree }

  init(_ document: Document) {
    self.document = document
    let resolution = Resolver(document).resolve(TraitCollection())
    self.resolution = resolution
    scenes = document.scenes.map { outline in
      (document.tree.subtree(of: outline.objects), SceneNames(resolution, outline))
    }
  }

  /// An object, constraint, connection, scene or resource, such as `label 'Name' (abc-de-fgh)`.
  func subject(of node: NodeID, _ part: ObjectChange.Part) -> String {
    switch part {
    case .document: return "document"
    case .scene:
      let outline = document.scenes.first { tree.parent(of: $0.objects) == node }
      return "scene " + (outline?.label ?? tree[node, .sceneID] ?? "")
    case .resource: return "\(tree.tag(of: node)) '\(tree[node, .name] ?? "")'"
    case .constraint:
      guard let equation = equation(of: node) else { break }
      return "constraint \(equation) (\(tree[node, .id] ?? ""))"
    case .connection: return connection(node)
    case .object: break
    }
    return title(of: node)
  }

  /// The equation of a constraint; nil where it has none.
  func equation(of node: NodeID) -> String? {
    tree.layoutConstraint(node).flatMap { names(around: node)?.equation($0) }
  }

  /// An object by its element and its label, or by its id.
  func title(of node: NodeID) -> String {
    let tag = tree.tag(of: node)
    guard let names = names(around: node) else {
      let id = tree[node, .id] ?? tree[node, .sceneID]
      return tag + (id.map { " (\($0))" } ?? "")
    }
    let title = names.title(of: node)
    return title.hasPrefix("'") ? tag + " " + title : title
  }

  /// The object of an identifier.
  func title(of id: String) -> String {
    guard let node = resolution.node(ObjectID(id)) else { return id }
    return title(of: node)
  }

  /// The title of an object and the name of its scene; nil where the document does not have it.
  func named(_ id: String?) -> (title: String, scene: String?)? {
    guard let id, let node = resolution.node(ObjectID(id)) else { return nil }
    let scene = document.scenes.first { tree.subtree(of: $0.objects).contains(Int(node.index)) }
    return (title(of: node), scene.map(\.label))
  }

  /// The nearest object around an object, with its title.
  func holder(of id: String) -> (id: String, title: String)? {
    guard let node = resolution.node(ObjectID(id)) else { return nil }
    var current = tree.parent(of: node)
    while let holder = current {
      if let id = tree[holder, .id] { return (id, title(of: holder)) }
      current = tree.parent(of: holder)
    }
    return nil
  }

  private func connection(_ node: NodeID) -> String {
    let role = (tree[node, .property] ?? tree[node, .selector]).map { " \($0)" } ?? ""
    var words = tree.tag(of: node) + role
    if let owner = tree.parent(of: node).flatMap(tree.parent(of:)) { words += " of " + title(of: owner) }
    if let destination = tree[node, .destination] { words += " to " + title(of: destination) }
    return words
  }

  private func names(around node: NodeID) -> SceneNames? {
    scenes.first { $0.range.contains(Int(node.index)) }?.names
  }
}
