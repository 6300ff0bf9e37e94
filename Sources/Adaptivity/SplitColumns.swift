import Controls
import SceneModel

/// The columns of a split view controller that stand beside each other (Devices.md#split-views).
struct SplitColumns {
  /// The width of the primary column; nil where the secondary one has all the room. Points.
  let primaryWidth: Double?
  /// The room of the split view controller.
  private let outer: Surroundings

  /// The line between the columns. Points.
  private static let divider = 0.5
  /// The share of the width that the primary column takes by itself, and the most that it then has. Points.
  private static let share = 0.4
  private static let widest = 320.0
  /// The width from which the primary column has more, and how much. Points.
  private static let large = 1366.0
  private static let widestOfLarge = 375.0

  init(of controller: NodeID, in outer: Surroundings, _ tree: ElementTree) {
    self.outer = outer
    let isSideBySide =
      switch tree[controller, .preferredDisplayMode] {
      case "beside", "oneBesideSecondary", "allVisible", "twoBesideSecondary": true
      case "secondaryOnly", "primaryHidden", "over", "oneOverSecondary", "primaryOverlay": false
      default: outer.size.width > outer.size.height
      }
    guard outer.traits.sizeClass.width == .regular, isSideBySide else {
      primaryWidth = nil
      return
    }
    primaryWidth = Self.primaryWidth(of: controller, in: outer.size, tree)
  }

  /// The preferred width, held between the least and the most.
  private static func primaryWidth(of controller: NodeID, in size: Size, _ tree: ElementTree) -> Double {
    func number(_ name: KnownName) -> Double? {
      // A negative number stands for what the system chooses.
      tree[controller, name].flatMap(Double.init(attribute:)).flatMap { $0 >= 0 ? $0 : nil }
    }
    let isLarge = max(size.width, size.height) >= large
    let most = number(.maximumPrimaryColumnWidth) ?? (isLarge ? widestOfLarge : widest)
    let fraction = number(.preferredPrimaryColumnWidthFraction) ?? share
    let preferred = number(.preferredPrimaryColumnWidth) ?? fraction * size.width
    return min(max(preferred, number(.minimumPrimaryColumnWidth) ?? 0), most, size.width)
  }

  /// The surroundings of a column: the primary one, and overlaid ones, are compact.
  func surroundings(_ column: SplitColumn, of controller: NodeID) -> Surroundings {
    var inner = outer
    inner.holder = .split(controller, column)
    guard let primaryWidth else { return inner }
    switch column {
    case .primary:
      inner.size.width = primaryWidth
      inner.traits.sizeClass.width = .compact
      inner.safeArea.right = 0
    case .secondary:
      inner.size.width = outer.size.width - primaryWidth - Self.divider
      inner.safeArea.left = 0
    }
    return inner
  }
}
