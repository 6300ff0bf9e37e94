import InterfaceBuilder

/// Why a directory has no files of a project to draw with.
package struct ProjectFilesError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The directory.
  package let path: String
  private let defect: String?

  init(_ path: String, _ defect: String? = nil) {
    self.path = path
    self.defect = defect
  }

  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    defect
      ?? "\(path): error: no images and no fonts in the directory, expected the project's files"
  }
}

extension ProjectInput {
  /// Finds the pictures and fonts in a directory.
  init(filesAt directory: String) throws(ProjectFilesError) {
    self.init(at: [directory])
    guard catalogs.isEmpty, pictures.isEmpty, fonts.isEmpty else { return }
    throw ProjectFilesError(directory, refusals.first.map { "\($0)" })
  }
}
