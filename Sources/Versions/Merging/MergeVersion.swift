import Comparison
import InterfaceBuilder
import SceneModel

/// One of the three documents that a merge begins with.
enum MergeVersion: Sendable {
  /// The file at a path.
  case file(String)
  /// A text that git keeps, or that conflict markers hold.
  case bytes([UInt8])

  /// The document.
  ///
  /// - Parameter name: The path of the document in messages; nil where a file goes by its own path.
  func document(of side: MergeSide, name: String?) throws(ReadError) -> Document {
    let bytes: [UInt8]
    var path = name.map { "\($0) (\(side))" } ?? ""
    switch self {
    case .file(let location):
      if name == nil { path = location }
      bytes = try DocumentFile(location: location, path: path).bytes()
    case .bytes(let kept): bytes = kept
    }
    // Git gives an empty file where there is no common version.
    if side == .base, bytes.isEmpty { return Document(path: path, tree: ElementTree()) }
    return try DocumentReader().read(bytes, path: path)
  }
}
