package import SceneModel
import SceneStore

/// What frames are of: the canvas in a size class, a device, a window.
package struct FrameEnvironment: Hashable, Sendable {
  /// The name that no other has, such as `canvas compact-regular` or `iPhone SE portrait`.
  package let name: String
  /// What people call it, such as `iPhone SE`.
  package let label: String
  /// The size class, of the canvas in it; nil of a device, and of the canvas under other traits.
  package let sizeClass: SizeClass?

  /// An environment of a name, which is its label where that is nil.
  package init(name: String, label: String? = nil, sizeClass: SizeClass? = nil) {
    self.name = name
    self.label = label ?? name
    self.sizeClass = sizeClass
  }

  /// The canvas in a size class.
  package init(_ sizeClass: SizeClass) {
    self.init(StoredEnvironment(TraitOverrides(sizeClass: sizeClass)))
  }

  /// What documents are solved for.
  package init(_ environment: SolvingEnvironment) { self.init(environment.stored) }

  private init(_ stored: StoredEnvironment) {
    self.init(
      name: stored.name, label: stored.shortName, sizeClass: stored.isSizeClass ? stored.sizeClass : nil)
  }
}
