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
}

extension ContentPriorities {
  /// Reads the priorities of a view whose content has a size.
  init(_ view: Int, _ size: ContentSize, of tree: borrowing ViewTree) {
    let node = tree.views[view].node
    let isLabel = tree.views[view].kind == .label
    // A blank label keeps the space that it is given, others are cut short (InterfaceBuilder.md#stack-blank-content).
    let blank: Double? = size.isBlank && isLabel ? RowPriority.blankContent : nil
    let wraps = isLabel && (tree.resolution.number(node, .numberOfLines) ?? 1) != 1
    horizontalHugging = tree.priority(node, .horizontalHuggingPriority, RowPriority.hugging)
    verticalHugging = tree.priority(node, .verticalHuggingPriority, RowPriority.hugging)
    horizontalResistance = min(
      blank
        ?? tree.priority(node, .horizontalCompressionResistancePriority, RowPriority.compressionResistance),
      wraps ? RowPriority.wrappingText : RowPriority.required)
    verticalResistance =
      blank ?? tree.priority(node, .verticalCompressionResistancePriority, RowPriority.compressionResistance)
  }
}

extension ViewTree {
  fileprivate func priority(_ node: NodeID, _ name: KnownName, _ standard: Double) -> Double {
    resolution.number(node, name) ?? standard
  }
}

extension RootRows {
  /// Content neither grows past its size beyond the hugging priority nor shrinks below it beyond the compression
  /// resistance: two inequalities an axis.
  ///
  /// - Parameter isRequired: Whether to add the required ones, or the others.
  mutating func addContentSize(_ index: Int, _ priorities: [ContentPriorities?], isRequired: Bool) {
    guard let priorities = priorities[index] else { return }
    let box = box(index)
    let size = input.contentSizes[index]
    func matches(_ priority: Double) -> Bool { (priority >= RowPriority.required) == isRequired }
    if let width = size.width {
      if matches(priorities.horizontalHugging) {
        system.add(
          Expression(box.width), .lessThanOrEqual, Expression(width), priorities.horizontalHugging,
          from: .hugging(view: index, .horizontal))
      }
      if matches(priorities.horizontalResistance) {
        system.add(
          Expression(box.width), .greaterThanOrEqual, Expression(width), priorities.horizontalResistance,
          from: .compressionResistance(view: index, .horizontal))
      }
    }
    if let height = size.height {
      if matches(priorities.verticalHugging) {
        system.add(
          Expression(box.height), .lessThanOrEqual, Expression(height), priorities.verticalHugging,
          from: .hugging(view: index, .vertical))
      }
      if matches(priorities.verticalResistance) {
        system.add(
          Expression(box.height), .greaterThanOrEqual, Expression(height), priorities.verticalResistance,
          from: .compressionResistance(view: index, .vertical))
      }
    }
  }

  /// The extent of a view's content along an axis, or nil where it has none.
  func contentExtent(of view: Int, _ axis: Axis) -> Double? {
    axis == .horizontal ? input.contentSizes[view].width : input.contentSizes[view].height
  }
}
