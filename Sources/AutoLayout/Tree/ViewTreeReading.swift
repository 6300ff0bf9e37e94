import Controls
import Resolver
import SceneModel

/// Reads the views, guides and constraints of one root.
struct ViewTreeReading {
  private(set) var views: [LayoutView] = []
  var guides: [LayoutGuide] = []
  var constraints: [ItemConstraint] = []
  var documentConstraints: [LayoutConstraint] = []
  var guideNumbers: [ObjectID: Int] = [:]
  var boxedGuideCount = 0

  private let root: NodeID
  let sizer: ContentSizer
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
    var byText = ItemsByText()
    if let additions = sizer.additions { addGuides(additions.guides, &byText) }
    addConstraints(&byText)
    if let additions = sizer.additions { addConstraints(additions.constraints, &byText) }
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
      of: node, inStackView: parent >= 0 && views[parent].kind == .stackView,
      rootHoldsStackViews: holdsStackViews, tree)
    let usesConstraints =
      tree.flag(node, .translatesAutoresizingMaskIntoConstraints) == false
      && tree.flag(node, .fixedFrame) != true
    let index = views.count
    let id = ObjectID(tree[node, .id] ?? "")
    let objectKind = tree.objectKind(of: node)
    let isLaidOut = parent >= 0 && (usesConstraints || place == .arranged)
    views.append(
      LayoutView(
        node: node, id: id, kind: kind, objectKind: objectKind, parent: parent, subtreeEnd: index + 1,
        isLaidOut: isLaidOut, savedFrame: isLaidOut ? .zero : resolution.savedFrame(of: node),
        stackPlace: place, isHidden: isHidden(node, kind),
        isRightToLeft: isRightToLeft(node),
        alignment: sizer.additions?.alignments[id] ?? sizer.alignment(of: node, objectKind),
        hasStaleFrame: hasStaleFrame(node, kind, parent: parent)))
    items[Int(node.index) - range.lowerBound] = .view(index)
  }

  /// Whether a view is hidden (InterfaceBuilder.md#resting-activity-indicators).
  private func isHidden(_ node: NodeID, _ kind: KnownName?) -> Bool {
    guard resolution.flag(node, .hidden) == true else { return false }
    let isAtRest = kind == .activityIndicatorView && resolution.flag(node, .hidesWhenStopped) == true
    return !(environment.isDesign && isAtRest)
  }

  /// Whether what a view holds is read from right to left, by its own attribute and not by its superview's
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
        && (environment.isCanvas(with: .staleCellFrames) || resolution.child(node, key: "frame") == nil)
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
    let tree = resolution.tree
    guard owner >= 0, let kind = GuideKind(of: node, in: tree) else { return }
    if sizer.additions != nil { guideNumbers[ObjectID(tree[node, .id] ?? "")] = guides.count }
    if range.contains(Int(node.index)) {
      items[Int(node.index) - range.lowerBound] = .guide(guides.count)
    } else {
      controllerGuides.append((node, guides.count))
    }
    guides.append(LayoutGuide(node: node, owner: owner, kind: kind))
  }
}

// MARK: Constraints

extension ViewTreeReading {
  /// Adds the constraints, placeholders on the canvas alone (InterfaceBuilder.md#placeholder-constraints).
  private mutating func addConstraints(_ byText: inout ItemsByText) {
    let changes = sizer.additions?.changes ?? [:]
    for (items, constraint) in zip(contents.items, contents.constraints)
    where environment.isDesign || !constraint.isPlaceholder {
      guard let constraint = changes.isEmpty ? constraint : changed(constraint, changes) else { continue }
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

  /// A constraint as a program changed it; nil of one that it deactivated.
  private func changed(
    _ constraint: LayoutConstraint, _ changes: [ObjectID: LayoutAdditions.Change]
  ) -> LayoutConstraint? {
    guard let change = changes[constraint.id] else { return constraint }
    guard change.isActive else { return nil }
    var constraint = constraint
    if let constant = change.constant { constraint.constant = constant }
    if let priority = change.priority { constraint.priority = priority }
    return constraint
  }

  /// The item of an element, or nil where it is none of this tree.
  private func item(_ node: NodeID) -> LayoutItem? {
    let index = Int(node.index)
    if range.contains(index) { return items[index - range.lowerBound] }
    return controllerGuides.first { $0.node == node }.map { .guide($0.guide) }
  }

  /// The item that a constraint names; of several objects with one identifier, this tree's counts.
  private func item(_ node: NodeID?, _ id: ObjectID, _ byText: inout ItemsByText) -> LayoutItem? {
    if let node, let item = item(node) { return item }
    return byText.item(id.text, self)
  }
}

extension ViewTreeReading {
  /// The items by their identifiers, once one is asked for.
  struct ItemsByText {
    private var items: [String: LayoutItem]?

    /// The item of an identifier, or nil where the tree has none.
    mutating func item(_ id: String, _ reading: borrowing ViewTreeReading) -> LayoutItem? {
      if let items { return items[id] }
      let found = reading.itemsByText()
      items = found
      return found[id]
    }

    /// Adds an item that is in no document, once the others were read.
    mutating func add(_ item: LayoutItem, named id: String) { items?[id] = item }
  }

  private func itemsByText() -> [String: LayoutItem] {
    var found: [String: LayoutItem] = [:]
    for (offset, item) in items.enumerated() {
      guard let item else { continue }
      found[resolution.tree[NodeID(range.lowerBound + offset), .id] ?? ""] = item
    }
    for (node, guide) in controllerGuides { found[resolution.tree[node, .id] ?? ""] = .guide(guide) }
    return found
  }
}
