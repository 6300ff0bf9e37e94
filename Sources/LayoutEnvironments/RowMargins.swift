package import SceneModel

/// The margins that the content of a table's row has (InterfaceBuilder.md#cell-content-margins,
/// Devices.md#rows).
package struct RowMargins {
  private let side: Double
  private let edge: Double
  private let hasAccessory: Bool
  private let isRightToLeft: Bool

  /// The margin beside an accessory. Points (InterfaceBuilder.md#cell-content-margins).
  private static let besideAccessory = 8.0

  /// The margins of rows.
  ///
  /// - Parameters:
  ///   - side: The margin at the sides. Points.
  ///   - edge: The margin at the top and the bottom. Points.
  ///   - hasAccessory: Whether something stands at the end of the row.
  ///   - isRightToLeft: Whether the row ends at the left.
  package init(side: Double, edge: Double, hasAccessory: Bool, isRightToLeft: Bool) {
    (self.side, self.edge) = (side, edge)
    (self.hasAccessory, self.isRightToLeft) = (hasAccessory, isRightToLeft)
  }

  /// The margins of the content. Points.
  ///
  /// - Parameters:
  ///   - own: The margins that are set for the content; nil where none are.
  ///   - around: The margins that are set for the row; nil where none are.
  ///   - preserves: Whether the content's are no smaller than those around it.
  package func content(own: EdgeInsets?, around: EdgeInsets?, preserves: Bool) -> EdgeInsets {
    guard var own else {
      let end = hasAccessory ? Self.besideAccessory : side
      var margins = EdgeInsets(
        left: isRightToLeft ? end : side, top: edge, right: isRightToLeft ? side : end, bottom: edge)
      if preserves, let around {
        margins.left = max(margins.left, around.left)
        margins.right = max(margins.right, around.right)
      }
      return margins
    }
    if preserves {
      own.left = max(own.left, side)
      own.right = max(own.right, side)
      own.top = max(own.top, edge)
      own.bottom = max(own.bottom, edge)
    }
    return own
  }
}
