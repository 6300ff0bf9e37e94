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

extension RootRows {
  /// Content neither grows past its size beyond the hugging priority nor shrinks below it beyond the compression
  /// resistance: two inequalities an axis.
  ///
  /// - Parameter isRequired: Whether to add the required ones, or the others.
  mutating func addContentSize(_ index: Int, _ priorities: [ContentPriorities?], isRequired: Bool) {
    guard let priorities = priorities[index] else { return }
    let box = box(index)
    for axis in Axis.allCases {
      guard let extent = contentExtent(of: index, axis) else { continue }
      let hugging = priorities.hugging(axis)
      if (hugging >= RowPriority.required) == isRequired {
        system.add(
          box.extent(axis), .lessThanOrEqual, Expression(extent), hugging,
          from: .hugging(view: index, axis))
      }
      let resistance = priorities.resistance(axis)
      if (resistance >= RowPriority.required) == isRequired {
        system.add(
          box.extent(axis), .greaterThanOrEqual, Expression(extent), resistance,
          from: .compressionResistance(view: index, axis))
      }
    }
  }

  /// The extent of a view's content along an axis, or nil where it has none.
  func contentExtent(of view: Int, _ axis: Axis) -> Double? {
    axis == .horizontal ? input.contentSizes[view].width : input.contentSizes[view].height
  }
}
