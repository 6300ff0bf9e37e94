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
  private(set) var constraints: [ItemConstraint]
  /// Of each constraint, as the document has it.
  let documentConstraints: [LayoutConstraint]
  /// The numbers of the guides by their identifiers, where a program adds to the document.
  let guideNumbers: [ObjectID: Int]
  /// The insets that controllers of a program add to the safe areas of their views, by these. Points.
  let additionalSafeAreas: [Int: EdgeInsets]
  /// How many guides have boxes of their own.
  let boxedGuideCount: Int
  /// Whether what some view holds is read from right to left.
  private let hasRightToLeft: Bool
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
    hasRightToLeft = views.contains(where: \.isRightToLeft)
    guides = reading.guides
    constraints = reading.constraints
    documentConstraints = reading.documentConstraints
    guideNumbers = reading.guideNumbers
    additionalSafeAreas = reading.additionalSafeAreas(sizer.additions)
    boxedGuideCount = reading.boxedGuideCount
    for index in views.indices where views[index].kind == .stackView {
      stacks.append(StackArrangement(index, of: self, spacings: sizer.additions?.spacings ?? [:]))
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

  /// Gives a constraint another constant. Points.
  mutating func setConstant(of constraint: Int, to constant: Double) {
    constraints[constraint].constant = constant
  }

  /// The box of a guide: its own, after those of the views, else its view's.
  func box(ofGuide guide: Int) -> Int { guides[guide].box.map { views.count + $0 } ?? guides[guide].owner }

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
  func savedFrame(of view: Int) -> Rect {
    views[view].isLaidOut ? resolution.savedFrame(of: views[view].node) : views[view].savedFrame
  }

  /// The margins that the document gives a view.
  func layoutMargins(of view: Int) -> EdgeInsets? {
    resolution.layoutMargins(of: views[view].node, isRightToLeft: views[view].isRightToLeft)
  }

  /// The saved alignment rect of a view, in its superview's coordinates. Points.
  func savedAlignmentRect(of view: Int) -> Rect {
    let frame = savedFrame(of: view)
    let inset = views[view].alignment
    return Rect(
      x: frame.x + inset.left, y: frame.y + inset.top, width: frame.width - inset.left - inset.right,
      height: frame.height - inset.top - inset.bottom)
  }
}

// MARK: Direction of reading

extension ViewTree {
  /// Whether the sides of a constraint are measured from the right: it follows the direction of
  /// reading, and the nearest view that holds both sides, or is one of them, is read from right
  /// to left (InterfaceBuilder.md#reading-direction).
  func isMirrored(_ constraint: ItemConstraint) -> Bool {
    guard hasRightToLeft, let places = constraint.directedPlaces else { return false }
    let other = view(of: places.1)
    var view = view(of: places.0)
    while view >= 0, !isView(other, inside: view) { view = views[view].parent }
    return view >= 0 && views[view].isRightToLeft
  }

  /// The view that an item is, or that owns it.
  func view(of item: LayoutItem) -> Int {
    switch item {
    case .view(let view): view
    case .guide(let guide): guides[guide].owner
    }
  }
}

extension Resolution {
  /// The saved frame of a view: that of the most specific variation that has one, else its own
  /// (InterfaceBuilder.md#varied-frames).
  func savedFrame(of node: NodeID) -> Rect {
    child(node, key: "frame").map(tree.rect) ?? .zero
  }

  /// The margins that the document gives a view, which are directional in newer documents
  /// (InterfaceBuilder.md#directional-margins).
  func layoutMargins(of node: NodeID, isRightToLeft: Bool) -> EdgeInsets? {
    insets(node, key: "directionalLayoutMargins", isRightToLeft: isRightToLeft)
      ?? insets(node, key: "layoutMargins", isRightToLeft: isRightToLeft)
  }
}
