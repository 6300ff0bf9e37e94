import Ninefold
import OperatingSystem

/// The folder that a site is written into, from several threads.
final class SiteFolder: Sendable {
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
    var script = Array("ninefold.receive(\"\(name)\", '".utf8)
    script.reserveCapacity(json.count + json.count / 8)
    var start = 0
    for index in json.indices {
      switch json[index] {
      case UInt8(ascii: "\\"), UInt8(ascii: "'"):
        script += json[start..<index]
        script.append(UInt8(ascii: "\\"))
        // The byte itself follows with what is next.
        start = index
      case 0x0A:
        script += json[start..<index]
        script += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        start = index + 1
      default: continue
      }
    }
    script += json[start...]
    script += Array("');\n".utf8)
    try write(script, as: name + ".js")
  }
}

/// A file of a site that is not written.
struct SiteFailure: Error, CustomStringConvertible {
  let path: String
  let defect: FileDefect

  /// One line: the place, what was wrong and what was expected.
  var description: String { "\(path): error: \(defect), expected a place for a file of the page" }
}
