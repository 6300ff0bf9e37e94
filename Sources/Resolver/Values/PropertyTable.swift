import SceneModel

/// The values of an object and its variations, property by property.
///
/// A property is an attribute, or the contents of the child elements of one key, which a variation replaces
/// as a whole (InterfaceBuilder.md#replaced-children).
struct PropertyTable {
  /// The values that the object itself, or one variation, gives a property.
  struct Candidate {
    /// The index of the variation, or nil of the object's own.
    let variation: Int?
    var values: [(path: ValuePath, value: String)] = []
  }

  struct Property {
    let name: String
    /// The object's own first, then those of variations, from the weakest to the strongest.
    var candidates: [Candidate] = []

    /// Whether a variation speaks of it.
    var isVaried: Bool { candidates.last?.variation != nil }
  }

  /// The object's own properties in document order, then those that only variations have.
  private(set) var properties: [Property] = []
  private var indices: [String: Int] = [:]

  init(_ node: NodeID, _ resolver: Resolver) {
    let tree = resolver.document.tree
    add(tree.heldValues(of: node), variation: nil)
    for index in resolver.variations.indices(of: node) ?? 0..<0 {
      add(tree.heldValues(of: resolver.variations.variations[index].node), variation: index)
    }
  }

  private mutating func add(_ held: [HeldValue], variation: Int?) {
    for value in held {
      let property = index(of: value.property)
      if properties[property].candidates.last.map({ $0.variation != variation }) ?? true {
        properties[property].candidates.append(Candidate(variation: variation))
      }
      guard let text = value.value else { continue }
      let last = properties[property].candidates.count - 1
      properties[property].candidates[last].values.append((value.path, text))
    }
  }

  private mutating func index(of property: String) -> Int {
    if let index = indices[property] { return index }
    indices[property] = properties.count
    properties.append(Property(name: property))
    return properties.count - 1
  }
}
