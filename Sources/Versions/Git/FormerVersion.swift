import InterfaceBuilder
import OperatingSystem
import SceneModel
package import Sources

/// The documents and resources of a folder as a commit of its repository has them, in a folder of their own.
package struct FormerVersion: Sendable {
  private let folder: TemporaryFolder
  private let isEmpty: Bool

  /// Why there is no former version of a path.
  package struct Failure: Error, CustomStringConvertible, Sendable {
    let path: String
    let defect: FileDefect

    /// One line: `path:line:column: error: what is wrong and what was expected`.
    package var description: String {
      let message = "\(defect), expected a commit that git can read".onOneLine
      return "\(DocumentPlace(path: path, line: 1, column: 1)): error: \(message)"
    }
  }

  /// The version of a document's folder, or of a folder, in a commit.
  ///
  /// - Throws: ``Failure`` where there is no such commit, or no repository.
  package init(of path: String, at commit: String) throws(Failure) {
    do throws(FileDefect) {
      let isFolder = try NamedPath.kind(path) == .folder
      let place = try GitFolder(path: isFolder ? path : PathName.folder(of: path))
      guard let id = try place.commit(commit) else {
        throw FileDefect.other("'\(commit)' is no commit of its repository")
      }
      folder = try TemporaryFolder()
      let files = try place.files(of: .commit(id)).filter { file in
        GitFileNames.isDocument(file.path) || GitFileNames.isFont(file.path)
          || GitFileNames.isResource(file.path)
      }
      isEmpty = files.isEmpty
      _ = try place.copy(files, of: .commit(id), to: Folder(at: folder.path))
    } catch {
      throw Failure(path: path, defect: error)
    }
  }

  /// The files, as long as this is held; nil where the commit has none.
  package var source: Source? { isEmpty ? nil : .files([folder.path]) }
}
