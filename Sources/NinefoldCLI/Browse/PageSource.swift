import Answers
import Ninefold

/// The source of a page, and all that is asked for beside it.
struct PageSource: Sendable {
  let source: Source
  /// The directory with the files of a stored project; nil where it is not known.
  let files: String?
  /// The name of the only document that is shown; nil of all.
  let document: String?
  /// The environments that the page names.
  let environments: [PageEnvironment]
  let findings: SiteFindings
  /// The differences from another version, made each time that they are asked for; nil where none is shown.
  var versions: (@Sendable () throws -> PageVersions)?

  /// The database of the source; nil of files.
  var database: String? { if case .project(let database, _) = source { database } else { nil } }
}
