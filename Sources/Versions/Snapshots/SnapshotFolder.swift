import OperatingSystem
import SceneModel
import Synchronization

/// A directory with a snapshot for each scene.
package final class SnapshotFolder: Sendable {
  private let path: String
  /// The directory; nil while it is missing.
  private let opened: Mutex<OpenFolder?>
  /// The ending of the names of snapshots.
  static let ending = ".json"

  /// Opens a directory.
  ///
  /// - Parameter mayBeMissing: Whether it may be missing, as one without snapshots, until it is made.
  package init(_ path: String, mayBeMissing: Bool) throws(SnapshotError) {
    self.path = path
    do throws(FileDefect) {
      opened = Mutex(OpenFolder(try Folder(at: path)))
    } catch {
      guard mayBeMissing, error == .missing else {
        throw SnapshotError(error, path: path, expected: "a directory of snapshots")
      }
      opened = Mutex(nil)
    }
  }

  /// Makes the directory where it is missing.
  package func make() throws(SnapshotError) {
    if opened.withLock({ $0 != nil }) { return }
    do throws(FileDefect) {
      let made = OpenFolder(try Folder(makingAt: path))
      opened.withLock { $0 = made }
    } catch {
      throw SnapshotError(error, path: path, expected: "a directory of snapshots")
    }
  }

  private func open() throws(FileDefect) -> OpenFolder {
    guard let opened = opened.withLock({ $0 }) else { throw .missing }
    return opened
  }

  /// The paths of the files whose names have a given ending.
  private func names(endingIn ending: String) throws(SnapshotError) -> [String] {
    guard let opened = opened.withLock({ $0 }) else { return [] }
    do throws(FileDefect) { return try opened.folder.files(endingIn: ending) } catch {
      throw SnapshotError(error, path: path, expected: "a directory of snapshots")
    }
  }

  /// The path of a file as a user reaches it.
  package func path(of name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

  /// The names of all files that may be snapshots.
  package func files() throws(SnapshotError) -> [String] {
    try names(endingIn: Self.ending).filter { $0 != SnapshotSettings.fileName }
  }

  /// The names of all snapshots with their heads, in the order of the names.
  ///
  /// A file that names no scene is none of them.
  func heads() throws(SnapshotError) -> [(name: String, head: SnapshotHead)] {
    var heads: [(name: String, head: SnapshotHead)] = []
    for name in try files() {
      let bytes: [UInt8]
      // Reading the snapshot itself reports why it cannot be read.
      do throws(FileDefect) { bytes = try open().folder.read(name, first: SnapshotFile.beginning) } catch {
        continue
      }
      if let head = SnapshotFile.head(of: bytes) { heads.append((name, head)) }
    }
    return heads
  }

  /// The snapshot of a name; nil where there is none.
  package func snapshot(_ name: String) throws(SnapshotError) -> SceneSnapshot? {
    guard let bytes = try bytes(of: name, limit: SnapshotFile.limit) else { return nil }
    return try SnapshotFile.read(bytes, path: path(of: name))
  }

  /// Writes a snapshot, which replaces another one.
  ///
  /// - Throws: ``SnapshotError`` also where a file that is no snapshot has the name: that stays.
  package func write(_ snapshot: SceneSnapshot, as name: String) throws(SnapshotError) {
    let old = try bytes(of: name, limit: SnapshotFile.limit)
    if let old, !SnapshotFile.isBegun(old) {
      throw SnapshotError(path: path(of: name), "is no snapshot, expected one or no file")
    }
    guard snapshot.frameCount <= SnapshotFile.mostFrames else {
      throw SnapshotError(
        path: path(of: name),
        "not written: \(snapshot.frameCount) frames, expected at most \(SnapshotFile.mostFrames)")
    }
    try replace(name, with: SnapshotFile.bytes(snapshot, as: name), expecting: ExpectedContent(old))
  }

  /// The name of a snapshot without its ending, which the names of its pictures begin with.
  func stem(of name: String) -> String { String(name.dropLast(Self.ending.count)) }

  /// The state of a recorded picture, compared with one that is drawn now.
  func state(of picture: SnapshotPicture) throws(SnapshotError) -> SnapshotPicture.State {
    do throws(FileDefect) {
      return try open().folder.read(picture.name, limit: picture.bytes.count) == picture.bytes
        ? .same : .other
    } catch {
      switch error {
      case .missing: return .missing
      case .tooLarge: return .other
      default:
        throw SnapshotError(error, path: path(of: picture.name), expected: "a picture of a snapshot")
      }
    }
  }

  /// Writes a picture where it is missing or differs; gives its state before.
  ///
  /// - Throws: ``SnapshotError`` also where a file that is no picture of the snapshot has the
  ///   name: that stays.
  func write(_ picture: SnapshotPicture) throws(SnapshotError) -> SnapshotPicture.State {
    let state = try state(of: picture)
    if state == .same { return state }
    if state == .other, try !isPicture(picture.name, of: picture.stem) {
      throw SnapshotError(
        path: path(of: picture.name), "is no picture of a snapshot, expected one or no file")
    }
    try replace(picture.name, with: picture.bytes, expecting: state == .missing ? .none : .unknown)
    return state
  }

  /// The names of all pictures of snapshots, with those of their snapshots, which need not be there.
  ///
  /// A picture of anything else, or of another name than it was recorded as, is none of them.
  func pictures() throws(SnapshotError) -> [(name: String, snapshot: String)] {
    var pictures: [(name: String, snapshot: String)] = []
    for name in try names(endingIn: SnapshotPicture.ending) {
      for stem in SnapshotPicture.stems(of: name) {
        guard try isPicture(name, of: stem) else { continue }
        pictures.append((name, stem + Self.ending))
        break
      }
    }
    return pictures
  }

  /// Whether a file is a picture of a snapshot.
  private func isPicture(_ name: String, of stem: String) throws(SnapshotError) -> Bool {
    do throws(FileDefect) {
      return SnapshotPicture.isBegun(
        try open().folder.read(name, first: SnapshotPicture.beginning), of: stem)
    } catch {
      throw SnapshotError(error, path: path(of: name), expected: "a picture of a snapshot")
    }
  }

  /// Removes a snapshot or a picture, and the folders around it that are empty then.
  package func remove(_ name: String) throws(SnapshotError) {
    do throws(FileDefect) {
      let opened = try open()
      try opened.folder.removeFile(name)
      var rest = name[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        guard opened.folder.removeEmptyFolder(String(rest)) else { return }
      }
    } catch {
      throw SnapshotError(error, path: path(of: name), expected: "a snapshot that can be removed")
    }
  }

  /// The settings that the snapshots were recorded with; nil where there is no file of them.
  package func settings() throws(SnapshotError) -> SnapshotSettings? {
    let name = SnapshotSettings.fileName
    guard let bytes = try bytes(of: name, limit: SnapshotSettings.limit) else { return nil }
    return try SnapshotSettings(bytes, path: path(of: name))
  }

  /// Writes the settings that the snapshots are recorded with.
  package func write(_ settings: SnapshotSettings) throws(SnapshotError) {
    try replace(SnapshotSettings.fileName, with: settings.bytes)
  }

  /// The error of settings whose options mean nothing.
  package func refusal(of settings: SnapshotSettings, _ problem: String) -> SnapshotError {
    SnapshotError(path: path(of: SnapshotSettings.fileName), problem)
  }

  private func replace(
    _ name: String, with bytes: [UInt8], expecting expected: ExpectedContent = .unknown
  ) throws(SnapshotError) {
    do throws(FileDefect) { try open().folder.replace(name, with: bytes, expecting: expected) } catch {
      throw SnapshotError(error, path: path(of: name), expected: "a place for a snapshot")
    }
  }

  private func bytes(of name: String, limit: Int) throws(SnapshotError) -> [UInt8]? {
    do throws(FileDefect) { return try open().folder.read(name, limit: limit) } catch {
      if error == .missing { return nil }
      throw SnapshotError(error, path: path(of: name), expected: "a snapshot")
    }
  }
}

/// A directory that is open.
private final class OpenFolder: Sendable {
  let folder: Folder

  init(_ folder: consuming Folder) { self.folder = folder }
}
