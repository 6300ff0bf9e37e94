import Comparison
import InterfaceBuilder
import SceneModel

/// Where the objects of conflicts stand in a document.
struct ConflictLines: Sendable {
  private let places: DocumentPlaces
  private let root: NodeID?
  private var nodes: [String: NodeID] = [:]

  /// The places of a document's objects.
  init(_ document: Document) {
    let tree = document.tree
    places = DocumentPlaces(document)
    root = tree.root
    for index in 1..<max(1, tree.count) {
      let node = NodeID(index)
      if let id = tree[node, .id] ?? tree[node, .sceneID], nodes[id] == nil { nodes[id] = node }
    }
  }

  /// The line of each conflict, counted from 1; nil where the document does not have its object.
  func lines(of conflicts: [MergeConflict]) -> [Int?] {
    conflicts.map { conflict in
      let node = conflict.object.map { nodes[$0] } ?? root
      return node.map { places[$0].line }
    }
  }
}
