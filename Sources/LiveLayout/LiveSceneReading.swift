import AutoLayout
import Controls
import SceneModel

/// Makes the views, guides and constraints of a scene that a document has.
struct LiveSceneReading {
  private let home: LiveHome
  private let tree: ElementTree
  private var items: [String: LiveItem] = [:]

  init(_ home: LiveHome) {
    self.home = home
    tree = home.document.tree
    home.ids = Set((0..<tree.count).compactMap { tree[NodeID($0), .id].map { ObjectID($0) } })
  }

  /// The view of the last controller, else the first view, with all in it; nil of a scene without one.
  mutating func root(of scene: SceneOutline) -> LiveView? {
    guard let node = rootNode(of: scene) else { return nil }
    let root = LiveView(id(of: node), name: tree[node, .userLabel], in: home)
    items[root.id.text] = root
    readContents(of: root, node)
    readGuides(ofController: node, root)
    readConstraints(under: node)
    return root
  }

  private func rootNode(of scene: SceneOutline) -> NodeID? {
    var first: NodeID?
    var ofController: NodeID?
    var end = 0
    for index in tree.subtree(of: scene.objects) where index >= end {
      let node = NodeID(index)
      guard tree.isView(node) else { continue }
      end = tree.subtree(of: node).upperBound
      if first == nil { first = node }
      if let parent = tree.parent(of: node), tree.role(of: parent) == .controller { ofController = node }
    }
    return ofController ?? first
  }

  private mutating func readContents(of root: LiveView, _ node: NodeID) {
    var open: [(view: LiveView, end: Int)] = [(root, tree.subtree(of: node).upperBound)]
    for index in tree.subtree(of: node).dropFirst() {
      let node = NodeID(index)
      while let last = open.last, last.end <= index { open.removeLast() }
      guard let superview = open.last?.view else { return }
      if tree.isView(node) {
        let view = LiveView(id(of: node), name: tree[node, .userLabel], in: home)
        view.superview = superview
        superview.subviews.append(view)
        items[view.id.text] = view
        open.append((view, tree.subtree(of: node).upperBound))
      } else if tree.role(of: node) == .guide {
        addGuide(node, of: superview)
      }
    }
  }

  /// The guides of a controller stand beside its view.
  private mutating func readGuides(ofController node: NodeID, _ root: LiveView) {
    guard let controller = tree.parent(of: node), let guides = tree.child(of: controller, .layoutGuides)
    else {
      return
    }
    for guide in tree.elements(of: guides) { addGuide(guide, of: root) }
  }

  private mutating func addGuide(_ node: NodeID, of view: LiveView) {
    guard let kind = GuideKind(of: node, in: tree) else { return }
    let guide = LiveGuide(kind, id: id(of: node), name: tree[node, .userLabel], of: view, isOfDocument: true)
    view.guides.append(guide)
    items[guide.id.text] = guide
  }

  private func readConstraints(under node: NodeID) {
    for index in tree.subtree(of: node) where tree.isElement(NodeID(index), .constraint) {
      guard let constraint = tree.layoutConstraint(NodeID(index)) else { continue }
      home.constraints.append(
        LiveConstraint(constraint, side(constraint.first), constraint.second.map(side)))
    }
  }

  private func side(_ side: LayoutConstraint.Side) -> LiveSide {
    guard let item = items[side.item.text] else { return LiveSide(LiveSide.Place(unknown: side)) }
    return LiveSide(item, side.attribute)
  }

  private func id(of node: NodeID) -> ObjectID { ObjectID(tree[node, .id] ?? "") }
}
