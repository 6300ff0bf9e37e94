import Controls
package import SceneModel

/// Views of a document whose frames are decided outside of it: none gets a fixed frame for lack
/// of constraints.
extension Document {
  /// Adds a view of the library.
  package mutating func addOpenView(_ view: NewView) throws(EditError) {
    var editor = editor
    let id = try editor.identifier(view.id)
    let element = try editor.element(of: view, id: id)
    try editor.insert(at: view.index, in: view.parent) { tree, container, following in
      tree.insert(element, in: container, before: following)
    }
    try take(editor.tree, editing: view.parent, limits: ReadLimits())
  }

  /// The element of a view of the library, which the document could take.
  package func openElement(of view: NewView) throws(EditError) -> (id: ObjectID, element: NewElement) {
    var editor = editor
    let id = try editor.identifier(view.id)
    return (id, try editor.element(of: view, id: id))
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

  /// A view of another tree that is to come in front among the subviews of a view.
  package struct Adoption: Sendable {
    package let tree: ElementTree
    package let node: NodeID
    package var parent: ObjectID

    package init(_ tree: ElementTree, _ node: NodeID, in parent: ObjectID) {
      self.tree = tree
      self.node = node
      self.parent = parent
    }
  }

  /// Takes copies of views of other trees, as ``adopt(_:of:in:at:)`` does one after the other: a view may be
  /// taken into one that came before it. The document is not examined.
  ///
  /// - Complexity: O(*n* + *dk*) in the nodes of the document and of the views, of which *d* are in each
  ///   other.
  package mutating func adopt(_ adoptions: [Adoption]) {
    let parents = Set(adoptions.map(\.parent))
    var owners: [ObjectID: Int] = [:]
    for (index, adoption) in adoptions.enumerated() {
      for parent in adoption.tree.elements(of: parents, in: adoption.tree.subtree(of: adoption.node)).keys {
        owners[parent] = index
      }
    }
    // The views that come into each other one, and into the document, by the views that take them.
    var guests: [[ObjectID: [Int]]] = Array(repeating: [:], count: adoptions.count)
    var own: [ObjectID: [Int]] = [:]
    for (index, adoption) in adoptions.enumerated() {
      if let owner = owners[adoption.parent] {
        guests[owner][adoption.parent, default: []].append(index)
      } else {
        own[adoption.parent, default: []].append(index)
      }
    }
    var views = adoptions.map { (tree: $0.tree, node: $0.node) }
    // The version decides where the subviews stand in an element.
    var holder = NewElement("document")
    holder["toolsVersion"] = tree.root.flatMap { tree[$0, .toolsVersion] }
    for index in adoptions.indices.reversed() where !guests[index].isEmpty {
      var document = Document(path: path, tree: ElementTree(holder))
      let view = document.tree.insert(views[index].tree, views[index].node, in: NodeID(1), before: nil)
      document.take(guests[index].mapValues { $0.map { views[$0] } })
      views[index] = (document.tree, NodeID(Int(view.index)))
    }
    take(own.mapValues { $0.map { views[$0] } })
  }

  /// Takes views of other documents in front among the subviews of each of some views.
  private mutating func take(_ guests: [ObjectID: [(tree: ElementTree, node: NodeID)]]) {
    var editor = editor
    let parents = guests.keys.sorted()
    var nodes = editor.tree.elements(of: Set(parents), in: 0..<editor.tree.count)
    for parent in parents {
      guard let node = nodes[parent], let host = editor.openHost(parent, at: node),
        editor.tree.child(of: host, .subviews) == nil
      else { continue }
      _ = editor.subviewContainer(of: host)
      // The container moves what follows it.
      nodes = editor.tree.elements(of: Set(parents), in: 0..<editor.tree.count)
    }
    let insertions = parents.compactMap { parent -> ElementTree.Insertion? in
      guard let node = nodes[parent], let host = editor.openHost(parent, at: node),
        let container = editor.tree.child(of: host, .subviews)
      else { return nil }
      let children = editor.tree.elements(of: container).map { $0 }
      return ElementTree.Insertion(
        in: container, before: editor.following(children.count, of: children, in: container),
        guests[parent] ?? [])
    }
    editor.tree.insert(insertions)
    tree = editor.tree.withNewIDs
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

extension Document {
  /// A view that is to come into another document.
  package func adoption(of view: ObjectID, in parent: ObjectID) throws(EditError) -> Adoption {
    Adoption(tree, NodeID(Int(try editor.node(view).index)), in: parent)
  }

  /// The identifiers in a subtree, and those of its views that take subviews.
  package func identifiers(in node: NodeID) -> (all: Set<String>, hosts: Set<ObjectID>) {
    var found: (all: Set<String>, hosts: Set<ObjectID>) = ([], [])
    let editor = editor
    for index in tree.subtree(of: node) {
      let node = NodeID(index)
      guard let id = tree[node, .id], found.all.insert(id).inserted, !tree.isOutsideScenes(node),
        tree.isView(node), editor.openHost(ObjectID(id), at: node) != nil
      else { continue }
      found.hosts.insert(ObjectID(id))
    }
    return found
  }
}

extension DocumentEditor {
  /// The view that takes the subviews of an object, which a node is; nil of one that takes none.
  fileprivate func openHost(_ id: ObjectID, at node: NodeID) -> NodeID? {
    do throws(EditError) { return try host(id, at: node) } catch { return nil }
  }

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
