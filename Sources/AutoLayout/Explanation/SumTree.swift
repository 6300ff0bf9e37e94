/// Sums of multiples of numbered things. Each may be made of others, which stay as they are and are shared.
///
/// A sum is a search tree by number, in the heap order of a hash of the numbers (Seidel and Aragon 1996). No
/// node changes once it is made: a long sum and a few things more is the long one but for the way to these. A
/// subtree counts times the scale of who refers to it.
struct SumTree {
  /// A sum; empty where no node is named.
  struct Sum {
    fileprivate(set) var node: Int32 = -1
    fileprivate(set) var scale = 1.0

    var isEmpty: Bool { node < 0 }
  }

  private struct Node {
    let key: Int32
    let factor: Double
    let left: Sum
    let right: Sum
    /// The largest magnitude of a factor times the weight of its key, in the node and below it.
    let largest: Double
  }

  private var nodes: [Node] = []
  /// The weight of each key.
  private let weights: [Double]

  /// A factor of no larger magnitude counts as none: what is left of terms that cancel.
  private static let negligible = 1e-9

  /// No sums yet, of things with weights, by which the largest of a sum is told.
  init(weights: [Double]) { self.weights = weights }

  /// How many nodes were made: the memory, and the time up to a factor.
  var count: Int { nodes.count }

  /// A multiple of one thing.
  mutating func multiple(of key: Int, _ factor: Double) -> Sum { make(Int32(key), factor, Sum(), Sum()) }

  /// A sum plus a multiple of another.
  ///
  /// - Complexity: O(*m* log *n*) of the *m* things of the smaller and the *n* of the larger one, expected.
  mutating func sum(_ one: Sum, _ other: Sum, times factor: Double) -> Sum {
    union(one, Sum(node: other.node, scale: other.scale * factor))
  }

  /// The first of the things whose factor times its weight is as large as any, but for rounding; nil where
  /// all are next to nothing.
  func largest(of sum: Sum) -> (key: Int, value: Double)? {
    let most = magnitude(sum)
    guard most > Self.negligible else { return nil }
    return first(of: sum, above: most - max(Self.negligible, 1e-12 * most))
  }

  /// The first of the things whose factor times its weight is of a larger magnitude; nil where none is.
  func first(of sum: Sum, above bound: Double) -> (key: Int, value: Double)? {
    var (next, scale) = (sum.node, sum.scale)
    while next >= 0 {
      let node = nodes[Int(next)]
      if magnitude(node.left) * scale.magnitude > bound {
        (next, scale) = (node.left.node, scale * node.left.scale)
        continue
      }
      let value = node.factor * scale * weights[Int(node.key)]
      if value.magnitude > bound { return (Int(node.key), value) }
      (next, scale) = (node.right.node, scale * node.right.scale)
    }
    return nil
  }

  /// The things of a sum, by their numbers, with their factors.
  func terms(of sum: Sum) -> [(key: Int, factor: Double)] {
    guard !sum.isEmpty else { return [] }
    let node = nodes[Int(sum.node)]
    let own = [(key: Int(node.key), factor: node.factor)]
    return (terms(of: node.left) + own + terms(of: node.right)).map { ($0.key, $0.factor * sum.scale) }
  }

  /// Puts together what is found of the things of a sum, in their order. What was found of a node is noted,
  /// by its index, so that the node is not gone through again.
  func gather<Found>(
    _ sum: Sum, _ noted: inout [Found?], _ look: (Int) -> Found, combine: (Found, Found) -> Found
  ) -> Found? {
    guard !sum.isEmpty else { return nil }
    if noted.count < nodes.count { noted += Array(repeating: nil, count: nodes.count - noted.count) }
    if let known = noted[Int(sum.node)] { return known }
    let node = nodes[Int(sum.node)]
    var found = look(Int(node.key))
    if let left = gather(node.left, &noted, look, combine: combine) { found = combine(left, found) }
    if let right = gather(node.right, &noted, look, combine: combine) { found = combine(found, right) }
    noted[Int(sum.node)] = found
    return found
  }
}

extension SumTree {
  private func magnitude(_ sum: Sum) -> Double {
    sum.isEmpty ? 0 : nodes[Int(sum.node)].largest * sum.scale.magnitude
  }

  private mutating func make(_ key: Int32, _ factor: Double, _ left: Sum, _ right: Sum) -> Sum {
    let own = (factor * weights[Int(key)]).magnitude
    nodes.append(
      Node(
        key: key, factor: factor, left: left, right: right,
        largest: max(own, magnitude(left), magnitude(right))))
    return Sum(node: Int32(nodes.count - 1))
  }

  /// A node as its sum counts it, with the scale put into the factor and the subtrees.
  private func read(_ sum: Sum) -> (key: Int32, factor: Double, left: Sum, right: Sum) {
    let node = nodes[Int(sum.node)]
    return (
      node.key, node.factor * sum.scale, Sum(node: node.left.node, scale: node.left.scale * sum.scale),
      Sum(node: node.right.node, scale: node.right.scale * sum.scale)
    )
  }

  private mutating func union(_ one: Sum, _ other: Sum) -> Sum {
    if one.isEmpty { return other }
    if other.isEmpty { return one }
    let isFirst = Self.precedes(nodes[Int(one.node)].key, nodes[Int(other.node)].key)
    let top = read(isFirst ? one : other)
    let parts = split(isFirst ? other : one, at: top.key)
    let left = union(top.left, parts.left)
    let right = union(top.right, parts.right)
    let factor = top.factor + parts.factor
    return factor.magnitude > Self.negligible ? make(top.key, factor, left, right) : join(left, right)
  }

  /// The things before a number and after it, and the factor of the number's own; 0 where it is not in the
  /// sum.
  private mutating func split(_ sum: Sum, at key: Int32) -> (left: Sum, factor: Double, right: Sum) {
    if sum.isEmpty { return (Sum(), 0, Sum()) }
    let node = read(sum)
    if key == node.key { return (node.left, node.factor, node.right) }
    if key < node.key {
      let parts = split(node.left, at: key)
      return (parts.left, parts.factor, make(node.key, node.factor, parts.right, node.right))
    }
    let parts = split(node.right, at: key)
    return (make(node.key, node.factor, node.left, parts.left), parts.factor, parts.right)
  }

  /// The things of two sums, of which the one ends before the other begins.
  private mutating func join(_ left: Sum, _ right: Sum) -> Sum {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    let (one, other) = (read(left), read(right))
    if Self.precedes(one.key, other.key) {
      return make(one.key, one.factor, one.left, join(one.right, right))
    }
    return make(other.key, other.factor, join(left, other.left), other.right)
  }

  /// Whether a key stands above another one in every tree.
  private static func precedes(_ one: Int32, _ other: Int32) -> Bool {
    (rank(one), one) > (rank(other), other)
  }

  /// A number that looks random (the finalizer of MurmurHash3).
  private static func rank(_ key: Int32) -> UInt32 {
    var hash = UInt32(bitPattern: key)
    hash = (hash ^ (hash >> 16)) &* 0x85eb_ca6b
    hash = (hash ^ (hash >> 13)) &* 0xc2b2_ae35
    return hash ^ (hash >> 16)
  }
}
