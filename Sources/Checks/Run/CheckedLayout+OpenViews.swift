import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckedLayout {
  /// The ambiguous views along an axis, by index, whose ambiguity is the document's: no size that it does not
  /// give could decide them, and no superview of theirs is open as well, of which one finding tells.
  ///
  /// Ambiguous siblings, and an ambiguous view with an ambiguous superview, share one chain: an unknown size
  /// of one of them may decide all.
  ///
  /// - Complexity: O(*n*) of the views.
  func openViews(along axis: Axis) -> Set<Int> {
    var chains: [Int: [Int]] = [:]
    var heads: [Int: Int] = [:]
    for index in views.indices where views[index].ambiguous.contains(axis) {
      let superview = superviews[index]
      let head = heads[superview] ?? superview
      heads[index] = head
      chains[head, default: []].append(index)
    }
    // Where a constraint names an object that is not there, any view may be the one that it is to hold.
    guard !chains.isEmpty, !document.danglingAxes(around: outline.objects).contains(axis) else { return [] }
    let unknown = views.indices.filter { mayDecide($0, axis) }.map { Int(views[$0].node.index) }
    let broken = itemsOfBrokenConstraints(along: axis).union(itemsOfPlaceholders(along: axis))
    var open: Set<Int> = []
    for chain in chains.values {
      guard !chain.contains(where: { holds(unknown, $0) || broken.contains(views[$0].id) }),
        !isTextRounding(chain, axis)
      else { continue }
      open.formUnion(chain.filter { !isUnverified($0) })
    }
    return open.filter { !open.contains(superviews[$0]) }
  }

  /// The items of the constraints along an axis that the document has for the canvas alone: code decides what
  /// takes their place.
  private func itemsOfPlaceholders(along axis: Axis) -> Set<ObjectID> {
    if environment.device == nil { return [] }
    let constraints = document.constraints(of: outline, in: layout.sizeClass).filter {
      $0.isPlaceholder && $0.first.attribute.axis == axis
    }
    return Set(constraints.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) })
  }

  /// The items of the constraints along an axis that a contradiction breaks: what these held is open for want
  /// of them.
  private func itemsOfBrokenConstraints(along axis: Axis) -> Set<ObjectID> {
    var items: Set<ObjectID> = []
    for contradiction in layout.contradictions {
      guard let constraint = contradiction.broken.reason.constraint, constraint.first.attribute.axis == axis
      else { continue }
      items.insert(constraint.first.item)
      if let second = constraint.second { items.insert(second.item) }
    }
    return items
  }

  /// Whether a view is one of some nodes in document order, or has one in it.
  private func holds(_ nodes: [Int], _ index: Int) -> Bool {
    let inside = tree.subtree(of: views[index].node)
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < inside.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && inside.contains(nodes[low])
  }

  /// Whether something outside of the document may give a view an extent: its class, or code that fills it.
  private func mayDecide(_ index: Int, _ axis: Axis) -> Bool {
    let node = views[index].node
    if views[index].type == "stackView" {
      guard let list = tree.child(of: node, .subviews), tree.elements(of: list).contains(where: { _ in true })
      else { return true }
    }
    if axis == .horizontal, isWidthOfStack(index) { return true }
    // The app does not have the size that the canvas takes in place of the view's own.
    let placeholder = axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"
    if word(node, placeholder) != nil { return true }
    if views[index].type == "imageView", tree[node, .image] == nil, document.hasOutlet(node) { return true }
    guard tree[node, .customClass] != nil else { return false }
    let content = details[index].content
    return content.isGuess || (axis == .horizontal ? content.width : content.height) == nil
  }

  /// Whether a view is a label of several lines in a horizontal stack view, to which UIStackView adds
  /// constraints of its own for the widths of such labels (UISV-text-width-disambiguation).
  private func isWidthOfStack(_ index: Int) -> Bool {
    let superview = superviews[index]
    guard views[index].type == "label", superview >= 0, views[superview].type == "stackView",
      (resolution.attribute(views[index].node, .numberOfLines) ?? "1") != "1"
    else { return false }
    return word(views[superview].node, "axis") != "vertical"
  }

  /// Whether the texts of a chain together miss their natural extents by a point or less, or by less than a
  /// third of those that a substitute measures, which is within the uncertainty of their fonts. In a cell
  /// whose list makes it as high as the texts ask for, any difference counts.
  private func isTextRounding(_ chain: [Int], _ axis: Axis) -> Bool {
    var missed = 0.0
    var uncertain = 1.0
    for index in chain {
      let (detail, frame) = (details[index], views[index].frame)
      let isWidth = axis == .horizontal
      guard let natural = isWidth ? detail.content.width : detail.content.height else { continue }
      if detail.content.isGuess { uncertain += natural / 3 }
      let insets = detail.alignment
      let extent =
        isWidth ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
      // Frames are rounded to pixels.
      if (extent - natural).magnitude > 0.4 { missed += (extent - natural).magnitude }
    }
    return missed > 0 && (missed <= uncertain || isSizedByList(chain[0], axis))
  }

  /// Whether Interface Builder does not verify a view either, or a bar places it.
  private func isUnverified(_ index: Int) -> Bool {
    let node = views[index].node
    return word(node, "verifyAmbiguity") != nil || isInBar(index)
      || tree.ancestor(of: node) { tree.tag(of: $0) == "barButtonItem" } != nil
  }
}
