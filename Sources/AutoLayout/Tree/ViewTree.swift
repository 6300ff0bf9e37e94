import Resolver
import SceneModel

/// The installed views of one root, in document order, with the guides and the constraints between them.
struct ViewTree: Sendable {
  let resolution: Resolution
  /// The controller whose view the root is, or nil.
  let controller: NodeID?
  var views: [LayoutView] = []
  var guides: [LayoutGuide] = []
  var constraints: [LayoutConstraint] = []
  private var items: [ObjectID: LayoutItem] = [:]

  var tree: ElementTree { resolution.tree }

  /// The item that an identifier names, or nil where it is not in this tree.
  func item(_ id: ObjectID) -> LayoutItem? { items[id] }

  /// Whether a view is another or inside it.
  func isView(_ view: Int, inside ancestor: Int) -> Bool {
    var current = view
    while current >= 0 {
      if current == ancestor { return true }
      current = views[current].parent
    }
    return false
  }

  /// Reads all that is installed at and under a root.
  init(root: NodeID, controller: NodeID?, _ sizer: ContentSizer) {
    self.resolution = sizer.resolution
    self.controller = controller
    let tree = resolution.tree
    var open: [(view: Int, end: Int)] = []
    for index in tree.subtree(of: root) where resolution.isInstalled(NodeID(index)) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element else { continue }
      while let last = open.last, last.end <= index { open.removeLast() }
      let parent = open.last?.view ?? -1
      switch tree.name(of: node).known {
      case .constraint:
        if let constraint = resolution.layoutConstraint(node),
          sizer.environment.isDesign || !constraint.isPlaceholder
        {
          constraints.append(constraint)
        }
      case .viewLayoutGuide, .keyboardLayoutGuide, .viewControllerLayoutGuide: addGuide(node, owner: parent)
      default:
        guard tree.isView(node), !Self.isInBar(node, tree) else { continue }
        addView(node, parent: parent, sizer)
        open.append((views.count - 1, tree.subtree(of: node).upperBound))
      }
    }
    if let controller, let guides = tree.child(of: controller, .layoutGuides) {
      for guide in tree.elements(of: guides) { addGuide(guide, owner: 0) }
    }
  }

  /// Whether a view is a bar button's: such a view is no subview of the bar in the tree's sense.
  private static func isInBar(_ node: NodeID, _ tree: ElementTree) -> Bool {
    tree.parent(of: node).map { tree.isElement($0, .barButtonItem) } ?? false
  }

  private mutating func addView(_ node: NodeID, parent: Int, _ sizer: ContentSizer) {
    let environment = sizer.environment
    let kind = tree.name(of: node).known
    let isDirect = tree.parent(of: node).map { tree.isElement($0, .subviews) } ?? false
    let isArranged = parent >= 0 && isDirect && views[parent].kind == .stackView
    let usesConstraints =
      tree.flag(node, .translatesAutoresizingMaskIntoConstraints) == false
      && tree.flag(node, .fixedFrame) != true
    let index = views.count
    views.append(
      LayoutView(
        node: node, id: ObjectID(tree[node, .id] ?? ""), kind: kind, parent: parent,
        saved: resolution.savedFrame(of: node),
        isLaidOut: parent >= 0 && (usesConstraints || isArranged),
        isArranged: isArranged, isHidden: isHidden(node, kind, environment),
        alignment: kind == .imageView
          ? sizer.symbolAlignment(of: node) : AlignmentInsets.of(kind, environment.toolsVersion),
        hasStaleFrame: hasStaleFrame(node, kind, parent: parent, environment)))
    if parent >= 0 { views[parent].children.append(index) }
    items[views[index].id] = .view(index)
  }

  /// Whether a view is hidden. An activity indicator that hides because it stands still is shown on the canvas, and its
  /// stack view leaves it its place (observed at 17701 and 18122, 2 of 2).
  private func isHidden(_ node: NodeID, _ kind: KnownName?, _ environment: LayoutEnvironment) -> Bool {
    let isAtRest = kind == .activityIndicatorView && resolution.flag(node, .hidesWhenStopped) == true
    return resolution.flag(node, .hidden) == true && !(environment.isDesign && isAtRest)
  }

  /// Whether a frame is one that Interface Builder left behind.
  ///
  /// Up to 7706 it leaves the frames of cells and their content out, or keeps those of the library's cell: 320 wide, 43 high
  /// inside (observed in rows of 64 to 225 points). An effect view's content fills it always.
  private func hasStaleFrame(
    _ node: NodeID, _ kind: KnownName?, parent: Int, _ environment: LayoutEnvironment
  ) -> Bool {
    guard parent >= 0 else { return false }
    let hasFrame = resolution.child(node, key: "frame") != nil
    switch kind {
    case .tableViewCell:
      return views[parent].kind == .tableView && (environment.toolsVersion.number <= 7706 || !hasFrame)
    case .tableViewCellContentView:
      guard views[parent].kind == .tableViewCell else { return false }
      let isOutgrown = abs(views[parent].saved.height - resolution.savedFrame(of: node).height) > 1
      return !hasFrame || isOutgrown || views[parent].hasStaleFrame
    case .view: return views[parent].isLaidOut && tree[node, .key] == "contentView"
    default: return false
    }
  }

  private mutating func addGuide(_ node: NodeID, owner: Int) {
    guard owner >= 0, let kind = guideKind(node) else { return }
    guides.append(LayoutGuide(owner: owner, kind: kind))
    items[ObjectID(tree[node, .id] ?? "")] = .guide(guides.count - 1)
  }

  private func guideKind(_ node: NodeID) -> LayoutGuide.Kind? {
    if tree.isElement(node, .viewControllerLayoutGuide) { return tree[node, .type] == "top" ? .top : .bottom }
    switch tree[node, .key] {
    case "safeArea": return .safeArea
    case "contentLayoutGuide": return .contentLayout
    case "frameLayoutGuide": return .frameLayout
    case "keyboard": return .keyboard
    case "layoutMargins": return .margins
    case "readableContent": return .readable
    default: return nil
    }
  }
}

extension Resolution {
  /// The saved frame of a view: that of the most specific variation that has one, else its own.
  ///
  /// Older Interface Builders kept a frame a size class where it was misplaced or fixed (facts §1.1).
  func savedFrame(of node: NodeID) -> Rect {
    child(node, key: "frame").map(tree.rect) ?? .zero
  }
}
