import AutoLayout
import ConflictLogs
import ConstraintSolver
import Controls
import SceneModel

/// A scene of a document as a log would name what is in it: views, guides and the constraints between them.
struct SearchedScene {
  /// A view or a guide; the guide of a view's margins, which no document has, is one as well.
  struct Item: Hashable {
    let node: NodeID
    var isMargins = false
  }

  /// A side of a constraint, its attribute without direction and margins.
  struct Side: Hashable {
    let item: Item
    let attribute: LayoutAttribute
  }

  /// A constraint with all numbers that variations give it.
  struct Constraint {
    let node: NodeID
    let id: ObjectID
    let first: Side
    let second: Side?
    let relation: Relation
    let multipliers: [Double]
    let constants: [Double]
    let priorities: [Double]
    let identifier: String?
    /// Whether code may change its constant: an outlet names it.
    let isOutlet: Bool
  }

  /// The form that constraints share where they may be equal: the attributes of both sides,
  /// and their relation.
  struct Shape: Hashable {
    let first: LayoutAttribute
    let second: LayoutAttribute?
    let relation: Relation
  }

  let tree: ElementTree
  let outline: SceneOutline
  private(set) var constraints: [Constraint] = []
  /// The indices of constraints by their shape.
  private(set) var shapes: [Shape: [Int]] = [:]
  private let names: ObjectNameReader
  private let ids: [String: NodeID]

  /// - Complexity: O(*n*) of the scene's nodes.
  init(_ tree: ElementTree, _ outline: SceneOutline) {
    self.tree = tree
    self.outline = outline
    names = ObjectNameReader(tree)
    var ids: [String: NodeID] = [:]
    var outlets: Set<String> = []
    var found: [NodeID] = []
    for index in tree.subtree(of: outline.objects) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element else { continue }
      if let id = tree[node, .id], ids[id] == nil { ids[id] = node }
      if tree.isElement(node, .outlet) || tree.isElement(node, .outletCollection),
        let destination = tree[node, .destination]
      {
        outlets.insert(destination)
      }
      if tree.isElement(node, .constraint) { found.append(node) }
    }
    self.ids = ids
    for node in found { read(node, outlets) }
  }

  private mutating func read(_ node: NodeID, _ outlets: Set<String>) {
    guard let constraint = tree.layoutConstraint(node), !constraint.isPlaceholder,
      let first = side(constraint.first, owner: constraint.owner)
    else { return }
    var second: Side?
    if let other = constraint.second {
      second = side(other, owner: constraint.owner)
      if second == nil { return }
    }
    var versions = [constraint]
    for child in tree.elements(of: node) where tree.isElement(child, .variation) {
      if let varied = tree.layoutConstraint(node, value: { tree[child, $0] ?? tree[node, $0] }) {
        versions.append(varied)
      }
    }
    let relation = Relation(constraint.relation)
    shapes[Shape(first: first.attribute, second: second?.attribute, relation: relation), default: []]
      .append(constraints.count)
    constraints.append(
      Constraint(
        node: node, id: constraint.id, first: first, second: second, relation: relation,
        multipliers: versions.map(\.multiplier), constants: versions.map(\.constant),
        priorities: versions.map(\.priority), identifier: tree[node, .identifier],
        isOutlet: outlets.contains(constraint.id.text)))
  }

  private func side(_ side: LayoutConstraint.Side, owner: NodeID) -> Side? {
    guard let node = side.item.text.isEmpty ? owner : ids[side.item.text] else { return nil }
    if let plain = side.attribute.ofMargins {
      return Side(item: Item(node: node, isMargins: true), attribute: plain.withoutDirection)
    }
    return Side(item: Item(node: node), attribute: side.attribute.withoutDirection)
  }

  /// The names of an object.
  func names(of item: Item) -> ObjectNames { names.names(of: item.node) }
}

extension LayoutAttribute {
  /// The attribute with `leading` for `left`, `trailing` for `right`: a log of a visual format does
  /// not distinguish them.
  var withoutDirection: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .baseline: .lastBaseline
    default: self
    }
  }
}
