import Resolver
import SceneModel

/// The installed views of one root, in document order, with the guides and the constraints between them.
struct ViewTree: Sendable {
  let resolution: Resolution
  /// The controller whose view the root is, or nil.
  let controller: NodeID?
  let views: [LayoutView]
  let guides: [LayoutGuide]
  /// The constraints whose items are in the tree, in document order.
  let constraints: [ItemConstraint]
  /// Of each constraint, as the document has it.
  let documentConstraints: [LayoutConstraint]
  /// The stack views, in document order.
  private(set) var stacks: [StackArrangement] = []

  /// The elements of the document.
  var tree: ElementTree { resolution.tree }

  /// Reads all that is installed at and under a root.
  init(root: NodeID, controller: NodeID?, _ sizer: ContentSizer) {
    resolution = sizer.resolution
    self.controller = controller
    var reading = ViewTreeReading(root: root, sizer)
    reading.readAll(controller)
    views = reading.views
    guides = reading.guides
    constraints = reading.constraints
    documentConstraints = reading.documentConstraints
    for index in views.indices where views[index].kind == .stackView {
      stacks.append(StackArrangement(index, of: self))
    }
  }

  /// The views directly in a view, in order.
  func children(of view: Int) -> Children {
    Children(views: views, upcoming: view + 1, end: views[view].subtreeEnd)
  }

  /// The views directly in a view.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let views: [LayoutView]
    fileprivate var upcoming: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = views[upcoming].subtreeEnd }
      return upcoming
    }
  }

  /// Whether a view has no subviews.
  func isEmpty(_ view: Int) -> Bool { views[view].subtreeEnd == view + 1 }

  /// Whether a view is another or inside it.
  func isView(_ view: Int, inside ancestor: Int) -> Bool {
    (ancestor..<views[ancestor].subtreeEnd).contains(view)
  }

  /// The stack view at an index, or nil where the view is none.
  func stack(_ view: Int) -> StackArrangement? {
    views[view].kind == .stackView ? stacks.first { $0.view == view } : nil
  }

  /// The frame that the document holds of a view, in its superview's coordinates. Points.
  func savedFrame(of view: Int) -> Rect { resolution.savedFrame(of: views[view].node) }

  /// The saved alignment rect of a view, in its superview's coordinates. Points.
  func savedAlignmentRect(of view: Int) -> Rect {
    let frame = savedFrame(of: view)
    let inset = views[view].alignment
    return Rect(
      x: frame.x + inset.left, y: frame.y + inset.top, width: frame.width - inset.left - inset.right,
      height: frame.height - inset.top - inset.bottom)
  }
}

extension Resolution {
  /// The saved frame of a view: that of the most specific variation that has one, else its own
  /// (InterfaceBuilder.md#varied-frames).
  func savedFrame(of node: NodeID) -> Rect {
    child(node, key: "frame").map(tree.rect) ?? .zero
  }

  /// The margins that the document gives a view.
  func layoutMargins(of node: NodeID) -> EdgeInsets? {
    insets(node, key: "directionalLayoutMargins") ?? insets(node, key: "layoutMargins")
  }
}
