import Controls
package import SceneModel

/// Views of a document whose frames are decided outside of it: none gets a fixed frame for lack
/// of constraints.
extension Document {
  /// Adds a view of the library.
  ///
  /// - Returns: Its identifier.
  package mutating func addOpenView(_ view: NewView) throws(EditError) -> ObjectID {
    var editor = editor
    let id = try editor.identifier(view.id)
    let element = try editor.element(of: view, id: id)
    try editor.insert(at: view.index, in: view.parent) { tree, container, following in
      tree.insert(element, in: container, before: following)
    }
    try take(editor.tree, editing: view.parent, limits: ReadLimits())
    return id
  }

  /// Takes a copy of a view of another document, with all that is in it, among the subviews of a view.
  ///
  /// - Parameter index: The index among the subviews, counted from 0, the back; nil is the front.
  package mutating func adopt(
    _ view: ObjectID, of other: Document, in parent: ObjectID, at index: Int?
  ) throws(EditError) {
    let node = try other.editor.node(view)
    var editor = editor
    try editor.insert(at: index, in: parent) { tree, container, following in
      tree.insert(other.tree, NodeID(Int(node.index)), in: container, before: following)
    }
    try take(editor.tree, editing: parent, limits: ReadLimits())
  }

  /// Removes a view with all that is in it and all that refers to it.
  package mutating func remove(openView view: ObjectID) throws(EditError) {
    var editor = editor
    editor.removeObjects([try editor.node(view)])
    try take(editor.tree, editing: view, limits: ReadLimits())
  }

  /// Sets the saved frame of a view, in its superview's coordinates. Points.
  package mutating func setFrame(of view: ObjectID, to frame: Rect) throws(EditError) {
    var editor = editor
    try editor.setFrame(of: view, to: frame)
    try take(editor.tree, editing: view, limits: ReadLimits())
  }

  /// Sets whether constraints decide a view's frame rather than the saved one and the autoresizing mask.
  package mutating func setUsesConstraints(of view: ObjectID, to usesConstraints: Bool) throws(EditError) {
    let name = "translatesAutoresizingMaskIntoConstraints"
    var editor = editor
    let node = try editor.node(view)
    if usesConstraints {
      editor.setAttribute(name, of: node, to: "NO")
    } else {
      editor.tree.removeAttribute(editor.tree.intern(name), of: node)
    }
    try take(editor.tree, editing: view, limits: ReadLimits())
  }

  private var editor: DocumentEditor {
    DocumentEditor(self, in: .any, ids: ObjectIDGenerator(), isForced: false)
  }
}

extension DocumentEditor {
  /// Inserts something among the subviews of an object.
  ///
  /// - Parameter insert: Inserts it in a container before a node, or last.
  fileprivate mutating func insert(
    at index: Int?, in parent: ObjectID, _ insert: (inout ElementTree, NodeID, NodeID?) -> Void
  ) throws(EditError) {
    let host = try host(parent)
    let count = subviews(of: host).count
    if let index, !(0...count).contains(index) { throw EditError(.badIndex(index, count: count), parent) }
    let container = subviewContainer(of: host)
    let children = tree.elements(of: container).map { $0 }
    insert(&tree, container, following(index ?? count, of: children, in: container))
  }
}
