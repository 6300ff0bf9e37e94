import JSONText

/// One file of a project while it is read: turns defects into errors with their place.
struct ProjectSource {
  let path: String
  let bytes: [UInt8]

  /// Runs a part of the reading.
  func locating<Result>(_ body: () throws(JSONDefect) -> Result) throws(ProjectError) -> Result {
    do {
      return try body()
    } catch {
      throw self.error(.unexpected(expected: error.expected, found: error.found), at: error.offset)
    }
  }

  /// The error at an offset. Where a line starts like a marker of a merge, that is the cause of what is unexpected.
  func error(_ reason: ProjectError.Reason, at offset: Int) -> ProjectError {
    if case .unexpected = reason, let marker = conflictMarker {
      let place = TextPlace(of: marker, in: bytes)
      return ProjectError(.mergeConflict, file: path, line: place.line, column: place.column)
    }
    let place = TextPlace(of: offset, in: bytes)
    return ProjectError(reason, file: path, line: place.line, column: place.column)
  }

  private var conflictMarker: Int? {
    let markers = [Array("<<<<<<<".utf8), Array(">>>>>>>".utf8)]
    return bytes.indices.first { index in
      let byte = bytes[index]
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") else { return false }
      return (index == 0 || bytes[index - 1] == 0x0A) && markers.contains(where: bytes[index...].starts)
    }
  }
}
