package import Controls
package import SceneModel

/// The contents of a source, in numbers.
package struct SourceSummary: Hashable, Sendable {
  /// How many documents have something in common.
  package struct Share: Hashable, Sendable {
    /// The name of the common property.
    package let name: String
    /// How many documents.
    package let documents: Int
  }

  /// How many documents were added.
  package private(set) var documents = 0
  /// How many scenes they have; a xib is one.
  package private(set) var scenes = 0
  /// How many objects the scenes have, installed or not: elements with an identifier, but for constraints,
  /// connections and what is in them.
  package private(set) var objects = 0
  /// How many layout constraints, installed or not.
  package private(set) var constraints = 0
  /// How many outlets, outlet collections, actions and segues.
  package private(set) var connections = 0
  /// How many variations by size class or another trait.
  package private(set) var variations = 0
  private var toolsVersionCounts: [ToolsVersion: Int] = [:]
  private var runtimeCounts: [String: Int] = [:]

  /// The summary of no documents.
  package init() {}

  /// The versions of Interface Builder that saved the documents, the oldest first; 0 where a
  /// document gives none.
  package var toolsVersions: [(version: ToolsVersion, documents: Int)] {
    toolsVersionCounts.map { ($0.key, $0.value) }.sorted { $0.version.isWrittenBefore($1.version) }
  }

  /// The target runtimes of the documents, such as `iOS.CocoaTouch`, by name; empty text where a
  /// document gives none.
  package var targetRuntimes: [Share] {
    runtimeCounts.map { Share(name: $0.key, documents: $0.value) }.sorted { $0.name < $1.name }
  }

  /// Adds a document with some of its scenes.
  ///
  /// - Complexity: O(*n*) in the nodes of the scenes.
  package mutating func add(_ document: Document, _ found: [SceneOutline]) {
    let tree = document.tree
    documents += 1
    scenes += found.count
    toolsVersionCounts[document.toolsVersion, default: 0] += 1
    runtimeCounts[tree.root.flatMap { tree[$0, .targetRuntime] } ?? "", default: 0] += 1
    for scene in found { add(tree.subtree(of: scene.objects).dropFirst(), of: tree) }
  }

  private mutating func add(_ nodes: Range<Int>, of tree: ElementTree) {
    // An element in a connection or a variation is neither object nor constraint.
    var end = 0
    for index in nodes where index >= end {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element, let parent = tree.parent(of: node) else { continue }
      if tree.isElement(parent, .connections) {
        connections += 1
        end = tree.subtree(of: node).upperBound
      } else if tree.isElement(node, .variation) {
        variations += 1
        end = tree.subtree(of: node).upperBound
      } else if tree.isElement(node, .constraint), tree.isElement(parent, .constraints) {
        constraints += 1
        add(variationsIn: tree.subtree(of: node).dropFirst(), of: tree)
        end = tree.subtree(of: node).upperBound
      } else if tree[node, .id] != nil {
        objects += 1
      }
    }
  }

  private mutating func add(variationsIn nodes: Range<Int>, of tree: ElementTree) {
    for index in nodes where tree.isElement(NodeID(index), .variation) { variations += 1 }
  }
}
