/// The app that a document is for, as far as its project's files tell.
package struct DocumentApp: Sendable {
  /// The orientations that it supports; nil where they are not known.
  package let orientations: OrientationSupport?
  /// The names that its modules may have; nil where they are not known.
  package let modules: Set<String>?

  package init(orientations: OrientationSupport? = nil, modules: Set<String>? = nil) {
    self.orientations = orientations
    self.modules = modules
  }
}
