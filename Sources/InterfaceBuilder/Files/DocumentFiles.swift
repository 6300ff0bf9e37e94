/// The documents that are at some paths.
package struct DocumentFiles: Sendable {
  /// The endings of the names of documents.
  package static let endings: Set<String> = ["storyboard", "xib"]

  /// The files, sorted by path; those of one path asked for come before those of the next.
  package let files: [DocumentFile]
  /// The paths and folders that cannot be read.
  package let errors: [ReadError]

  /// Finds the documents at paths.
  ///
  /// A path to a file names that document, whatever it is called. A path to a directory names every
  /// `.storyboard` and `.xib` in it and in its folders, hidden ones too, but not those in `.git` and
  /// `.build`. Links to files are followed, links to folders are not, so that a loop of them ends.
  package init(at paths: [String]) {
    var walk = FolderWalk(fileEndings: Self.endings, folderEndings: [])
    for path in paths { walk.add(path, takesAnyFile: true) }
    files = walk.files
    errors = walk.errors
  }
}
