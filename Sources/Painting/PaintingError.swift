/// The reason why a picture cannot be painted.
package enum PaintingError: Error, Hashable, Sendable {
  /// The system has no such library, or one that lacks the named function.
  case noLibrary(String, package: String, missing: String?)
  /// A picture takes more work than the limit, in pixels.
  case tooMuch(limit: Int)
  /// Cairo's message about a failure.
  case failed(String)
}

extension PaintingError: CustomStringConvertible {
  /// The defect and the expected state, in one line.
  package var description: String {
    switch self {
    case .noLibrary(let library, let package, nil):
      "PNG and PDF need the library \(library), which is not installed; expected Debian's package \(package) or the like"
    case .noLibrary(let library, let package, .some(let function)):
      "PNG and PDF need the function \(function), which the library \(library) does not have; expected a newer"
        + " version of Debian's package \(package) or the like"
    case .tooMuch(let limit):
      "the picture is more than \(limit) pixels of work, expected at most so many; SVG has no such limit"
    case .failed(let reason): "Cairo cannot paint the picture: \(reason)"
    }
  }
}
