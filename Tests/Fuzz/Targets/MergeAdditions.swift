import Comparison
import InterfaceBuilder
import SceneModel

/// The additions of both sides of a merge: each object, constraint and connection is in the merged document,
/// or a conflict names it or what it is in.
enum MergeAdditions {
  static func examine(_ merge: DocumentMerge, of documents: [Document]) throws {
    let merged = merge.document.tree
    let (known, former) = (merged.identifiers, documents[0].tree.identifiers)
    let contents = Set(elements(of: merged).map { content(of: $0, in: merged, [:]) })
    let named = names(of: merge)
    for document in documents[1...] {
      let tree = document.tree
      for node in elements(of: tree) {
        guard let id = tree[node, .id], !former.contains(id), !known.contains(merge.renamed[id] ?? id) else {
          continue
        }
        // What was made anew as it was, or is connected as something else, is there.
        if contents.contains(content(of: node, in: tree, merge.renamed)) { continue }
        let path = identifiers(around: node, in: tree)
        try require(
          path.contains(where: named.contains), "\(tree.tag(of: node)) '\(id)' is lost without a word")
      }
    }
  }

  /// The elements that have an identifier of their own.
  private static func elements(of tree: ElementTree) -> [NodeID] {
    (1..<max(1, tree.count)).map { NodeID($0) }.filter {
      tree.kind(of: $0) == .element && tree[$0, .id] != nil && !tree.isElement($0, .device)
    }
  }

  /// The identifiers that conflicts name.
  private static func names(of merge: DocumentMerge) -> Set<String> {
    var names: Set<String> = []
    for conflict in merge.conflicts {
      names.formUnion([conflict.object].compactMap(\.self))
      for text in [conflict.ours, conflict.theirs].compactMap(\.self) {
        names.formUnion(text.split(separator: " ").map(String.init))
      }
    }
    return names
  }

  private static func identifiers(around node: NodeID, in tree: ElementTree) -> [String] {
    var identifiers: [String] = []
    var current: NodeID? = node
    while let node = current {
      if let id = tree[node, .id] { identifiers.append(id) }
      current = tree.parent(of: node)
    }
    return identifiers
  }

  /// The tag and the attributes of an element without its identifier, under the names of the merged document.
  private static func content(of node: NodeID, in tree: ElementTree, _ renamed: [String: String]) -> [String]
  {
    [tree.tag(of: node)]
      + tree.attributes(of: node).filter { $0.name != .id }.map {
        "\(tree.names.text($0.name)) \(renamed[$0.value] ?? $0.value)"
      }.sorted()
  }
}
