package import Controls
package import SceneModel

/// A variation's value of an object that makes no difference to it in any of the nine size classes.
package struct DeadOverride: Hashable, Sendable {
  /// Why it makes no difference.
  package enum Reason: Hashable, Sendable {
    /// More specific variations override it in every class in which it applies.
    case overridden
    /// The object is not installed in the classes in which it holds.
    case uninstalled
    /// It is what holds without it.
    case same
  }

  /// The object that varies.
  package let owner: NodeID
  /// The variation.
  package let variation: NodeID
  package let key: VariationKey
  /// The attribute, or the key of the child elements.
  package let property: String
  package let reason: Reason
  /// Whether it may be removed together with all removable ones before it: that makes no difference either,
  /// whatever the other traits are.
  package let isRemovable: Bool
}

extension Resolver {
  /// Whether masks say what is installed where; else all is installed everywhere.
  package var hasMasks: Bool { !variations.masks.isEmpty }

  /// Whether what is installed depends on traits other than size classes.
  package var installsByOtherTraits: Bool {
    variations.masks.contains { !variations.key($0.variation).otherTraits.isEmpty }
  }

  /// The values of variations in a scene that make no difference, in the order of their objects.
  ///
  /// Masks are left out: Interface Builder writes them for whatever touches an object that it uninstalls
  /// (InterfaceBuilder.md#masks). So are variations by other traits, and objects that are installed nowhere.
  ///
  /// - Complexity: O(*v*) of the scene's variations and what they say.
  package func deadOverrides(in outline: SceneOutline) -> [DeadOverride] {
    guard document.tree.usesSizeClasses else { return [] }
    let tables = InstallationTables(self, TraitCollection())
    var result: [DeadOverride] = []
    for owner in variedOwners(in: document.tree.subtree(of: outline.objects)) {
      let installed = installsByOtherTraits ? .all : tables.installed(owner)
      if installed.isEmpty { continue }
      for property in PropertyTable(owner, self).properties where property.isVaried {
        var left = property.candidates
        let variesByOtherTraits = left.contains { candidate in
          candidate.variation.map { !variations.key($0).otherTraits.isEmpty } ?? false
        }
        for (index, candidate) in property.candidates.enumerated() {
          guard let variation = candidate.variation, !tables.applying[variation].isEmpty,
            let reason = reason(index, of: property.candidates, installed: installed, tables)
          else { continue }
          let place = left.firstIndex { $0.variation == variation }
          let isRemovable = place.map {
            !variesByOtherTraits && self.reason($0, of: left, installed: installed, tables) != nil
          }
          if let place, isRemovable == true { left.remove(at: place) }
          result.append(
            DeadOverride(
              owner: owner, variation: variations.variations[variation].node, key: variations.key(variation),
              property: property.name, reason: reason, isRemovable: isRemovable ?? false))
        }
      }
    }
    return result
  }

  /// Why a candidate of a property makes no difference; nil where it makes one.
  private func reason(
    _ index: Int, of candidates: [PropertyTable.Candidate], installed: SizeClassSet,
    _ tables: InstallationTables
  ) -> DeadOverride.Reason? {
    func applying(_ candidate: PropertyTable.Candidate) -> SizeClassSet {
      candidate.variation.map { tables.applying[$0] } ?? .all
    }
    var holding = applying(candidates[index])
    for stronger in candidates[(index + 1)...] { holding.subtract(applying(stronger)) }
    if holding.isEmpty { return .overridden }
    holding.formIntersection(installed)
    if holding.isEmpty { return .uninstalled }
    let values = candidates[index].valuesByPath
    for weaker in candidates[..<index].reversed() where !holding.isDisjoint(with: applying(weaker)) {
      guard weaker.valuesByPath == values else { return nil }
      holding.subtract(applying(weaker))
    }
    return holding.isEmpty ? .same : nil
  }
}

extension PropertyTable.Candidate {
  fileprivate var valuesByPath: [ValuePath: String] {
    Dictionary(values.map { ($0.path, $0.value) }) { first, _ in first }
  }
}
