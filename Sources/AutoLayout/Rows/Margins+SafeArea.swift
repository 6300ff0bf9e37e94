import Resolver
import SceneModel

/// The safe areas of a tree's views (InterfaceBuilder.md#nested-safe-areas).
extension Margins {
  /// The safe-area insets of a view: how far its superview's unsafe strips reach into it, and what a
  /// program's controller adds (Devices.md#additional-insets).
  func safeArea(of view: Int) -> EdgeInsets {
    if view < safeAreas.count { return safeAreas[view] }
    let inherited = inheritedSafeArea(of: view)
    return tree.additionalSafeAreas[view].map(inherited.adding) ?? inherited
  }

  private func inheritedSafeArea(of view: Int) -> EdgeInsets {
    let parent = tree.views[view].parent
    guard parent >= 0 else { return rootInsets }
    guard let geometry else { return .zero }
    return contentSafeArea(of: parent, geometry).reaching(into: geometry.distances(of: view, in: parent))
  }

  /// The safe area that a view leaves to what is in it: a scroll view keeps its content clear of the edges at
  /// which it adjusts its content insets (InterfaceBuilder.md#scrolling-safe-areas).
  private func contentSafeArea(of view: Int, _ geometry: Geometry) -> EdgeInsets {
    var insets = safeArea(of: view)
    guard tree.views[view].kind.isScrolling, insets != .zero else { return insets }
    if adjustsInsets(view, .horizontal, geometry) {
      insets.left = 0
      insets.right = 0
    }
    if adjustsInsets(view, .vertical, geometry) {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }

  /// The height of a view that the keyboard covers, from the bottom (Devices.md#keyboards). Points.
  func keyboard(over view: Int) -> Double {
    guard keyboard > 0, view > 0 else { return keyboard }
    guard let geometry else { return 0 }
    return max(keyboard - geometry.distances(of: view, in: 0).bottom, 0)
  }

  /// How a scroll view adjusts its content insets.
  func adjustment(of view: Int) -> ContentInsetAdjustment {
    tree.resolution.attribute(tree.views[view].node, .contentInsetAdjustmentBehavior)
      .flatMap(ContentInsetAdjustment.init) ?? .automatic
  }

  /// Whether a scroll view adds its safe area along an axis to its content insets.
  func adjustsInsets(_ view: Int, _ axis: Axis, _ geometry: Geometry) -> Bool {
    switch adjustment(of: view) {
    case .never: false
    case .always: true
    case .scrollableAxes: scrolls(view, axis, geometry)
    case .automatic: scrolls(view, axis, geometry) || axis == .vertical && isContentScrollView(view)
    }
  }

  /// Whether a scroll view scrolls or bounces along an axis. Tables and collections count as
  /// having enough content.
  private func scrolls(_ view: Int, _ axis: Axis, _ geometry: Geometry) -> Bool {
    let node = tree.views[view].node
    let bounces: KnownName = axis == .horizontal ? .alwaysBounceHorizontal : .alwaysBounceVertical
    if tree.resolution.flag(node, bounces) == true { return true }
    switch tree.views[view].kind {
    case .tableView: return axis == .vertical
    case .collectionView:
      let layout = tree.resolution.child(node, key: "collectionViewLayout")
      return axis.rawValue == layout.flatMap { tree.tree[$0, .scrollDirection] } ?? Axis.vertical.rawValue
    default:
      guard let content = geometry.contentSizes[view] else { return false }
      let size = geometry.rects[view].size
      return axis == .horizontal ? content.width > size.width + 0.05 : content.height > size.height + 0.05
    }
  }

  /// Whether a view is the one whose content its controller keeps clear of bars: the root or the first
  /// view in it.
  private func isContentScrollView(_ view: Int) -> Bool {
    guard isInBarController, view <= 1, let controller = tree.controller else { return false }
    return tree.resolution.flag(controller, .automaticallyAdjustsScrollViewInsets) != false
  }
}

extension KnownName? {
  /// Whether views of the kind scroll what is in them.
  var isScrolling: Bool { self == .scrollView || self == .tableView || self == .collectionView }
}
