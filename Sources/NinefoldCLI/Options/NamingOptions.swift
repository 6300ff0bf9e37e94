import CommandLine
import Ninefold
import OperatingSystem

/// The way in which the command line asks for objects and constraints to be named.
struct NamingOptions: ArgumentGroup {
  @Flag("ids", help: "name objects and constraints by their ids") var wantsIDs: Bool

  var declared: [any Declared] { [$wantsIDs] }

  /// The naming of the objects of a scene.
  ///
  /// - Parameter resolution: Gives the document without traits; only asked for where it is needed.
  func naming(_ outline: SceneOutline, _ resolution: @escaping @Sendable () -> Resolution) -> ObjectNaming {
    wantsIDs ? .ids : .names(MadeOnce { ReadableNames(resolution(), outline) })
  }
}
