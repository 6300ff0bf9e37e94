import Comparison
import SceneModel
import SceneStore

extension ObjectChange {
  /// The values of the columns of `differences` behind the revisions: a row for each value that changed, and
  /// one without a value where none did.
  func rows(in difference: DocumentDifference) -> [[SQLValue]] {
    let tree = isRemoved ? difference.old.tree : difference.new.tree
    guard let node = new ?? old else { return [] }
    let formerID = isReplaced ? old.flatMap { difference.old.tree[$0, .id] } : nil
    let id = tree[node, .id] ?? tree[node, .sceneID] ?? tree[node, .name] ?? ""
    let first: [SQLValue] = [
      .text(word), .text(part.rawValue), .text(tree.tag(of: node)), .text(id), .optional(formerID),
    ]
    if values.isEmpty { return [first + [.null, .null, .null, .null]] }
    return values.map { value in
      first + [
        .text(value.path), .optional(value.override?.description), .optional(value.old), .optional(value.new),
      ]
    }
  }

  /// The word for how the object changed.
  private var word: String {
    if isAdded { return "added" }
    if isRemoved { return "removed" }
    if isReplaced { return "replaced" }
    return values.isEmpty && move != nil ? "moved" : "changed"
  }
}
