import Foundation
import InterfaceBuilder
import SceneModel

/// Documents of the outside world: `NINEFOLD_CORPUS` names a folder of them.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  /// The documents that can be read, one by one.
  static func documents() throws -> some Sequence<Document> {
    guard let folder else { return DocumentFiles(at: []).readable }
    return DocumentFiles(at: [folder]).readable
  }
}

extension DocumentFiles {
  fileprivate var readable: some Sequence<Document> {
    files.lazy.compactMap { file in
      guard let bytes = try? file.bytes() else { return nil }
      return try? DocumentReader().read(bytes, path: file.path)
    }
  }
}
