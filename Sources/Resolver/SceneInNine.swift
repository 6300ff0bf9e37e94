import Controls
import SceneModel

/// One scene in the nine classes; objects and constraints are computed once for the classes that agree.
struct SceneInNine {
  let scenes: [EffectiveScene]

  /// Takes the nine resolutions of one document, in the order of ``SizeClass/all``.
  init(_ outline: SceneOutline, _ resolutions: [Resolution]) {
    let resolver = resolutions[0].resolver
    let tables = resolutions[0].tables
    let range = resolver.document.tree.subtree(of: outline.objects)
    let objects = Self.objects(resolver.objects(in: range), tables)
    let constraints = Self.constraints(resolver.constraints(in: range), resolver, tables)
    scenes = resolutions.enumerated().map { number, resolution in
      EffectiveScene(
        outline: outline, traits: resolution.traits, objects: objects[number],
        constraints: constraints[number])
    }
  }

  private static func objects(_ objects: ArraySlice<NodeID>, _ tables: InstallationTables) -> [[NodeID]] {
    var partition = SizeClassPartition()
    for node in objects { partition.split(by: tables.installed(node)) }
    return partition.map { sizeClass in objects.filter { tables.installed($0).contains(sizeClass) } }
  }

  private static func constraints(
    _ range: Range<Int>, _ resolver: Resolver, _ tables: InstallationTables
  ) -> [EffectiveConstraints] {
    let items = resolver.constraintItems
    let constraints = resolver.constraints
    var partition = SizeClassPartition()
    var overrides: [ConstraintOverrides] = []
    for index in range {
      partition.split(by: tables.installed(items[index].node))
      if items[index].isVaried {
        let override = ConstraintOverrides(constraints[index], resolver, tables)
        override.split(&partition)
        overrides.append(override)
      }
    }
    return partition.map { sizeClass in
      var result = EffectiveConstraints(of: constraints, capacity: range.count)
      var varied = 0
      for index in range {
        let isVaried = items[index].isVaried
        if isVaried { varied += 1 }
        guard tables.installed(items[index].node).contains(sizeClass) else { continue }
        if isVaried {
          result.append(overrides[varied - 1].constraint(in: sizeClass))
        } else {
          result.append(ownAt: index)
        }
      }
      return result
    }
  }
}
