import Controls
import Editing
import Resolver
import SceneModel

/// The items of constraints by the names that outputs print for them, in all scenes of a document.
struct PrintedItems {
  private let document: Document
  private let resolution: Resolution
  private let scenes: [(outline: SceneOutline, readable: ReadableNames, short: SceneNames)]

  init(_ document: Document) {
    self.document = document
    let resolution = Resolver(document).resolve(TraitCollection())
    self.resolution = resolution
    scenes = document.scenes.map {
      ($0, ReadableNames(resolution, $0), SceneNames(resolution, $0))
    }
  }

  /// A constraint with ids for names. Both items are in one scene; one without a name is the view around the
  /// other.
  ///
  /// - Throws: ``NameError`` where a name means nothing, or several items.
  func naming(_ constraint: NewConstraint) throws(NameError) -> NewConstraint {
    var named = constraint
    let first = constraint.first.item.text
    guard let second = constraint.second?.item.text else {
      named.first.item = try only(first, in: scenes.indices.flatMap { items(first, inScene: $0) })
      return named
    }
    var pairs: [(first: NodeID, second: NodeID)] = []
    for scene in scenes.indices {
      var (left, right) = (items(first, inScene: scene), items(second, inScene: scene))
      if first.isEmpty { left = right.compactMap(around) }
      if second.isEmpty { right = left.compactMap(around) }
      for a in left { pairs += right.map { (a, $0) } }
    }
    named.first.item = try only(first, or: second, in: pairs.map(\.first))
    named.second?.item = try only(second, or: first, in: pairs.map(\.second))
    return named
  }

  private func around(_ node: NodeID) -> NodeID? {
    document.tree.ancestor(of: node, where: document.tree.isView)
  }

  /// The items of a name in a scene: that with the id, else those that an output calls so, else those with
  /// the label, the text or the identifier for code.
  private func items(_ name: String, inScene index: Int) -> [NodeID] {
    let tree = document.tree
    let (outline, readable, short) = scenes[index]
    let nodes = tree.namedObjects(in: outline).filter { tree.isView($0) || tree.role(of: $0) == .guide }
    func id(_ node: NodeID) -> ObjectID { ObjectID(tree[node, .id] ?? "") }
    let byID = nodes.filter { tree[$0, .id] == name }
    if !byID.isEmpty || name.isEmpty { return byID }
    let printed = nodes.filter { readable.name(of: $0) == name || short.name(of: id($0)) == name }
    if !printed.isEmpty { return printed }
    let reader = ObjectNameReader(tree)
    let key = name.filter { $0 != " " }.lowercased()
    return nodes.filter {
      reader.names(of: $0).contains(name)
        || tree.role(of: $0) == .guide && tree[$0, .key]?.lowercased() == key
    }
  }

  private func only(_ name: String, or other: String? = nil, in found: [NodeID]) throws(NameError) -> ObjectID
  {
    let tree = document.tree
    let ids = Set(found.compactMap { tree[$0, .id] })
    if let id = ids.first, ids.count == 1 { return ObjectID(id) }
    guard found.isEmpty else {
      let candidates = scenes.flatMap { scene in
        tree.namedObjects(in: scene.outline).filter { ids.contains(tree[$0, .id] ?? "") }.map {
          NameError.Candidate(
            path: document.path, scene: scene.outline.label, id: tree[$0, .id],
            label: resolution.label(of: $0), className: tree.className(of: $0) ?? tree.tag(of: $0))
        }
      }
      throw NameError(name, .object, in: document.path, candidates: candidates)
    }
    // Of two names the one that means nothing is to blame.
    let isKnown = scenes.indices.contains { !items(name, inScene: $0).isEmpty }
    let missing = isKnown ? other ?? name : name
    var nearest = NearestName(to: missing, preferring: .first)
    for scene in scenes {
      for node in tree.namedObjects(in: scene.outline) {
        for known in ObjectNameReader(tree).names(of: node).all { nearest.consider(known) }
      }
    }
    throw NameError(missing, .object, in: document.path, nearest: nearest.name)
  }
}
