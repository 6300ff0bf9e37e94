import Resolver
import SceneModel

/// The insets of what scrolls (Devices.md#scroll-insets).
extension Margins {
  /// The scroll insets of a view; nil of a view that does not scroll.
  func scrolling(of view: Int) -> ScrollInsets? {
    guard tree.views[view].kind.isScrolling else { return nil }
    let own = tree.resolution.insets(tree.views[view].node, key: "contentInset") ?? .zero
    let adjusted = own + addedInsets(of: view)
    return ScrollInsets(
      behavior: adjustment(of: view), contentInset: own, adjusted: adjusted, separator: separator(of: view),
      section: section(of: view, beside: adjusted))
  }

  /// The axes along which a view scrolls, in the order of ``Axis``: along which its content and the content
  /// insets are longer than itself, and of tables and collections those of their rows and flow; nil of a view
  /// that does not scroll (Devices.md#scrolled-axes).
  ///
  /// - Parameter content: The size of a scroll view's content; nil where constraints leave it open.
  func scrolledAxes(of view: Int, _ content: Size?, in size: Size) -> [Axis]? {
    guard tree.views[view].kind.isScrolling else { return nil }
    switch tree.views[view].kind {
    case .tableView: return [.vertical]
    case .collectionView: return [flowAxis(of: view)]
    default:
      guard let content, let insets = scrolling(of: view)?.adjusted else { return [] }
      return Axis.allCases.filter { axis in
        axis == .horizontal
          ? content.width + insets.left + insets.right > size.width + 0.05
          : content.height + insets.top + insets.bottom > size.height + 0.05
      }
    }
  }

  /// The axis along which the sections of a collection follow each other.
  private func flowAxis(of view: Int) -> Axis {
    let layout = tree.resolution.child(tree.views[view].node, key: "collectionViewLayout")
    return layout.flatMap { tree.tree[$0, .scrollDirection] } == Axis.horizontal.rawValue
      ? .horizontal : .vertical
  }

  /// The insets of its safe area that a scroll view adds to its content insets.
  private func addedInsets(of view: Int) -> EdgeInsets {
    guard let geometry else { return .zero }
    let safeArea = safeArea(of: view)
    var added = EdgeInsets.zero
    if adjustsInsets(view, .horizontal, geometry) {
      added.left = safeArea.left
      added.right = safeArea.right
    }
    if adjustsInsets(view, .vertical, geometry) {
      added.top = safeArea.top
      added.bottom = safeArea.bottom
    }
    return added
  }

  /// The insets of a table's separators. By themselves they begin and end at the margin in the safe area, or
  /// in the rows of an inset grouped table.
  /// Where the document gives insets, these count from the edges of the rows, whatever is safe, or from that
  /// margin where the table's reference says so (Devices.md#rows).
  private func separator(of view: Int) -> EdgeInsets? {
    let node = tree.views[view].node
    guard tree.views[view].kind == .tableView, tree.resolution.attribute(node, .separatorStyle) != "none"
    else { return nil }
    let own = tree.resolution.insets(node, key: "separatorInset")
    if let own, text("separatorInsetReference", of: node) != "fromAutomaticInsets" { return own }
    let isDesign = environment.isDesign
    let margin = isDesign ? SystemMargin.minimum(width: environment.size.width) : environment.rowMargin
    let safeArea = !isDesign && tree.isInsetGrouped(view) ? .zero : safeArea(of: view)
    let automatic =
      tree.views[view].isRightToLeft
      ? EdgeInsets(right: margin + safeArea.right) : EdgeInsets(left: margin + safeArea.left)
    return automatic + (own ?? .zero)
  }

  /// The insets of a flow layout's sections: the document's; across the direction of scrolling also what the
  /// section inset reference adds beyond the content insets (Devices.md#sections).
  private func section(of view: Int, beside adjusted: EdgeInsets) -> EdgeInsets? {
    guard tree.views[view].kind == .collectionView,
      let layout = tree.resolution.child(tree.views[view].node, key: "collectionViewLayout"),
      tree.tree.tag(of: layout) == "collectionViewFlowLayout"
    else { return nil }
    var section = tree.resolution.insets(layout, key: "sectionInset") ?? .zero
    let reference: EdgeInsets
    switch text("sectionInsetReference", of: layout) {
    case "safeArea": reference = safeArea(of: view)
    case "layoutMargins": reference = margins(of: view)
    default: return section
    }
    if flowAxis(of: view) == .horizontal {
      section.top = max(section.top + reference.top - adjusted.top, 0)
      section.bottom = max(section.bottom + reference.bottom - adjusted.bottom, 0)
    } else {
      section.left = max(section.left + reference.left - adjusted.left, 0)
      section.right = max(section.right + reference.right - adjusted.right, 0)
    }
    return section
  }

  /// The value of an attribute that no size class varies.
  private func text(_ name: String, of node: NodeID) -> String? {
    tree.tree.names.find(name).flatMap { tree.tree[node, $0] }
  }
}
