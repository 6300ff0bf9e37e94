package import CommandLine
package import Ninefold
import OperatingSystem

/// The way in which the command line asks for objects and constraints to be named.
package struct NamingOptions: ArgumentGroup {
  @Flag("ids", help: "name objects and constraints by their ids") package var wantsIDs: Bool

  package init() {}

  package var declared: [any Declared] { [$wantsIDs] }

  /// The naming of the objects of a scene.
  ///
  /// - Parameter resolution: Gives the document without traits; only asked for where it is needed.
  package func naming(_ outline: SceneOutline, _ resolution: @escaping @Sendable () -> Resolution)
    -> ObjectNaming
  {
    wantsIDs ? .ids : .names(MadeOnce { ReadableNames(resolution(), outline) })
  }
}
