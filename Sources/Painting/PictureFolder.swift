package import OperatingSystem
import SceneProject

/// The directory that pictures are written to, each under a name of its own.
package final class PictureFolder: Sendable {
  private let path: String
  private let folder: Folder
  private let names = PlainFileNames(otherwise: "picture")

  /// Opens a directory, made where it is missing.
  package init(_ path: String) throws(PictureFailure) {
    self.path = path
    do throws(FileDefect) {
      folder = try Folder(makingAt: path)
    } catch {
      throw PictureFailure(path: path, reason: .notWritten(error))
    }
  }

  /// A name that no other picture has, below the directory, of words that may be anything.
  ///
  /// - Parameters:
  ///   - document: The path of the document, whose folders and name the picture's begins with.
  ///   - words: The words that distinguish the picture from others of the document.
  ///   - ending: The ending, with its dot.
  package func name(of document: String, _ words: [String], ending: String) -> String {
    names.name(of: document, words, ending: ending)
  }

  /// Writes a picture under a name, whole or not at all; gives its path as a user reaches it.
  package func write(
    as name: String, _ paint: () throws(PaintingError) -> [UInt8]
  ) throws(PictureFailure) -> String {
    let whole = path.hasSuffix("/") ? path + name : path + "/" + name
    let bytes: [UInt8]
    do throws(PaintingError) {
      bytes = try paint()
    } catch {
      throw PictureFailure(path: whole, reason: .notPainted(error))
    }
    do throws(FileDefect) {
      try folder.replace(name, with: bytes)
    } catch {
      throw PictureFailure(path: whole, reason: .notWritten(error))
    }
    return whole
  }
}

/// A picture, or a directory for pictures, that is not written.
package struct PictureFailure: Error, Hashable, CustomStringConvertible, Sendable {
  package let path: String
  package let reason: Reason

  /// Why a picture is not written.
  package enum Reason: Hashable, Sendable {
    case notPainted(PaintingError)
    case notWritten(FileDefect)
  }

  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch reason {
    case .notPainted(let error): "\(path): error: \(error)"
    case .notWritten(let defect): "\(path): error: \(defect), expected a place for a picture"
    }
  }
}
