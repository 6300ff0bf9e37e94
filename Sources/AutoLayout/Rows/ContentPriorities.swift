import Controls
import ConstraintSolver
import Resolver
import SceneModel

/// How a view holds on to the size of its content (InterfaceBuilder.md#content-priorities).
struct ContentPriorities: Sendable {
  /// How strongly it is no larger.
  let horizontalHugging: Double
  let verticalHugging: Double
  /// How strongly it is no smaller.
  let horizontalResistance: Double
  let verticalResistance: Double

  func hugging(_ axis: Axis) -> Double { axis == .horizontal ? horizontalHugging : verticalHugging }

  func resistance(_ axis: Axis) -> Double { axis == .horizontal ? horizontalResistance : verticalResistance }
}

extension ContentPriorities {
  /// Reads the priorities of a view whose content has a size.
  init(_ view: Int, of tree: borrowing ViewTree) {
    let node = tree.views[view].node
    let wraps = tree.views[view].kind == .label && (tree.resolution.number(node, .numberOfLines) ?? 1) != 1
    horizontalHugging = tree.priority(node, .horizontalHuggingPriority, RowPriority.hugging)
    verticalHugging = tree.priority(node, .verticalHuggingPriority, RowPriority.hugging)
    horizontalResistance = min(
      tree.resistance(of: view, .horizontal),
      wraps ? RowPriority.wrappingText : RowPriority.required)
    verticalResistance = tree.resistance(of: view, .vertical)
  }
}

extension ViewTree {
  /// How strongly a view's content is no smaller than it is along an axis.
  func resistance(of view: Int, _ axis: Axis) -> Double {
    let name: KnownName =
      axis == .horizontal
      ? .horizontalCompressionResistancePriority : .verticalCompressionResistancePriority
    return priority(views[view].node, name, RowPriority.compressionResistance)
  }

  fileprivate func priority(_ node: NodeID, _ name: KnownName, _ standard: Double) -> Double {
    resolution.number(node, name) ?? standard
  }
}

/// Content neither grows past its size beyond the hugging priority nor shrinks below it beyond the
/// compression resistance: two inequalities an axis.
extension RootRows {
  /// Adds the content sizes that are not required, in the order in which views give way to each other
  /// (InterfaceBuilder.md#order-of-content).
  mutating func addOptionalContentSizes(_ priorities: [ContentPriorities?]) {
    let views = tree.views.indices
    if environment.isDesign && tree.stacks.isEmpty {
      for view in views { addHugging(view, priorities[view], isRequired: false) }
    } else {
      for view in views.reversed() { addHugging(view, priorities[view], isRequired: false) }
    }
    for view in views.reversed() { addResistance(view, priorities[view], isRequired: false) }
  }

  /// Adds the required content sizes.
  mutating func addRequiredContentSizes(_ priorities: [ContentPriorities?]) {
    for view in tree.views.indices {
      addHugging(view, priorities[view], isRequired: true)
      addResistance(view, priorities[view], isRequired: true)
    }
  }

  private mutating func addHugging(_ view: Int, _ priorities: ContentPriorities?, isRequired: Bool) {
    guard let priorities else { return }
    for axis in Axis.allCases {
      let priority = priorities.hugging(axis)
      guard (priority >= RowPriority.required) == isRequired, let extent = contentExtent(of: view, axis)
      else { continue }
      system.add(
        box(view).extent(axis), .lessThanOrEqual, Expression(extent), priority,
        from: .hugging(view: view, axis))
    }
  }

  private mutating func addResistance(_ view: Int, _ priorities: ContentPriorities?, isRequired: Bool) {
    guard let priorities else { return }
    for axis in Axis.allCases {
      let priority = priorities.resistance(axis)
      guard (priority >= RowPriority.required) == isRequired, let extent = contentExtent(of: view, axis)
      else { continue }
      system.add(
        box(view).extent(axis), .greaterThanOrEqual, Expression(extent), priority,
        from: .compressionResistance(view: view, axis))
    }
  }

  /// The extent of a view's content along an axis, or nil where it has none.
  func contentExtent(of view: Int, _ axis: Axis) -> Double? {
    axis == .horizontal ? input.contentSizes[view].width : input.contentSizes[view].height
  }
}
