public import SceneModel

/// One scene of a document: a storyboard's `<scene>`, or all the top-level objects of a xib.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// for scene in document.scenes {
///   print(scene.name, scene.id, document.tree.elements(of: scene.objects).map(document.tree.tag(of:)))
/// }
/// ```
public struct SceneOutline: Hashable, Sendable {
  /// The scene's identifier: `sceneID` of a storyboard's, empty text of a xib's only one.
  public let id: ObjectID
  /// The name that Interface Builder shows: the comment before the scene, or the document's name.
  public let name: String
  /// The element whose children are the scene's objects.
  public let objects: NodeID
  /// The controller of the scene: the first object that is one, or nil.
  public let controller: NodeID?
}

extension Document {
  /// The scenes in document order.
  public var scenes: [SceneOutline] {
    guard let root = tree.root else { return [] }
    if let scenes = tree.child(of: root, .scenes) { return storyboardScenes(in: scenes) }
    guard let objects = tree.child(of: root, .objects) else { return [] }
    return [SceneOutline(id: ObjectID(""), name: fileName, objects: objects, controller: nil)]
  }

  /// The last component of the path, without its extension.
  package var fileName: String {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    return String(Substring(bytes[start...].prefix { $0 != UInt8(ascii: ".") }))
  }

  private func storyboardScenes(in scenes: NodeID) -> [SceneOutline] {
    var result: [SceneOutline] = []
    var name = ""
    for node in tree.children(of: scenes) {
      if tree.kind(of: node) == .comment {
        name = tree.storedText(of: node)
      } else if tree.isElement(node, .scene) {
        if let objects = tree.child(of: node, .objects) {
          let controller = tree.elements(of: objects).first { tree.objectKind(of: $0)?.role == .controller }
          result.append(
            SceneOutline(
              id: ObjectID(tree[node, .sceneID] ?? ""), name: name, objects: objects, controller: controller))
        }
        name = ""
      }
    }
    return result
  }
}
