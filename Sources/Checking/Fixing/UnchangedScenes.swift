import Editing
import Resolver
import SceneModel

/// Two versions of a document, of which the second is to say what the first does, but for some changes.
struct UnchangedScenes {
  private let before: Resolver
  private let after: Resolver
  /// The elements that the changes remove, each with all in it.
  private let removed: [Range<Int>]
  /// The identifiers in them.
  private let lost: Set<String>
  /// The attributes that the changes give or take, by the element.
  private var given: [NodeID: Set<String>] = [:]

  init(_ before: Resolver, _ after: Resolver, _ changes: [NodeChange]) {
    self.before = before
    self.after = after
    let tree = before.document.tree
    removed = changes.compactMap { change in
      if case .remove(let node) = change { tree.subtree(of: node) } else { nil }
    }
    lost = Set(removed.joined().compactMap { tree[NodeID($0), .id] })
    for change in changes {
      switch change {
      case .setAttribute(let name, let node, _), .removeAttribute(let name, let node):
        if !tree.isElement(node, .variation) { given[node, default: []].insert(name) }
      case .remove: break
      }
    }
  }

  /// Whether every element with an identifier that stays, as objects and constraints have one, is installed
  /// where it was and has the values there that it had, under each of some traits in each of the nine size
  /// classes.
  ///
  /// - Complexity: O(*n*) of what the elements say, and again for each class of those that vary.
  func areSame(under traits: [TraitCollection]) -> Bool {
    let elements = elements(in: before.document.tree, but: removed)
    let others = self.elements(in: after.document.tree, but: [])
    guard elements.count == others.count else { return false }
    let pairs = zip(elements, others)
    guard pairs.allSatisfy({ before.document.tree[$0, .id] == after.document.tree[$1, .id] }) else {
      return false
    }
    return traits.allSatisfy { traits in
      let classes = Array(zip(before.resolveAll(traits), after.resolveAll(traits)))
      return pairs.allSatisfy { isSame($0, $1, classes) }
    }
  }

  /// The elements with identifiers in document order, without some and what leads to them.
  private func elements(in tree: ElementTree, but removed: [Range<Int>]) -> [NodeID] {
    let gone = Set(removed.joined())
    return (1..<tree.count).lazy.map { NodeID($0) }.filter { node in
      guard tree.kind(of: node) == .element, tree[node, .id] != nil, !gone.contains(Int(node.index)) else {
        return false
      }
      return tree[node, .destination].map { !lost.contains($0) } ?? true
    }
  }

  private func isSame(_ node: NodeID, _ other: NodeID, _ classes: [(Resolution, Resolution)]) -> Bool {
    let varies =
      !before.document.tree.variations(of: node).isEmpty || !after.document.tree.variations(of: other).isEmpty
    return classes.enumerated().allSatisfy { index, pair in
      let isInstalled = pair.0.isInstalled(node)
      guard isInstalled == pair.1.isInstalled(other) else { return false }
      // One class shows the values that hold in all.
      guard varies ? isInstalled : index == 0 else { return true }
      let given = given[node] ?? []
      return pair.0.values(of: node, but: given) == pair.1.values(of: other, but: given)
    }
  }
}

extension Resolution {
  /// The values in force of an element, without some.
  fileprivate func values(of node: NodeID, but given: Set<String>) -> [ValuePath: String] {
    let values = attributes(of: node).filter { !given.contains($0.name) }
    return Dictionary(values.map { ($0.path, $0.value) }) { first, _ in first }
  }
}
