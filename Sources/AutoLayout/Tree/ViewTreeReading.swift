import Controls
import Resolver
import SceneModel

/// Reads the views, guides and constraints of one root.
struct ViewTreeReading {
  private(set) var views: [LayoutView] = []
  private(set) var guides: [LayoutGuide] = []
  private(set) var constraints: [ItemConstraint] = []
  private(set) var documentConstraints: [LayoutConstraint] = []

  private let root: NodeID
  private let sizer: ContentSizer
  private let resolution: Resolution
  private let contents: SubtreeContents
  private let range: Range<Int>
  /// Whether a stack view is among the views.
  private let holdsStackViews: Bool
  /// Of each node at and under the root, its item.
  private var items: [LayoutItem?]
  /// The guides of the controller, which lie outside the root's element.
  private var controllerGuides: [(node: NodeID, guide: Int)] = []

  private var environment: LayoutEnvironment { sizer.environment }

  init(root: NodeID, _ sizer: ContentSizer) {
    self.root = root
    self.sizer = sizer
    resolution = sizer.resolution
    contents = resolution.contents(under: root)
    range = resolution.tree.subtree(of: root)
    let tree = resolution.tree
    holdsStackViews = contents.objects.contains { tree.isElement($0, .stackView) }
    items = Array(repeating: nil, count: range.count)
    views.reserveCapacity(contents.objects.count)
    constraints.reserveCapacity(contents.constraints.count)
    documentConstraints.reserveCapacity(contents.constraints.count)
  }

  /// Reads all that is installed at and under the root, and the guides of its controller.
  mutating func readAll(_ controller: NodeID?) {
    let tree = resolution.tree
    var open: [(view: Int, end: Int)] = []
    for node in contents.objects {
      while let last = open.last, last.end <= Int(node.index) { endView(open.removeLast().view) }
      let parent = open.last?.view ?? -1
      switch tree.name(of: node).known {
      case .viewLayoutGuide, .keyboardLayoutGuide, .viewControllerLayoutGuide: addGuide(node, owner: parent)
      default:
        guard !isInBar(node, tree) else { continue }
        addView(node, parent: parent)
        open.append((views.count - 1, tree.subtree(of: node).upperBound))
      }
    }
    while let last = open.popLast() { endView(last.view) }
    if let controller, let guides = tree.child(of: controller, .layoutGuides) {
      for guide in tree.elements(of: guides) { addGuide(guide, owner: 0) }
    }
    addConstraints()
  }

  private mutating func endView(_ view: Int) { views[view].subtreeEnd = views.count }

  /// Whether a view is a bar button's: such a view is no subview of the bar in the tree's sense.
  private func isInBar(_ node: NodeID, _ tree: ElementTree) -> Bool {
    tree.parent(of: node).map { tree.isElement($0, .barButtonItem) } ?? false
  }
}

// MARK: Views and guides

extension ViewTreeReading {
  private mutating func addView(_ node: NodeID, parent: Int) {
    let tree = resolution.tree
    let kind = tree.name(of: node).known
    let place = StackPlace(
      of: node, in: parent >= 0 ? views[parent] : nil, rootHoldsStackViews: holdsStackViews, tree)
    let usesConstraints =
      tree.flag(node, .translatesAutoresizingMaskIntoConstraints) == false
      && tree.flag(node, .fixedFrame) != true
    let index = views.count
    views.append(
      LayoutView(
        node: node, id: ObjectID(tree[node, .id] ?? ""), kind: kind, parent: parent, subtreeEnd: index + 1,
        isLaidOut: parent >= 0 && (usesConstraints || place == .arranged),
        stackPlace: place, isHidden: isHidden(node, kind),
        isRightToLeft: isRightToLeft(node),
        alignment: sizer.alignment(of: node),
        hasStaleFrame: hasStaleFrame(node, kind, parent: parent)))
    items[Int(node.index) - range.lowerBound] = .view(index)
  }

  /// Whether a view is hidden (InterfaceBuilder.md#resting-activity-indicators).
  private func isHidden(_ node: NodeID, _ kind: KnownName?) -> Bool {
    guard resolution.flag(node, .hidden) == true else { return false }
    let isAtRest = kind == .activityIndicatorView && resolution.flag(node, .hidesWhenStopped) == true
    return !(environment.isDesign && isAtRest)
  }

  /// Whether what a view holds is read from right to left, by its own word and not by its superview's
  /// (InterfaceBuilder.md#semantic-content).
  private func isRightToLeft(_ node: NodeID) -> Bool {
    let semantic = resolution.attribute(node, .semanticContentAttribute)
    return environment.direction.within(semanticContent: semantic) == .rightToLeft
  }

  /// Whether a frame is one that Interface Builder left behind (InterfaceBuilder.md#stale-cells).
  private func hasStaleFrame(_ node: NodeID, _ kind: KnownName?, parent: Int) -> Bool {
    guard parent >= 0 else { return false }
    switch kind {
    case .tableViewCell:
      return views[parent].kind == .tableView
        && (!environment.toolsVersion.has(.savedCellFrames) || resolution.child(node, key: "frame") == nil)
    case .tableViewCellContentView:
      guard views[parent].kind == .tableViewCell else { return false }
      let cellHeight = resolution.savedFrame(of: views[parent].node).height
      let isOutgrown = abs(cellHeight - resolution.savedFrame(of: node).height) > 1
      return isOutgrown || views[parent].hasStaleFrame || resolution.child(node, key: "frame") == nil
    case .view: return views[parent].isLaidOut && resolution.tree[node, .key] == "contentView"
    default: return false
    }
  }

  private mutating func addGuide(_ node: NodeID, owner: Int) {
    guard owner >= 0, let kind = guideKind(node) else { return }
    if range.contains(Int(node.index)) {
      items[Int(node.index) - range.lowerBound] = .guide(guides.count)
    } else {
      controllerGuides.append((node, guides.count))
    }
    guides.append(LayoutGuide(node: node, owner: owner, kind: kind))
  }

  private func guideKind(_ node: NodeID) -> LayoutGuide.Kind? {
    let tree = resolution.tree
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

// MARK: Constraints

extension ViewTreeReading {
  /// Adds the constraints, placeholders on the canvas alone (InterfaceBuilder.md#placeholder-constraints).
  private mutating func addConstraints() {
    var byText = ItemsByText()
    for (items, constraint) in zip(contents.items, contents.constraints)
    where environment.isDesign || !constraint.isPlaceholder {
      guard let first = item(items.first, constraint.first.item, &byText) else { continue }
      var second: ItemConstraint.Side?
      if let side = constraint.second {
        guard let item = item(items.second, side.item, &byText) else { continue }
        second = .init(item: item, attribute: side.attribute)
      }
      var owner: Int?
      if case .view(let view)? = item(constraint.owner) { owner = view }
      constraints.append(
        ItemConstraint(
          first: .init(item: first, attribute: constraint.first.attribute), second: second,
          relation: constraint.relation, multiplier: constraint.multiplier, constant: constraint.constant,
          priority: constraint.priority, isSymbolic: constraint.isSymbolic, owner: owner))
      documentConstraints.append(constraint)
    }
  }

  /// The item of an element, or nil where it is none of this tree.
  private func item(_ node: NodeID) -> LayoutItem? {
    let index = Int(node.index)
    if range.contains(index) { return items[index - range.lowerBound] }
    return controllerGuides.first { $0.node == node }.map { .guide($0.guide) }
  }

  /// The item that a constraint names. Where another root has an object of the same identifier, this tree's counts.
  private func item(_ node: NodeID?, _ id: ObjectID, _ byText: inout ItemsByText) -> LayoutItem? {
    if let node, let item = item(node) { return item }
    return byText.item(id.text, self)
  }

  /// The items by their identifiers, once one is asked for.
  private struct ItemsByText {
    private var items: [String: LayoutItem]?

    mutating func item(_ id: String, _ reading: ViewTreeReading) -> LayoutItem? {
      if let items { return items[id] }
      var found: [String: LayoutItem] = [:]
      for (offset, item) in reading.items.enumerated() {
        guard let item else { continue }
        found[reading.resolution.tree[NodeID(reading.range.lowerBound + offset), .id] ?? ""] = item
      }
      for (node, guide) in reading.controllerGuides {
        found[reading.resolution.tree[node, .id] ?? ""] = .guide(guide)
      }
      items = found
      return found[id]
    }
  }
}
