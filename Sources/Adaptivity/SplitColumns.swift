import Controls
import SceneModel

/// The columns of a split view controller (Devices.md#split-views).
struct SplitColumns {
  /// Which columns are shown; nil where the columns are collapsed into one.
  let displayMode: SplitDisplayMode?
  /// The surroundings of the split view controller.
  private let outer: Surroundings
  private let controller: NodeID
  private let tree: ElementTree
  private let isTriple: Bool
  /// Whether there is a column for compact width.
  private let hasCompact: Bool
  /// Whether the columns are of the style that puts each in a navigation controller.
  private let isColumnStyle: Bool

  /// The line between the columns. Points.
  private static let divider = 0.5
  /// The share of the width that a column takes by itself, and the most that it then has. Points.
  private static let share = 0.4
  private static let widest = 320.0
  /// The width from which a column has more, and how much. Points.
  private static let large = 1366.0
  private static let widestOfLarge = 375.0

  /// - Parameters:
  ///   - segues: The segues of the document.
  ///   - mode: The display mode that the running app asks for; nil where the document's counts.
  init(of controller: NodeID, in outer: Surroundings, _ segues: SegueGraph, mode: SplitDisplayMode?) {
    self.outer = outer
    self.controller = controller
    tree = segues.tree
    func has(_ relationship: SegueRelationship) -> Bool {
      segues.segues.contains { $0.source == controller && $0.relationship == relationship }
    }
    isTriple = has(.supplementaryViewController)
    hasCompact = has(.compactViewController)
    let behavior = Self.attribute("behavior", of: controller, segues.tree)
    isColumnStyle = isTriple || hasCompact || behavior != nil
    let preferred = mode ?? SplitDisplayMode(attribute: segues.tree[controller, .preferredDisplayMode])
    let kind = behavior.flatMap(SplitBehavior.init(rawValue:)) ?? .automatic
    displayMode =
      outer.traits.sizeClass.width == .regular
      ? Self.resolved(kind.allows(preferred) ? preferred : .automatic, kind, outer.size) : nil
  }

  /// The display mode that an automatic one stands for: columns beside each other where the size is wider
  /// than it is high, unless the behaviour is overlay.
  private static func resolved(_ mode: SplitDisplayMode, _ behavior: SplitBehavior, _ size: Size)
    -> SplitDisplayMode
  {
    guard mode == .automatic else { return mode }
    return size.width > size.height && behavior != .overlay ? .oneBesideSecondary : .secondaryOnly
  }

  private static func attribute(_ name: String, of controller: NodeID, _ tree: ElementTree) -> String? {
    tree.names.find(name).flatMap { tree[controller, $0] }
  }

  /// The width of a column beside or over the secondary one: the preferred, between the least and the most.
  private func width(of column: SplitColumn) -> Double {
    let names = column == .supplementary ? ColumnWidthAttributes.supplementary : .primary
    func number(_ name: String) -> Double? {
      // A negative number stands for what the system chooses.
      Self.attribute(name, of: controller, tree).flatMap(Double.init(attribute:))
        .flatMap { $0 >= 0 ? $0 : nil }
    }
    let size = outer.size
    let isLarge = max(size.width, size.height) >= Self.large
    let most = number(names.maximum) ?? (isLarge ? Self.widestOfLarge : Self.widest)
    let preferred = number(names.preferred) ?? (number(names.preferredFraction) ?? Self.share) * size.width
    let width = min(max(preferred, number(names.minimum) ?? 0), most, size.width)
    // A share of a width is no exact number: what is a whole number but for that is one.
    return max((width - 1e-6).rounded(.up), 0)
  }

  /// The surroundings of a column. The secondary one has what those beside it leave; the others are compact.
  /// A column shown instead of collapsed columns has the whole size.
  func surroundings(_ column: SplitColumn, holding destination: NodeID) -> Surroundings {
    var inner = outer
    inner.holder = .split(controller, column)
    let isShown = (column == .compact) == (hasCompact && displayMode == nil)
    inner.absence = outer.absence ?? (isShown ? nil : .replaced)
    if column == .compact { return inner }
    if isColumnStyle, !tree.isElement(destination, .navigationController) {
      inner.bars.addNavigation()
    }
    guard let displayMode else { return inner }
    let beside = displayMode.columnsBeside(isTriple: isTriple)
    guard column == .secondary else {
      inner.size.width = width(of: column)
      inner.traits.sizeClass.width = .compact
      inner.safeArea[keyPath: trailing] = 0
      if column == .supplementary, beside.contains(.primary) { inner.safeArea[keyPath: leading] = 0 }
      return inner
    }
    // Where columns push it aside, it keeps the width that it has beside one.
    let shown = displayMode == .twoDisplaceSecondary ? beside.suffix(1) : beside[...]
    for column in shown { inner.size.width -= width(of: column) + Self.divider }
    inner.size.width = max(inner.size.width, 0)
    if !beside.isEmpty { inner.safeArea[keyPath: leading] = 0 }
    return inner
  }

  /// The shown columns from back to front, each with its frame in the split view controller's view.
  var shown: [(column: SplitColumn, frame: Rect)] {
    let size = outer.size
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let displayMode else { return [(hasCompact ? .compact : .primary, whole)] }
    let beside = displayMode.columnsBeside(isTriple: isTriple)
    var columns: [(column: SplitColumn, start: Double, width: Double)] = []
    var start = 0.0
    for column in beside + displayMode.columnsOver(isTriple: isTriple) {
      columns.append((column, start, width(of: column)))
      start += width(of: column) + Self.divider
    }
    let secondary = beside.isEmpty ? 0 : start
    columns.insert((.secondary, secondary, max(size.width - secondary, 0)), at: 0)
    return columns.map { column, start, width in
      let x = isRightToLeft ? size.width - start - width : start
      return (column, Rect(x: x, y: 0, width: width, height: size.height))
    }
  }

  /// The edge at which the primary column stands, and the one across: the columns follow the direction of
  /// reading.
  private var leading: WritableKeyPath<EdgeInsets, Double> { isRightToLeft ? \.right : \.left }
  private var trailing: WritableKeyPath<EdgeInsets, Double> { isRightToLeft ? \.left : \.right }
  private var isRightToLeft: Bool { outer.traits.direction == .rightToLeft }
}
