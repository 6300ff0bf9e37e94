import Ninefold
import OperatingSystem

/// A file with an SQL statement; `-` is the standard input.
package struct QueryFile {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The largest statement that is read, in bytes: SQLite's limit.
  private static let limit = 1_000_000

  /// A file that cannot be read, or holds no text.
  package struct Failure: Error, CustomStringConvertible {
    package let path: String
    package let defect: String

    /// One line: the file, the defect and the expectation.
    package var description: String { "\(path): error: \(defect), expected a file with a statement of SQL" }
  }

  /// The contents of the file.
  package func text() throws(Failure) -> String {
    let isInput = path == "-"
    let name = isInput ? "<stdin>" : path
    let bytes: [UInt8]
    do throws(FileDefect) {
      bytes =
        isInput
        ? try ThisProcess.readStandardInput(limit: Self.limit) : try NamedPath.read(path, limit: Self.limit)
    } catch {
      throw Failure(path: name, defect: error.description)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(path: name, defect: "is no text in UTF-8")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }
}
