package import Editing
package import SceneModel

extension Deletion {
  /// The default deletion in a size class: from the project in any-any, else from the size class.
  package init(in sizeClass: SizeClass) { self = sizeClass == .any ? .project : .sizeClass }
}
