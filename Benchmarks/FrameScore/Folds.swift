import SceneModel

/// The ten folds of a corpus by project.
///
/// A project's fold follows from its name alone, so that it stays there as other projects come.
enum Folds {
  static let count = 10

  /// The project of a document: the folder at the top of its path.
  static func project(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }

  /// The fold of a project, from 0, by the FNV-1a hash of its name.
  static func fold(of project: String) -> Int {
    Int(Fingerprint(project.utf8).value % UInt64(count))
  }
}

/// The number of a document's frames that match.
struct DocumentScore {
  let path: String
  let matched: Int
  let frames: Int

  var fold: Int { Folds.fold(of: Folds.project(of: path)) }
}
