import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let scrollContent = CheckRule(
    "scroll_content", .layout, .warning, in: .quiet, readsFrames: false,
    page: RulePage(
      what: "a scroll view whose content has no size",
      why: """
        A scroll view's content is as large as a chain of constraints from its first to its last
        edge makes it. Where a link is missing nothing scrolls, or only to the left edge (Apple:
        Working with Scroll Views).
        """,
      example: """
        A scroll view with a label that is held at the top, leading and trailing edges, and nothing
        that holds the bottom edge.
        """,
      fix: """
        Constrain the last view to the edge that is named, and give what has no size of its own a
        height or a width.
        """,
      judged: (count: 4, true: 4, useful: 4)),
    .layout(.all) { layout, findings in
      let scrollViews = layout.views.indices.filter { layout.views[$0].type == "scrollView" }
      if scrollViews.isEmpty { return }
      let superviews = layout.superviewsOfLaidOut
      let edges = layout.heldEdges(of: scrollViews)
      for index in scrollViews where superviews.contains(index) && !layout.isHeldByGuides(index) {
        let view = layout.views[index]
        let held = edges[index] ?? []
        for axis in Axis.allCases {
          let missing = axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
          let open = missing.filter { !held.contains($0) }
          // Content that no constraint holds has no extent, or an open one.
          let extent = view.contentSize.map { axis == .horizontal ? $0.width : $0.height } ?? 0
          guard extent < 0.5 else { continue }
          let edges = open.joined(separator: " and ") + (open.count == 1 ? " edge" : " edges")
          let missingLink =
            open.isEmpty
            ? layout.scrollChain(of: index, along: axis).missingLink
            : "nothing in it is constrained to its \(edges)"
          guard let missingLink else { continue }
          findings.add(
            view.node,
            "the content of \(layout.names.title(of: view.node)) has no \(axis == .horizontal ? "width" : "height"): "
              + missingLink, key: axis.rawValue)
        }
      }
    })
}

extension CheckedLayout {
  /// Whether a scroll view is the view of a controller whose top and bottom guides hold its content.
  fileprivate func isHeldByGuides(_ index: Int) -> Bool {
    guard superviews[index] < 0, let controller = tree.parent(of: views[index].node),
      let guides = tree.elements(of: controller).first(where: { tree.tag(of: $0) == "layoutGuides" })
    else { return false }
    let ids = Set(tree.elements(of: guides).compactMap { tree[$0, .id].map { ObjectID($0) } })
    return constraints.contains {
      ids.contains($0.first.item) || $0.second.map { ids.contains($0.item) } ?? false
    }
  }

  /// The views in which constraints lay out something, by index.
  fileprivate var superviewsOfLaidOut: Set<Int> {
    Set(views.indices.filter { details[$0].isLaidOut }.map { superviews[$0] })
  }

  /// The edges of the content of scroll views that constraints hold, by the indices of these.
  fileprivate func heldEdges(of scrollViews: [Int]) -> [Int: Set<String>] {
    var owners: [ObjectID: Int] = [:]
    for index in scrollViews {
      owners[views[index].id] = index
      for guide in tree.elements(of: views[index].node)
      where tree.isElement(guide, .viewLayoutGuide) && tree[guide, .key] == "contentLayoutGuide" {
        if let id = tree[guide, .id] { owners[ObjectID(id)] = index }
      }
    }
    func isItem(_ item: ObjectID, in view: Int) -> Bool {
      owners[item] == view
        || resolution.node(item).map { tree.subtree(of: views[view].node).contains(Int($0.index)) } ?? false
    }
    var held: [Int: Set<String>] = [:]
    for constraint in document.constraints(of: outline, in: layout.sizeClass) {
      guard let second = constraint.second else { continue }
      for (side, other) in [(constraint.first, second), (second, constraint.first)] {
        guard let owner = owners[side.item], isItem(other.item, in: owner) else { continue }
        held[owner, default: []].insert(side.attribute.edge)
      }
    }
    return held
  }
}

extension LayoutAttribute {
  /// The edge of the content that a constraint to the attribute holds.
  fileprivate var edge: String {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: "leading"
    case .right, .trailing, .rightMargin, .trailingMargin: "trailing"
    case .top, .topMargin: "top"
    case .bottom, .bottomMargin: "bottom"
    default: rawValue
    }
  }
}
