import InterfaceBuilder
import SceneModel

/// The proof that a change of a document changes nothing but what it names, child elements included.
///
/// It compares the file before with the bytes that are to be written, and knows nothing of how an edit is
/// made.
struct ChangeProof {
  private let before: ObjectContents
  private let after: ObjectContents

  init(from before: Document, to after: Document) {
    self.before = ObjectContents(before.tree)
    self.after = ObjectContents(after.tree)
  }

  /// An object that is not as it was and has nothing to do with the named ones, the first by its identifier;
  /// the empty text for what is in no object, nil where there is none.
  ///
  /// To do with them have the objects in one that comes or goes, those that refer to them, the objects around
  /// all these, whose lists of children change, and those that they refer to: a view that loses its last
  /// constraint gets a frame that holds.
  func unexpected(naming named: Set<String>) -> String? {
    let all = Set(before.nodes.keys).union(after.nodes.keys)
    let changed = all.filter { before.nodes[$0] != after.nodes[$0] }
    let whole = named.union(
      changed.filter { id in
        after.nodes[id] == nil && before.isIn(named, id) || before.nodes[id] == nil && after.isIn(named, id)
      })
    let related = whole.union(before.referring(to: whole)).union(after.referring(to: whole))
    var expected = related
    for contents in [before, after] {
      for id in related { expected.formUnion(contents.owners[id] ?? []) }
      for id in whole { expected.formUnion(contents.values[id] ?? []) }
    }
    return changed.filter { !expected.contains($0) }.min()
  }
}

/// A change that was not written, since more would change than it names.
package struct UnprovenChange: Error, CustomStringConvertible {
  /// The document's path.
  let path: String
  /// The identifier of the object that would change as well; empty text for what is in no object.
  let object: String

  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    let other = object.isEmpty ? "what is in no object" : "object '\(object)'"
    return
      "\(path):1:1: error: not written: \(other) would change too, expected a change of what is named alone"
      .onOneLine
  }
}
