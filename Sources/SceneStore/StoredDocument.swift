package import SceneModel

/// A document as the store lists it, without its tree.
///
/// ```swift
/// let store = try SceneStore(path: "scenes.db", mode: .readOnly)
/// for stored in try store.documents(project: "TideTable") where stored.nodeCount > 100 {
///   let document = try store.document(stored.id)
///   print(stored.path, document.scenes.count)
/// }
/// ```
public struct StoredDocument: Hashable, Sendable {
  /// The row's number. It stays the same when the document is imported again.
  public let id: Int
  /// The project's name.
  public let project: String
  /// The path relative to the project's folder.
  public let path: String
  /// Such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`, or nil where the document does not say.
  public let type: String?
  /// The version of the Interface Builder that saved the document.
  package let toolsVersion: ToolsVersion
  /// Such as `iOS.CocoaTouch`, or nil where the document does not say.
  public let targetRuntime: String?
  /// The device of the canvas, such as `retina6_12`, or nil where the document has none.
  public let device: String?
  /// How many nodes the document's tree has, the document node not counted.
  public let nodeCount: Int
}

/// A scene as the store finds it, without its objects.
package struct StoredScene: Hashable, Sendable {
  /// The scene's id, empty text of a xib's.
  package let id: ObjectID
  /// The name that Interface Builder shows.
  package let name: String
  /// The document that holds it.
  package let document: Int
  /// The place of the element that holds the scene's objects in the document's tree.
  package let objects: NodeID
}

/// The outcome of importing a document.
package enum ImportOutcome: Sendable {
  /// The project had no document at the path.
  case added
  /// The project had another document at the path.
  case replaced
  /// The project had the same document at the path; nothing was written.
  case unchanged
}
