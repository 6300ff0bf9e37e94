import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckedLayout {
  /// The object kind of a view; nil where none is known.
  func kind(of view: Int) -> ObjectKind? { tree.objectKind(of: views[view].node) }

  /// Whether a view is a control that answers to touches: enabled, seen, on screen, and neither it nor a
  /// superview is closed to touches. Lists and other content that scrolls are none.
  func isTouched(_ view: Int) -> Bool {
    guard let kind = kind(of: view), kind.touchTarget != nil, !Self.scrolling.contains(kind.element),
      isSeen(view), !isTransparent(view), isOnScreen(view)
    else { return false }
    if names("enabled", ofAnyOf: [view]) { return false }
    return !names("userInteractionEnabled", ofAnyOf: [view] + ancestors(of: view))
  }

  /// The views around a view, the nearest first.
  func ancestors(of view: Int) -> [Int] {
    var result: [Int] = []
    var view = superviews[view]
    while view >= 0 {
      result.append(view)
      view = superviews[view]
    }
    return result
  }

  /// Whether a view scrolls, or is in a scrolling view or a cell.
  func isScrolled(_ view: Int) -> Bool {
    ([view] + ancestors(of: view)).contains { Self.scrolling.contains(views[$0].type) }
  }

  /// Whether a view is in a cell, which gets its size from the list when it is shown.
  func isInCell(_ view: Int) -> Bool { ancestors(of: view).contains { Self.cells.contains(views[$0].type) } }

  /// Whether the list that a view's cell is in decides an extent of it when it is shown: both of a
  /// collection's items, and the height of rows other than those of a static table.
  func isSizedByList(_ view: Int, _ axis: Axis) -> Bool {
    guard let cell = ancestors(of: view).first(where: { Self.cells.contains(views[$0].type) }) else {
      return false
    }
    guard views[cell].type == "tableViewCell" else { return true }
    let list = tree.parent(of: views[cell].node)
    return axis == .vertical && !(list.map { tree.isElement($0, .cells) } ?? false)
  }

  /// Whether a view is in a navigation bar, a toolbar or a tab bar.
  func isInBar(_ view: Int) -> Bool {
    ancestors(of: view).contains { Self.bars.contains(views[$0].type) }
  }

  /// Whether a view is at least partly in the root.
  private func isOnScreen(_ view: Int) -> Bool {
    let (rect, screen) = (rects[view], rects[root(of: view)])
    return isScrolled(view)
      || rect.maxX > 0 && rect.maxY > 0 && rect.x < screen.width && rect.y < screen.height
  }

  private func isTransparent(_ view: Int) -> Bool {
    ([view] + ancestors(of: view)).contains { index in
      resolution.number(views[index].node, .alpha).map { $0 < 0.02 } ?? false
    }
  }

  /// Whether one of some views has NO for a property whose default is YES.
  private func names(_ property: String, ofAnyOf indices: [Int]) -> Bool {
    guard let name = tree.names.find(property) else { return false }
    return indices.contains { tree[views[$0].node, name].flatMap(Bool.init(attribute:)) == false }
  }

  static let scrolling: Set = [
    "scrollView", "tableView", "collectionView", "textView", "tableViewCell", "collectionViewCell",
    "collectionReusableView", "webView", "wkWebView", "mapView", "calendarView",
  ]
  private static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
  private static let bars: Set = ["navigationBar", "toolbar", "tabBar"]
}
