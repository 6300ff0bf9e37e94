public import Controls
public import SceneModel

/// A scene under a trait collection: the installed views and guides, and the constraints between them.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolution = Resolver(document).resolve(TraitCollection(sizeClass: .compactRegular))
/// let scene = resolution.scene(document.scenes[0])
/// for view in scene.objects { print(document.tree.tag(of: view)) }
/// print(scene.constraints.count)  // 14
/// ```
public struct EffectiveScene: Sendable {
  /// The scene, as the document has it.
  public let outline: SceneOutline
  /// The traits that the scene was resolved for.
  public let traits: TraitCollection
  /// The installed views and layout guides in document order, which is from back to front.
  public let objects: [NodeID]
  /// The installed constraints that touch installed items only, with the values in force, in document order.
  public let constraints: EffectiveConstraints
}

extension Resolution {
  /// A scene of the document under the traits.
  ///
  /// - Complexity: O(*k*) of the scene's views, guides and constraints.
  public func scene(_ outline: SceneOutline) -> EffectiveScene {
    let range = tree.subtree(of: outline.objects)
    return EffectiveScene(
      outline: outline, traits: traits, objects: resolver.objects(in: range).filter(isInstalled),
      constraints: constraints(in: range))
  }

  func constraints(in range: Range<Int>) -> EffectiveConstraints {
    let indices = resolver.constraints(in: range)
    var result = EffectiveConstraints(of: resolver.constraints, capacity: indices.count)
    for index in indices where isInstalled(resolver.constraintItems[index].node) {
      if resolver.constraintItems[index].isVaried {
        result.append(constraint(at: index))
      } else {
        result.append(ownAt: index)
      }
    }
    return result
  }

  /// A constraint with the values in force, or nil where the element is none.
  package func layoutConstraint(_ node: NodeID) -> LayoutConstraint? {
    resolver.constraintIndex(node).map(constraint)
  }

  private func constraint(at index: Int) -> LayoutConstraint {
    resolver.constraintItems[index].isVaried
      ? ConstraintOverrides(resolver.constraints[index], resolver, tables).constraint(in: traits.sizeClass)
      : resolver.constraints[index]
  }

  /// The nearest view around a node, or nil of a root.
  package func superview(of node: NodeID) -> NodeID? { tree.ancestor(of: node, where: tree.isView) }
}

extension Resolver {
  /// A scene in the nine size classes, in the order of `SizeClass.all`, with the other traits as given.
  ///
  /// Classes in which the same is in force share their objects and constraints.
  ///
  /// - Complexity: O(*n* + *v*) of the document's nodes and variations and O(*k*) of the scene's views,
  ///   guides and constraints, the latter times the number of classes that differ.
  public func scenes(_ outline: SceneOutline, _ traits: TraitCollection = TraitCollection())
    -> [EffectiveScene]
  {
    SceneInNine(outline, resolveAll(traits)).scenes
  }
}
