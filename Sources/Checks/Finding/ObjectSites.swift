import Controls
import InterfaceBuilder
import Resolver
import SceneModel

/// The place of an object in its document's file, and its name in findings.
struct ObjectSite: Hashable, Sendable {
  /// Counted from 1; the column in bytes.
  let line: Int
  let column: Int
  /// The scene; nil where the object is in none.
  let scene: ObjectID?
  /// The identifier of the object, or of its nearest ancestor that has one; empty where none has.
  let object: ObjectID
  /// The name of the object in messages, such as `'Name' (abc-de-fgh)`.
  let name: String
}

/// The places of a document's objects in its file, and their names in findings.
struct ObjectSites: Sendable {
  private let tree: ElementTree
  private let places: DocumentPlaces
  private let names: ObjectNameReader
  /// The scenes in document order.
  private let scenes: [SceneOutline]

  /// - Complexity: O(*n*) in the size of the file, which is written in memory.
  init(_ document: Document, _ scenes: [SceneOutline]) {
    tree = document.tree
    places = DocumentPlaces(document)
    names = ObjectNameReader(tree)
    self.scenes = scenes
  }

  /// The site of a node.
  ///
  /// - Complexity: O(log *n*) in the number of lines and of scenes.
  subscript(_ node: NodeID) -> ObjectSite {
    let place = places[node]
    let holder = holder(of: node)
    let object = ObjectID(holder.flatMap { tree[$0, .id] } ?? "")
    return ObjectSite(
      line: place.line, column: place.column,
      scene: scenes.index(around: node, in: tree).map { scenes[$0].id }, object: object,
      name: holder.map { name(of: $0, object) } ?? tree.tag(of: node))
  }

  /// The nearest element at or around a node that has an identifier.
  private func holder(of node: NodeID) -> NodeID? {
    tree[node, .id] != nil ? node : tree.ancestor(of: node) { tree[$0, .id] != nil }
  }

  private func name(of holder: NodeID, _ object: ObjectID) -> String {
    let label = names.names(of: holder).first.map { "'\($0.shown(upTo: 40))'" }
    return "\(label ?? tree.tag(of: holder)) (\(object))".onOneLine
  }
}
