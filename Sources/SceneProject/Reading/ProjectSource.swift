import JSONText
import SceneModel

/// One file of a project while it is read: turns defects into errors with their place.
struct ProjectSource {
  let path: String
  let bytes: [UInt8]

  /// Reads, with the errors of this file.
  func locating<Result>(_ body: () throws(JSONDefect) -> Result) throws(ProjectError) -> Result {
    do {
      return try body()
    } catch {
      throw self.error(.unexpected(expected: error.expected, found: error.found), at: error.offset)
    }
  }

  /// The error at an offset. Where a line starts like a marker of a merge, that is the cause of
  /// what is unexpected.
  func error(_ reason: ProjectError.Reason, at offset: Int) -> ProjectError {
    let lines = SourceLines(bytes)
    if case .unexpected = reason, let marker = lines.conflictMarker(in: bytes) {
      let place = lines.place(of: marker)
      return ProjectError(.mergeConflict, file: path, line: place.line, column: place.column)
    }
    let place = lines.place(of: offset)
    return ProjectError(reason, file: path, line: place.line, column: place.column)
  }
}
