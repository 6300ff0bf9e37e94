package import OperatingSystem
import SceneModel
import SceneProject
import Synchronization

/// The directory that pictures are written to, each under a name of its own.
package final class PictureFolder: Sendable {
  private let path: String
  private let folder: Folder
  private let mostPictureBytes: Int
  private let names = PlainFileNames(otherwise: "picture")
  /// The pictures of runs before; nil where nothing is kept of them.
  private let former: PictureRecord?
  /// The reason why the file with these is not one, and is as if it were not there; nil where there is none.
  package let recordDefect: String?
  private let state = Mutex(State())

  private struct State {
    /// The pictures of this run, nil where nothing is known of what they were painted from.
    var entries: [String: PictureRecord.Entry?] = [:]
    var reused = 0
  }

  /// Opens a directory, made where it is missing.
  ///
  /// - Parameter isRecorded: Whether a file in the directory says what pictures were painted from, so that
  ///   those that would be the same need not be painted.
  package convenience init(_ path: String, isRecorded: Bool) throws(PictureFailure) {
    try self.init(path, isRecorded: isRecorded, mostPictureBytes: PictureRecord.mostPictureBytes)
  }

  /// A directory with a limit of the bytes of a picture that is looked at.
  init(_ path: String, isRecorded: Bool, mostPictureBytes: Int) throws(PictureFailure) {
    self.path = path
    self.mostPictureBytes = mostPictureBytes
    do throws(FileDefect) {
      folder = try Folder(makingAt: path)
    } catch {
      throw PictureFailure(path: path, reason: .notWritten(error))
    }
    (former, recordDefect) = isRecorded ? Self.record(in: folder, path) : (nil, nil)
  }

  private static func record(in folder: borrowing Folder, _ path: String) -> (PictureRecord, String?) {
    let problem: String
    do throws(FileDefect) {
      let bytes = try folder.read(PictureRecord.name, limit: PictureRecord.mostBytes)
      if let record = PictureRecord(bytes) { return (record, nil) }
      problem = "this is no record of pictures"
    } catch .missing {
      return (PictureRecord(), nil)
    } catch {
      problem = "\(error)"
    }
    return (
      PictureRecord(),
      "\(PathName.join(path, PictureRecord.name)): note: \(problem); all pictures are painted anew"
    )
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

  /// Whether a file says what pictures were painted from.
  package var isRecorded: Bool { former != nil }

  /// The number of pictures that were there already.
  package var reused: Int { state.withLock { $0.reused } }

  /// Writes a picture under a name, whole or not at all, unless it is there already.
  ///
  /// - Parameter content: The checksum of all that it is painted from; nil where it is to be painted.
  package func write(
    as name: String, of content: [UInt8]?, _ paint: () throws(PaintingError) -> [UInt8]
  ) throws(PictureFailure) -> WrittenPicture {
    let whole = PathName.join(path, name)
    if let content, let known = former?.entries[name], known.content == content, holds(name, known.file) {
      state.withLock { state in
        state.entries[name] = known
        state.reused += 1
      }
      return WrittenPicture(path: whole, isReused: true)
    }
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
    if isRecorded {
      let entry = content.map { PictureRecord.Entry(content: $0, file: SHA256.value(of: bytes)) }
      state.withLock { $0.entries[name] = .some(entry) }
    }
    return WrittenPicture(path: whole, isReused: false)
  }

  /// Whether a file has the bytes of a checksum.
  private func holds(_ name: String, _ checksum: [UInt8]) -> Bool {
    do throws(FileDefect) {
      return SHA256.value(of: try folder.read(name, limit: mostPictureBytes)) == checksum
    } catch {
      return false
    }
  }

  /// Writes the file that says what the pictures were painted from, of this run and, as long as they are
  /// there, of those before. Without ``isRecorded`` it writes nothing.
  package func writeRecord() throws(PictureFailure) {
    guard let former else { return }
    let entries = state.withLock { $0.entries }
    var record = PictureRecord()
    for (name, entry) in former.entries where entries[name] == nil && isFile(name) {
      record.entries[name] = entry
    }
    for (name, entry) in entries { record.entries[name] = entry }
    do throws(FileDefect) {
      try folder.replace(PictureRecord.name, with: record.bytes())
    } catch {
      throw PictureFailure(path: PathName.join(path, PictureRecord.name), reason: .notWritten(error))
    }
  }

  private func isFile(_ name: String) -> Bool {
    do throws(FileDefect) { return try folder.kind(of: name) == .file } catch { return false }
  }
}

/// A picture in its directory.
package struct WrittenPicture: Hashable, Sendable {
  /// The path as a user reaches it.
  package let path: String
  /// Whether it was there already, and was not painted.
  package let isReused: Bool
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
