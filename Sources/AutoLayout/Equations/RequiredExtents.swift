import ConstraintSolver
import SceneModel

/// The widths and heights that required constraints set: by a number, or by another view's that is set so.
struct RequiredExtents: Sendable {
  private var widths: [Int: Double] = [:]
  private var heights: [Int: Double] = [:]

  /// Reads a tree's constraints.
  ///
  /// - Complexity: O(*n*) of the constraints; a chain of equal sizes is followed for two constraints.
  init(_ tree: ViewTree) {
    var ties: [(view: Int, other: Int, axis: Axis, difference: Double)] = []
    for constraint in tree.constraints where constraint.relation == .equal && constraint.priority == 1000 {
      guard let axis = constraint.first.attribute.extentAxis,
        case .view(let view) = tree.item(constraint.first.item)
      else { continue }
      if let second = constraint.second {
        guard second.attribute.extentAxis == axis, constraint.multiplier == 1,
          case .view(let other) = tree.item(second.item)
        else { continue }
        ties.append((view, other, axis, constraint.constant))
      } else if self[view, axis] == nil {
        self[view, axis] = constraint.constant
      }
    }
    for _ in 0..<2 {
      for tie in ties {
        if self[tie.view, tie.axis] == nil, let extent = self[tie.other, tie.axis] {
          self[tie.view, tie.axis] = extent + tie.difference
        } else if self[tie.other, tie.axis] == nil, let extent = self[tie.view, tie.axis] {
          self[tie.other, tie.axis] = extent - tie.difference
        }
      }
    }
  }

  /// The extent of a view along an axis, or nil where none is required.
  private(set) subscript(view: Int, axis: Axis) -> Double? {
    get { axis == .horizontal ? widths[view] : heights[view] }
    set { if axis == .horizontal { widths[view] = newValue } else { heights[view] = newValue } }
  }
}

extension LayoutAttribute {
  /// The axis of a size, or nil of an edge, a centre or a baseline.
  fileprivate var extentAxis: Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: nil
    }
  }
}
