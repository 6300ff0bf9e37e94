package import JSONText
package import OperatingSystem
import SceneModel

/// A snapshot, or a directory of snapshots, that cannot be read or written.
package struct SnapshotError: Error, Hashable, CustomStringConvertible, Sendable {
  /// One line: `path:line:column: error: what is wrong and what was expected`.
  package let description: String

  /// A file that cannot be reached.
  package init(_ defect: FileDefect, path: String, expected: String) {
    description = "\(path.onOneLine):1:1: error: \(defect), expected \(expected)".onOneLine
  }

  /// A file that is wrong as a whole.
  package init(path: String, _ problem: String) {
    description = "\(path.onOneLine):1:1: error: \(problem)".onOneLine
  }

  /// A file that is not what it should be.
  package init(_ defect: JSONDefect, in bytes: [UInt8], path: String, _ problem: String) {
    let place = SourceLines(bytes).place(of: defect.offset)
    description =
      ("\(path.onOneLine):\(place.line):\(place.column): error: \(problem): expected \(defect.expected), "
      + "found \(defect.found)").onOneLine
  }
}
