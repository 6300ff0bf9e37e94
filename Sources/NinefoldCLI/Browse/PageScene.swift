import Answers
import JSONText
import Ninefold
import OperatingSystem

/// A scene as the page has it, beside its pictures.
struct PageScene: Sendable {
  let document: PageDocument
  let outline: SceneOutline
  /// The environments that the scene is shown in, by their places among those of the page.
  let environments: [Int]

  private var tree: ElementTree { document.tree }

  /// The objects, constraints and connections of the scene, each with an identifier.
  private struct Contents {
    var objects: [NodeID] = []
    var constraints: [NodeID] = []
    var connections: [NodeID] = []
  }

  private var contents: Contents {
    var contents = Contents()
    for index in tree.subtree(of: outline.objects) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element, tree[node, .id] != nil else { continue }
      if tree.isElement(node, .constraint) {
        contents.constraints.append(node)
      } else if Self.connections.contains(where: { tree.isElement(node, $0) }) {
        contents.connections.append(node)
      } else {
        contents.objects.append(node)
      }
    }
    return contents
  }

  private static let connections: [KnownName] = [.outlet, .outletCollection, .action, .segue]

  /// Writes what the page says of the scene in all environments alike.
  func write(to json: inout JSONWriter) {
    let contents = contents
    let resolver = document.resolver.value
    let names = ReadableNames(resolver.resolve(TraitCollection()), outline)
    json.object { json in
      json.member("document", document.document.path)
      json.members(of: outline)
      json.member("environments", environments)
      json.name("matrix")
      MatrixAnswer(matrix: resolver.matrix(outline, TraitCollection()), tree: tree, naming: .ids).write(
        to: &json)
      json.name("segues")
      if let answer = document.segues(of: outline) { answer.write(to: &json) } else { json.null() }
      json.objects("objects", zip(contents.objects, resolver.explain(contents.objects))) { json, object in
        let (node, explanation) = object
        members(of: node, names, to: &json)
        json.member("parent", parent(of: node))
        json.member("view", tree.isView(node))
        ExplainedObject(explanation, outline, tree, only: nil, .ids).writeObject(to: &json)
      }
      json.objects("constraints", zip(contents.constraints, resolver.explain(contents.constraints))) {
        json, constraint in
        let (node, explanation) = constraint
        members(of: node, names, to: &json)
        json.member("owner", tree.layoutConstraint(node).flatMap { tree[$0.owner, .id] })
        json.member("sentence", tree.layoutConstraint(node).map(names.equation))
        json.member("equation", tree.layoutConstraint(node)?.equation)
        json.member("items", items(of: node))
        ExplainedObject(explanation, outline, tree, only: nil, .ids).writeObject(to: &json)
      }
      json.objects("connections", contents.connections) { json, node in
        members(of: node, names, to: &json)
        json.member("source", source(of: node))
        json.member("destination", tree[node, .destination])
        json.member("name", tree[node, .property] ?? tree[node, .selector] ?? tree[node, .identifier])
        json.member("kind", tree[node, .kind])
      }
      let lines = document.lines(of: outline)
      json.object("xml") { json in
        json.member("line", lines.first)
        json.member("text", lines.text)
      }
    }
  }

  private func members(of node: NodeID, _ names: ReadableNames, to json: inout JSONWriter) {
    json.members(of: node, tree)
    json.member("class", tree.className(of: node))
    json.member("title", names.name(of: node))
    json.members(of: document.places[node])
  }

  /// The nearest object around another; nil of one at the top.
  private func parent(of node: NodeID) -> String? {
    tree.ancestor(of: node) { tree[$0, .id] != nil && $0.index > outline.objects.index }.flatMap {
      tree[$0, .id]
    }
  }

  /// The objects that a constraint speaks of.
  private func items(of node: NodeID) -> [String] {
    guard let constraint = tree.layoutConstraint(node) else { return [] }
    return [constraint.first.item.text] + (constraint.second.map { [$0.item.text] } ?? [])
  }

  /// The object that a connection leads from.
  private func source(of node: NodeID) -> String? {
    tree.ancestor(of: node) { tree[$0, .id] != nil }.flatMap { tree[$0, .id] }
  }
}
