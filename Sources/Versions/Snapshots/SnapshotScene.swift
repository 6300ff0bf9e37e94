import JSONText
import SceneModel

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

  /// The scene that a snapshot is of, by the bytes at its beginning; nil where they do not name it.
  static func scene(of bytes: [UInt8]) -> SnapshotScene? {
    do throws(JSONDefect) {
      var json = JSONReader(bytes, depthLimit: 16)
      try json.beginObject()
      guard try json.nextName() == versionMember, try json.number() == Double(version) else { return nil }
      var (document, scene): (String?, String?) = (nil, nil)
      while let name = try json.nextName() {
        switch name {
        case "document": document = try json.string()
        case "scene": scene = try json.string()
        default: try json.skipValue()
        }
        if let document, let scene { return SnapshotScene(document: document, id: ObjectID(scene)) }
      }
      return nil
    } catch {
      return nil
    }
  }
}
