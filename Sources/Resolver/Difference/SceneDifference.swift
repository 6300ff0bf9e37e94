public import Controls
public import SceneModel

/// The difference of a scene between two trait collections.
///
/// All lists are in document order.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolver = Resolver(document)
/// let upright = resolver.resolve(TraitCollection(sizeClass: .compactRegular))
/// let turned = resolver.resolve(TraitCollection(sizeClass: .compactCompact))
/// let difference = upright.difference(to: turned, in: document.scenes[0])
/// for change in difference.revalued { print(change.path, change.old ?? "none", change.new ?? "none") }
/// ```
public struct SceneDifference: Hashable, Sendable {
  /// Views and layout guides that come into the hierarchy.
  public var addedObjects: [NodeID] = []
  /// Views and layout guides that leave it.
  public var removedObjects: [NodeID] = []
  /// Constraints of the second scene that are not in the first, in document order.
  public var addedConstraints: [NodeID] = []
  /// Constraints of the first scene that are not in the second, in document order.
  public var removedConstraints: [NodeID] = []
  /// Values of objects and constraints that are installed before and after.
  public var revalued: [ValueChange] = []

  /// Whether there is no difference.
  public var isEmpty: Bool {
    addedObjects.isEmpty && removedObjects.isEmpty && addedConstraints.isEmpty && removedConstraints.isEmpty
      && revalued.isEmpty
  }
}

/// An attribute of an object or a constraint that has another value after than before.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolver = Resolver(document)
/// let upright = resolver.resolve(TraitCollection(sizeClass: .compactRegular))
/// let lying = resolver.resolve(TraitCollection(sizeClass: .compactCompact))
/// for change in document.scenes.flatMap({ upright.difference(to: lying, in: $0).revalued }) {
///   print(change.name, change.old ?? "-", change.new ?? "-")
/// }
/// ```
public struct ValueChange: Hashable, Sendable {
  /// The object or the constraint that has another value.
  public let node: NodeID
  /// The attribute, or the keys that lead to it.
  public let path: ValuePath
  /// Nil where the object had none, or has none any more.
  public let old: String?
  /// The value in the second scene, or nil where it has none.
  public let new: String?

  /// The path as it is written.
  public var name: String { path.text }
}

extension Resolution {
  /// The difference of a scene between these traits and those of another resolution of the same document.
  ///
  /// - Complexity: O(*k* + *v*) of the scene's views, guides and constraints and of their variations' values.
  public func difference(to other: Resolution, in outline: SceneOutline) -> SceneDifference {
    let range = tree.subtree(of: outline.objects)
    var result = SceneDifference()
    for node in resolver.objects(in: range) {
      switch (isInstalled(node), other.isInstalled(node)) {
      case (false, true): result.addedObjects.append(node)
      case (true, false): result.removedObjects.append(node)
      default: break
      }
    }
    for index in resolver.constraints(in: range) {
      let node = resolver.constraintItems[index].node
      switch (isInstalled(node), other.isInstalled(node)) {
      case (false, true): result.addedConstraints.append(node)
      case (true, false): result.removedConstraints.append(node)
      default: break
      }
    }
    for owner in resolver.variedOwners(in: range) where isInstalled(owner) && other.isInstalled(owner) {
      for property in PropertyTable(owner, resolver).properties where property.isVaried {
        result.revalued += changes(of: property, of: owner, to: other)
      }
    }
    return result
  }

  private func changes(
    of property: PropertyTable.Property, of node: NodeID, to other: Resolution
  ) -> [ValueChange] {
    let old = candidate(of: property)
    let new = other.candidate(of: property)
    if let old, let new, old.variation == new.variation { return [] }
    let oldValues = Dictionary(old?.values.map { ($0.path, $0.value) } ?? []) { first, _ in first }
    let newValues = Dictionary(new?.values.map { ($0.path, $0.value) } ?? []) { first, _ in first }
    let values = (old?.values ?? []) + (new?.values ?? []).filter { oldValues[$0.path] == nil }
    return values.compactMap { path, _ in
      oldValues[path] == newValues[path]
        ? nil : ValueChange(node: node, path: path, old: oldValues[path], new: newValues[path])
    }
  }
}

extension Resolver {
  /// The owners of variations among a range of nodes, in document order.
  func variedOwners(in range: Range<Int>) -> [NodeID] {
    var owners: [NodeID] = []
    for index in variations.indices(in: range) where variations.variations[index].owner != owners.last {
      owners.append(variations.variations[index].owner)
    }
    return owners
  }
}
