import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let scrollContent = CheckRule(
    "scroll_content", .layout, .warning,
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
        """),
    .layout(.all) { layout, findings in
      for index in layout.views.indices where layout.views[index].type == "scrollView" {
        let view = layout.views[index]
        guard layout.hasContent(index) else { continue }
        let held = layout.heldEdges(of: view)
        for axis in Axis.allCases {
          let missing = axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
          let open = missing.filter { !held.contains($0) }
          // What nothing holds has no extent, or one that is left open.
          let extent = view.contentSize.map { axis == .horizontal ? $0.width : $0.height } ?? 0
          guard !open.isEmpty, extent < 0.5 else { continue }
          findings.add(
            view.node,
            "the content of \(layout.names.title(of: view.node)) has no \(axis == .horizontal ? "width" : "height"): "
              + "nothing in it is constrained to its \(open.joined(separator: " and ")) "
              + "\(open.count == 1 ? "edge" : "edges")", key: axis.rawValue)
        }
      }
    })
}

extension CheckedLayout {
  /// Whether constraints lay out something in a view.
  fileprivate func hasContent(_ index: Int) -> Bool {
    views.indices.contains { superviews[$0] == index && details[$0].isLaidOut }
  }

  /// The edges of a scroll view's content that constraints hold.
  fileprivate func heldEdges(of view: ViewLayout) -> Set<String> {
    let guides = tree.elements(of: view.node).filter {
      tree.isElement($0, .viewLayoutGuide) && tree[$0, .key] == "contentLayoutGuide"
    }
    let items = Set([view.id] + guides.compactMap { tree[$0, .id].map { ObjectID($0) } })
    var held: Set<String> = []
    let inside = tree.subtree(of: view.node)
    func isInside(_ item: ObjectID) -> Bool {
      items.contains(item) || resolution.node(item).map { inside.contains(Int($0.index)) } ?? false
    }
    for constraint in document.constraints(of: outline, in: layout.sizeClass) {
      guard let second = constraint.second, isInside(constraint.first.item), isInside(second.item) else {
        continue
      }
      for side in [constraint.first, second] where items.contains(side.item) {
        held.insert(side.attribute.edge)
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
