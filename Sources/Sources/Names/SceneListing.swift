package import Controls
package import SceneModel

/// The scenes of a document, and its canvas.
package struct DocumentListing: Sendable {
  /// The document's path.
  package let path: String
  /// The type, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`, or nil where the
  /// document gives none.
  package let type: String?
  /// The id of the canvas's device, or nil where the document has none.
  package let device: String?
  package let orientation: String?
  package let scenes: [SceneListing]
}

/// A summary of a scene.
package struct SceneListing: Sendable {
  package let outline: SceneOutline
  /// The scene's controller, or a xib's first view at the top; nil where there is neither.
  package let root: ObjectID?
  /// The root's class: its own, else the one that its element stands for.
  package let rootClass: String?
  /// The saved size of the root's view in points, or nil where it has none.
  package let size: Size?
  /// Whether the storyboard starts with the scene.
  package let isInitial: Bool
  /// The classes that the scene's objects name, each once, in document order.
  package let customClasses: [String]
}

extension Document {
  /// The listing of some of the document's scenes.
  package func listing(_ scenes: [SceneOutline]) -> DocumentListing {
    let device = tree.root.flatMap { tree.child(of: $0, .device) }
    return DocumentListing(
      path: path, type: tree.root.flatMap { tree[$0, .type] }, device: device.flatMap { tree[$0, .id] },
      orientation: device.flatMap { tree[$0, .orientation] }, scenes: scenes.map(listing))
  }

  private func listing(_ outline: SceneOutline) -> SceneListing {
    let root = outline.controller ?? tree.elements(of: outline.objects).first { tree.isView($0) }
    let view = root.flatMap { tree.isView($0) ? $0 : tree.child(of: $0, key: "view") }
    let initial = tree.root.flatMap { tree[$0, .initialViewController] }
    var classes: [String] = []
    var known: Set<String> = []
    for index in tree.subtree(of: outline.objects) {
      let node = NodeID(index)
      // Interface Builder gives the first responder a class that is no program's own.
      guard let name = tree[node, .customClass], tree[node, .placeholderIdentifier] != "IBFirstResponder",
        known.insert(name).inserted
      else { continue }
      classes.append(name)
    }
    let id = root.flatMap { tree[$0, .id] }
    return SceneListing(
      outline: outline, root: id.map { ObjectID($0) }, rootClass: root.flatMap(tree.className),
      size: view.flatMap(tree.savedFrame).map { Size($0.width, $0.height) },
      isInitial: id != nil && id == initial, customClasses: classes)
  }
}
