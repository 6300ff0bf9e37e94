package import Editing
package import SceneModel

extension Deletion {
  /// What a deletion is where nothing else is asked for: from the project in any-any, in another class from that.
  package init(in sizeClass: SizeClass) { self = sizeClass == .any ? .project : .sizeClass }
}
