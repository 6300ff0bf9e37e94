public import SceneModel

/// One value of an object under a trait collection, and where it comes from.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolution = Resolver(document).resolve(TraitCollection(sizeClass: .regularRegular))
/// if let height = resolution.node("cUz-cs-IEH") {
///   for attribute in resolution.attributes(of: height) {
///     print(attribute.path, attribute.value, attribute.origin?.description ?? "base")
///   }
/// }
/// ```
public struct EffectiveAttribute: Hashable, Sendable {
  /// The attribute, or the keys that lead to it.
  public let path: ValuePath
  /// The value as it means.
  public let value: String
  /// The variation that holds the value, or nil where it is the object's own.
  public let origin: VariationKey?

  /// The path as it is written.
  public var name: String { path.text }
}

extension Resolution {
  /// All the values of an object: its attributes, then those of its keyed children, each in document order,
  /// then those that only variations have.
  ///
  /// Left out are the children that are objects of their own, the saved frame, and the variations themselves.
  /// A child of a variation replaces the object's child of that key as a whole.
  public func attributes(of node: NodeID) -> [EffectiveAttribute] {
    PropertyTable(node, resolver).properties.flatMap { property -> [EffectiveAttribute] in
      guard let candidate = candidate(of: property) else { return [] }
      let origin = candidate.variation.map(resolver.variations.key)
      return candidate.values.map { EffectiveAttribute(path: $0.path, value: $0.value, origin: origin) }
    }
  }

  /// The value at a path in an object, or nil where it has none.
  public func attribute(_ node: NodeID, at path: ValuePath) -> EffectiveAttribute? {
    attributes(of: node).first { $0.path == path }
  }

  /// The strongest of what holds of a property under the traits.
  func candidate(of property: PropertyTable.Property) -> PropertyTable.Candidate? {
    property.candidates.last { $0.variation.map(applies) ?? true }
  }
}
