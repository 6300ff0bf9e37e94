package import Controls
package import SceneModel

/// A scene in the nine size classes at once.
package struct SceneMatrix: Sendable {
  /// Classes in which the same is in force.
  package struct Group: Sendable {
    package let classes: SizeClassSet
    /// How many views are installed.
    package let views: Int
    /// How many constraints are.
    package let constraints: Int
    /// The difference from any-any.
    package let difference: SceneDifference
  }

  package let outline: SceneOutline
  /// How many views the scene has, installed or not.
  package let views: Int
  /// How many constraints it has.
  package let constraints: Int
  /// The groups of classes that are equal, in the order of their first classes: any-any's comes first.
  package let groups: [Group]

  /// The index in ``groups`` of a class's group.
  package func group(of sizeClass: SizeClass) -> Int {
    groups.firstIndex { $0.classes.contains(sizeClass) } ?? 0
  }
}

extension Resolver {
  /// Compares the nine classes of a scene, the other traits being as given.
  ///
  /// Two classes are equal where the same views, guides and constraints are installed and every value of what
  /// is installed is the same.
  package func matrix(_ outline: SceneOutline, _ traits: TraitCollection = TraitCollection()) -> SceneMatrix {
    let resolutions = resolveAll(traits)
    let tables = resolutions[0].tables
    let range = document.tree.subtree(of: outline.objects)
    let views = objects(in: range).filter { document.tree.role(of: $0) != .guide }
    let constraints = constraints(in: range).map { constraintItems[$0].node }
    var partition = SizeClassPartition()
    for node in objects(in: range) { partition.split(by: tables.installed(node)) }
    for node in constraints { partition.split(by: tables.installed(node)) }
    for owner in variedOwners(in: range) { split(&partition, byValuesOf: owner, resolutions) }
    let groups = partition.sortedGroups.map { classes in
      let resolution = resolutions[classes.rawValue.trailingZeroBitCount]
      return SceneMatrix.Group(
        classes: classes, views: views.count { resolution.isInstalled($0) },
        constraints: constraints.count { resolution.isInstalled($0) },
        difference: resolutions[0].difference(to: resolution, in: outline))
    }
    return SceneMatrix(outline: outline, views: views.count, constraints: constraints.count, groups: groups)
  }

  /// Separates the classes in which an installed object has different values.
  private func split(
    _ partition: inout SizeClassPartition, byValuesOf owner: NodeID, _ resolutions: [Resolution]
  ) {
    let installed = resolutions.filter { $0.isInstalled(owner) }
    for property in PropertyTable(owner, self).properties where property.isVaried {
      var classes: [[ValuePath: String]: SizeClassSet] = [:]
      for resolution in installed {
        let values = resolution.candidate(of: property)?.values.map { ($0.path, $0.value) } ?? []
        let key = Dictionary(values) { first, _ in first }
        classes[key, default: []].insert(SizeClassSet(resolution.traits.sizeClass))
      }
      // Groups do not depend on the order in which they are split.
      for set in classes.values { partition.split(by: set) }
    }
  }
}
