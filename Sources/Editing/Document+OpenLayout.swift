import Controls
package import SceneModel

/// Layout that is decided outside of a document, written into it.
extension Document {
  /// Writes constraints and saved frames, and fixes the frames of the views that no constraint places.
  package mutating func writeLayout(
    _ constraints: [NewConstraint], frames: [(view: ObjectID, frame: Rect)]
  ) throws(EditError) {
    var editor = DocumentEditor(self, in: .any, ids: ObjectIDGenerator(), isForced: false)
    for constraint in constraints { try editor.add(constraint) }
    for (view, frame) in frames { try editor.setFrame(of: view, to: frame) }
    editor.updateFixedFrames([])
    try take(editor.tree, editing: ObjectID(""), limits: ReadLimits())
  }

  /// The layout guide of a view by its key, such as `safeArea`, added where there is none.
  ///
  /// - Returns: The guide's identifier.
  package mutating func addLayoutGuide(_ key: String, of view: ObjectID) throws(EditError) -> ObjectID {
    var editor = DocumentEditor(self, in: .any, ids: ObjectIDGenerator(), isForced: false)
    let node = try editor.node(view)
    if let guide = editor.tree.child(of: node, key: key) { return ObjectID(editor.tree[guide, .id] ?? "") }
    let id = try editor.identifier(nil)
    editor.insertChild(NewElement("viewLayoutGuide", ["key": key, "id": id.text]), in: node)
    try take(editor.tree, editing: view, limits: ReadLimits())
    return id
  }
}

extension DocumentEditor {
  /// Sets the saved frame of a view. Points.
  mutating func setFrame(of view: ObjectID, to frame: Rect) throws(EditError) {
    try check(frame, of: view)
    let node = try node(view)
    if let rect = tree.child(of: node, key: "frame") {
      tree.replace(rect, with: .frame(frame))
    } else {
      insertChild(.frame(frame), in: node)
    }
  }
}
