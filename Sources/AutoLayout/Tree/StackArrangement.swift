import Controls
import Resolver
import SceneModel

/// The arrangement that a stack view gives its views (InterfaceBuilder.md#stack-view).
struct StackArrangement: Sendable {
  /// The stack view.
  let view: Int
  let axis: Axis
  let alignment: StackAlignment
  let distribution: StackDistribution
  /// Points.
  let spacing: Double
  /// Whether spacing is the standard one instead of a number.
  let hasStandardSpacing: Bool
  /// Whether spacing is counted from baseline to baseline.
  let isBaselineRelative: Bool
  /// Whether the views stand from right to left, or are aligned so.
  let isRightToLeft: Bool
  /// Whether the document gives the stack view margins: it lays out within them then.
  let hasMargins: Bool
  /// The arranged views that are not hidden.
  let visible: [Int]
  let hidden: [Int]
  /// The distances that a program gives after some of the views. Points.
  let customSpacings: [Int: Double]

  /// The distances between the visible views. Points.
  var totalSpacing: Double {
    if customSpacings.isEmpty { return spacing * Double(visible.count - 1) }
    return visible.dropLast().reduce(0) { $0 + (customSpacings[$1] ?? spacing) }
  }
}

extension StackArrangement {
  /// Reads a stack view of a tree.
  init(_ index: Int, of tree: ViewTree, spacings: [ObjectID: Double]) {
    let resolution = tree.resolution
    let node = tree.views[index].node
    let axis: Axis = resolution.attribute(node, .axis).flatMap(Axis.init(rawValue:)) ?? .horizontal
    let arranged = tree.children(of: index).filter { tree.views[$0].isArranged }
    var customSpacings: [Int: Double] = [:]
    if !spacings.isEmpty { for view in arranged { customSpacings[view] = spacings[tree.views[view].id] } }
    let isStandard = resolution.attribute(node, .spacingType) == "standard"
    self.init(
      view: index, axis: axis,
      alignment: resolution.attribute(node, .alignment).flatMap(StackAlignment.init(rawValue:)) ?? .fill,
      distribution: resolution.attribute(node, .distribution).flatMap(StackDistribution.init(rawValue:))
        ?? .fill,
      spacing: isStandard ? SystemSpacing.betweenNeighbors : resolution.number(node, .spacing) ?? 0,
      hasStandardSpacing: isStandard,
      isBaselineRelative: axis == .vertical && resolution.flag(node, .baselineRelativeArrangement) == true,
      isRightToLeft: tree.views[index].isRightToLeft,
      hasMargins: tree.layoutMargins(of: index) != nil,
      visible: arranged.filter { !tree.views[$0].isHidden },
      hidden: arranged.filter { tree.views[$0].isHidden }, customSpacings: customSpacings)
  }
}

extension StackPlace {
  /// How a view stands to the stack views of its root.
  init(of node: NodeID, inStackView: Bool, rootHoldsStackViews: Bool, _ tree: ElementTree) {
    if inStackView, let container = tree.parent(of: node), tree.isElement(container, .subviews) {
      self = .arranged
    } else {
      self = rootHoldsStackViews ? .beside : .none
    }
  }
}
