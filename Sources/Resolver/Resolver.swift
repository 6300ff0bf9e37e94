public import SceneModel

/// Finds what of a document is in force under any trait collection.
///
/// Takes a document once and reads its objects, constraints, variations and masks into flat tables.
/// Installation is then computed for all nine size classes at a time, a bit a class. The rules are those of
/// Interface Builder: a variation applies where every trait of its key is present; of those that apply, the
/// more specific one wins; an uninstalled view takes its subtree with it, and every constraint that touches
/// any of it. A class, so that what holds one copies a single reference.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolver = Resolver(document)
/// for sizeClass in SizeClass.all {
///   let scene = resolver.resolve(TraitCollection(sizeClass: sizeClass)).scene(document.scenes[0])
///   print(sizeClass, scene.objects.count, scene.constraints.count)
/// }
/// ```
public final class Resolver: Sendable {
  /// The document that is resolved.
  public let document: Document
  /// The views and layout guides in document order.
  let objects: [NodeID]
  /// The constraints in document order, with their own values.
  package let constraints: [LayoutConstraint]
  /// The items of each constraint, which resolving needs.
  package let constraintItems: [ConstraintItems]
  let variations: VariationTable
  let identifiers: IdentifierTable

  /// The nodes of a constraint and its items.
  package struct ConstraintItems: Sendable {
    let node: NodeID
    /// The node of the first item, -1 of one that the document does not hold.
    package let first: Int32
    /// The node of the second item, -1 where there is none.
    package let second: Int32
    /// Whether a variation may change the constraint's values.
    let isVaried: Bool
  }

  /// Reads a document.
  ///
  /// - Complexity: O(*n*) of the document's nodes, and O(*v* log *v*) of its variations and masks.
  public init(_ document: Document) {
    var reading = DocumentReading(document.tree)
    reading.readAll()
    self.document = document
    objects = reading.objects
    let variations = VariationTable(reading.variations, document.tree, reading.identifiers)
    self.variations = variations
    let constraints = reading.constraints
    let identifiers = reading.identifiers
    self.constraints = constraints
    self.identifiers = identifiers
    // Indices: a closure that takes a constraint takes a copy.
    constraintItems = constraints.indices.map { index in
      let node = constraints[index].node
      return ConstraintItems(
        node: node, first: identifiers[constraints[index].first.item.text]?.index ?? -1,
        second: constraints[index].second.flatMap { identifiers[$0.item.text]?.index } ?? -1,
        isVaried: variations.indices(of: node) != nil)
    }
  }

  /// The element that an identifier names, or nil.
  public func node(_ id: ObjectID) -> NodeID? { identifiers[id.text] }

  /// The views and guides among a range of nodes.
  func objects(in range: Range<Int>) -> ArraySlice<NodeID> {
    objects[objects.indices(in: range) { Int($0.index) }]
  }

  /// The index in ``constraints`` of a node's constraint, or nil where it is none.
  package func constraintIndex(_ node: NodeID) -> Int? {
    let index = Int(node.index)
    return constraints(in: index..<index + 1).first
  }

  /// The indices in ``constraints`` of those among a range of nodes.
  func constraints(in range: Range<Int>) -> Range<Int> {
    constraintItems.indices(in: range) { Int($0.node.index) }
  }
}

extension Array {
  /// The indices of the elements whose numbers lie in a range, in an array that is sorted by them.
  ///
  /// - Complexity: O(log *n*).
  func indices(in range: Range<Int>, _ number: (Element) -> Int) -> Range<Int> {
    func firstIndex(from bound: Int) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = low + (high - low) / 2
        if number(self[middle]) < bound { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = firstIndex(from: range.lowerBound)
    return start..<Swift.max(start, firstIndex(from: range.upperBound))
  }
}
