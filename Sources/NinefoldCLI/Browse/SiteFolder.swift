import Answers
import Ninefold
import OperatingSystem

/// A place that takes the files of a page by their names.
protocol PageTarget {
  func write(_ bytes: [UInt8], as name: String) throws
  /// Takes a value of JSON as the file of data of a name.
  func write(json: [UInt8], as name: String) throws
}

/// The folder that a site is written into, from several threads.
final class SiteFolder: PageTarget, Sendable {
  /// The path as the user named it.
  let path: String
  private let folder: Folder

  /// Opens a folder, made where it is missing.
  init(_ path: String) throws(SiteFailure) {
    self.path = path
    do throws(FileDefect) {
      folder = try Folder(makingAt: path)
    } catch {
      throw SiteFailure(path: path, defect: error)
    }
  }

  /// Writes a file whole or not at all.
  func write(_ bytes: [UInt8], as name: String) throws(SiteFailure) {
    do throws(FileDefect) {
      try folder.replace(name, with: bytes)
    } catch {
      throw SiteFailure(path: PathName.join(path, name), defect: error)
    }
  }

  /// Writes a value of JSON as a script that hands it to the page: browsers load scripts beside a page that
  /// lies in a folder, and nothing else.
  ///
  /// - Parameter name: The name of the file without its ending, by which the page asks for it.
  func write(json: [UInt8], as name: String) throws(SiteFailure) {
    try write(PageScript.handing(json, as: name), as: name + ".js")
  }
}

/// A file of a site that is not written.
struct SiteFailure: Error, CustomStringConvertible {
  let path: String
  let defect: FileDefect

  /// One line: the place, what was wrong and what was expected.
  var description: String { "\(path): error: \(defect), expected a place for a file of the page" }
}
