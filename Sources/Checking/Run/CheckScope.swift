import Checks

/// The scope of a check: the rules and environments, the orientations of devices, and the documents that are
/// compared with each other.
package struct CheckScope: Sendable {
  /// The orientations in which the devices of the environments are held.
  enum Orientations: Sendable {
    /// Those of the environments: somebody chose the devices.
    case chosen
    /// Those that a document's app supports.
    case supported
  }

  /// The documents that rules look at together.
  package enum Extent: Sendable {
    /// All documents of the source: they are a whole project.
    case project
    /// All documents of the source, which is the project around those that are checked: what cannot be read
    /// in it is not reported.
    case surroundings
    /// None: the source has some documents of a project, and each is checked by itself.
    case document
  }

  let plan: CheckPlan
  let orientations: Orientations
  let extent: Extent
}
