import Editing
import SceneModel

/// The views that were added to a home, in front of others, and that its document does not have yet.
///
/// Writing a view into a document takes time in proportion to the document, so that many are written at once.
/// Here is only what a document surely takes: for each of the limits of documents there is more room than the
/// views can need.
struct AddedViews {
  /// The views in the order in which they were added.
  private(set) var adoptions: [Document.Adoption] = []
  /// The identifiers in the document and the views, and those of views that take subviews.
  private var known: (all: Set<String>, hosts: Set<ObjectID>)
  /// No less than the document needs with the views.
  private var needed: Needed
  /// The names in the views that not every document has.
  private var names: Set<String> = []

  /// How much of the limits of documents something needs.
  struct Needed {
    var nodes = 0
    var bytes = 0
    var names = 0
  }

  /// The most views around one for which a document surely has room: each brings three elements at most, and
  /// those around all of them and in the last one are few.
  private static let deepest = 120

  /// How many elements can be around one that so many views are around.
  private static func levels(_ depth: Int) -> Int { 3 * depth + 16 }

  /// None added to the document of nothing else than its root.
  static let none = AddedViews(NewDocument.empty)

  /// None added to a document; nil of one that would be refused.
  init?(_ document: Document) {
    var measured = document
    do throws(TreeDefect) { if measured.measure == nil { try measured.examine(since: document) } } catch {
      return nil
    }
    guard let measure = measured.measure else { return nil }
    known = document.identifiers(in: .document)
    needed = Needed(
      nodes: document.tree.count, bytes: measure.bytes, names: measure.names + NameTable.knownCount)
  }

  /// Adds a view with all in it.
  ///
  /// - Parameter depth: How many views are around the innermost of its views.
  /// - Returns: Whether the document surely takes it; if not, nothing is added.
  mutating func add(_ adoption: Document.Adoption, depth: Int) -> Bool {
    let tree = adoption.tree
    guard depth <= Self.deepest, known.hosts.contains(adoption.parent),
      let bytes = tree.mostBytes(of: adoption.node, depth: Self.levels(depth))
    else { return false }
    let own = Document(path: "", tree: tree).identifiers(in: adoption.node)
    guard known.all.isDisjoint(with: own.all) else { return false }
    let more = Needed(
      nodes: needed.nodes + tree.subtree(of: adoption.node).count + 1,
      bytes: needed.bytes + bytes + 8 * Self.levels(depth) + 32,
      names: needed.names + names.union(tree.names.ownTexts).count)
    let limits = ReadLimits()
    guard more.nodes <= limits.nodes, more.bytes <= limits.bytes, more.names <= limits.names else {
      return false
    }
    (needed.nodes, needed.bytes) = (more.nodes, more.bytes)
    names.formUnion(tree.names.ownTexts)
    known.all.formUnion(own.all)
    known.hosts.formUnion(own.hosts)
    adoptions.append(adoption)
    return true
  }

  /// Takes out the views from an index on: those that are written, or that others cannot come with. What they
  /// need stays counted.
  mutating func removeAll(from index: Int = 0) { adoptions.removeLast(adoptions.count - index) }
}
