import FontFiles
import OperatingSystem
import Synchronization

/// The libraries that open fonts, and the files that they have open.
struct FontSources: Sendable {
  let cairo: Cairo
  let fontconfig: Fontconfig
  let files: OpenFontFiles

  /// Fonts of open files, for which Cairo and Fontconfig are loaded where they were not.
  ///
  /// - Throws: ``PaintingError`` with `noLibrary`.
  init(_ files: OpenFontFiles) throws(PaintingError) {
    cairo = try Cairo.loaded.get()
    fontconfig = try Fontconfig.loaded.get()
    self.files = files
  }
}

/// The faces of font files that are open, each once for all fonts that are made of it on all threads.
///
/// On a machine with few fonts, dozens of names stand for one file: each had it in memory by itself.
final class OpenFontFiles: Sendable {
  private struct Key: Hashable {
    let path: String
    let index: Int
    /// A file that is another by now is opened again.
    let stamp: FileStamp?
  }

  private let faces = Mutex<[Key: SharedFace]>([:])

  /// The face of a file; nil where it cannot be opened.
  func face(_ path: String, _ index: Int) -> SharedFace? {
    let key = Key(path: path, index: index, stamp: NamedPath.stamp(path))
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      guard let face = try? SharedFace(path, face: index) else { return nil }
      if faces.count >= PaintingLimits.mostOpenFonts { faces = [:] }
      faces[key] = face
      return face
    }
  }
}
