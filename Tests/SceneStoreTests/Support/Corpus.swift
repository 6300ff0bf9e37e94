import Foundation
import InterfaceBuilder
import SceneModel

/// Documents of the outside world: `NINEFOLD_CORPUS` names a folder of them.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  /// The documents that can be read, one by one: all of them in a release build, one in eight in a debug
  /// build, which is slower by more than that.
  static func documents() throws -> some Sequence<Document> {
    guard let folder else { return DocumentFiles(at: []).readable }
    return DocumentFiles(at: [folder]).readable
  }
}

extension DocumentFiles {
  fileprivate var readable: some Sequence<Document> {
    #if DEBUG
      let step = 8
    #else
      let step = 1
    #endif
    return stride(from: 0, to: files.count, by: step).lazy.compactMap { index in
      let file = files[index]
      guard let bytes = try? file.bytes() else { return nil }
      return try? DocumentReader().read(bytes, path: file.path)
    }
  }
}
