import InterfaceBuilder
package import OperatingSystem
import ProjectResources

extension Source {
  /// Follows the files that the source is read from: documents, projects, resources and configurations, or a
  /// database with its log.
  ///
  /// - Parameter files: The directory with the files of a stored project; nil where it is not known.
  package func watch(files: String? = nil) -> FolderWatch {
    let paths: [String]
    switch self {
    case .files(let sources): paths = sources.filter { $0 != ProjectInput.standardInput }
    case .project(let database, _): paths = [database, database + "-wal"] + (files.map { [$0] } ?? [])
    }
    return FolderWatch(paths, skipping: FolderWalk.skippedFolders) { path in
      Self.watchedEndings.contains(PathName.ending(of: path))
    }
  }

  /// The endings of the names of files of which a source may be made.
  private static let watchedEndings = ResourceEndings.fonts.union(ResourceEndings.texts)
    .union(ResourceEndings.pictures).union(["storyboard", "xib", "json", "plist", "pbxproj", "yml"])
}
