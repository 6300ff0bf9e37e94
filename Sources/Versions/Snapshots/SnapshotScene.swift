import JSONText
import SceneModel

/// The beginning of a snapshot, which says of what it is.
struct SnapshotHead: Sendable {
  let scene: SnapshotScene
  /// The name that it was recorded as; nil where it does not say.
  let recordedName: String?
}

/// The scene that a snapshot is of.
struct SnapshotScene: Hashable, Sendable {
  /// The path of the document within its source.
  let document: String
  /// The scene's id; empty text of a xib's.
  let id: ObjectID
}

extension SnapshotFile {
  /// How many bytes at the beginning of a snapshot name its scene.
  static let beginning = 65_536

  /// The head of a snapshot, by the bytes at its beginning; nil where they name no scene.
  static func head(of bytes: [UInt8]) -> SnapshotHead? {
    do throws(JSONDefect) {
      var json = JSONReader(bytes, depthLimit: 16)
      try json.beginObject()
      guard try json.nextName() == versionMember, try json.number() == Double(version) else { return nil }
      var (file, document, scene): (String?, String?, String?) = (nil, nil, nil)
      while let name = try json.nextName() {
        switch name {
        case "file": file = try json.string()
        case "document": document = try json.string()
        case "scene": scene = try json.string()
        default: try json.skipValue()
        }
        if let document, let scene {
          return SnapshotHead(
            scene: SnapshotScene(document: document, id: ObjectID(scene)), recordedName: file)
        }
      }
      return nil
    } catch {
      return nil
    }
  }
}
