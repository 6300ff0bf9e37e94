import ConstraintSolver
import Controls
import SceneModel

/// The input of one root's layout; its methods are the algorithm, ``SolvedRoot`` is the result.
struct RootLayout: Sendable {
  var tree: ViewTree
  let environment: LayoutEnvironment
  let sizer: ContentSizer
  /// The root's frame: given, not solved. Points.
  let frame: Rect
  /// The root's safe area. Points.
  let insets: EdgeInsets
  /// The height of a navigation bar without a large title among the root's views. Points.
  let navigationBarHeight: Double
  /// The content whose saved size counts.
  let savedSizes: SavedSizes
  /// How much a solution of the rows may take.
  let limits: SolverLimits
  /// Whether the root's controller is in one with bars.
  let isInBarController: Bool
  /// Whether the root has margins of the system's: on a device a view that nothing known puts on screen has
  /// those of any view (Devices.md#file-roots).
  let hasSystemMargins: Bool
  /// Of the superviews of autoresizing views, the size to which saved frames refer; nil on the canvas itself.
  let references: [Size?]?

  /// The margins and safe areas that rows speak of.
  let requests: InsetRequests
  /// The views whose content's size depends on where they lie or how wide they are.
  let viewsInFlow: [Int]
  /// Whether a constraint or a stack view speaks of baselines.
  let usesBaselines: Bool
  /// Of each view that a cell of one of the system's styles lays out in a running app, that cell.
  let styledCells: [Int: StyledCell]
  /// The document's constraints in the order of their rows.
  let constraintOrder: [Int]

  init(
    tree: ViewTree, environment: LayoutEnvironment, sizer: ContentSizer, frame: Rect, insets: EdgeInsets,
    navigationBarHeight: Double, savedSizes: SavedSizes, isInBarController: Bool,
    hasSystemMargins: Bool = true,
    references: [Size?]? = nil, limits: SolverLimits
  ) {
    self.limits = limits
    self.tree = tree
    self.environment = environment
    self.sizer = sizer
    self.frame = frame
    self.insets = insets
    self.navigationBarHeight = navigationBarHeight
    self.savedSizes = savedSizes
    self.isInBarController = isInBarController
    self.hasSystemMargins = hasSystemMargins
    self.references = references
    requests = InsetRequests(tree, isDesign: environment.isDesign)
    viewsInFlow = tree.views.indices.filter { tree.views[$0].kind == .tabBar || sizer.wraps(tree.views[$0]) }
    usesBaselines = tree.usesBaselines
    styledCells = environment.isDesign ? [:] : tree.styledCells
    constraintOrder = tree.constraintOrder
  }
}

extension ItemConstraint.Side {
  /// Whether it is a line of text, or a distance to or from one.
  fileprivate var isBaseline: Bool { attribute.isBaseline || origin?.attribute.isBaseline ?? false }
}

extension ViewTree {
  /// Whether a constraint or a stack view speaks of baselines.
  fileprivate var usesBaselines: Bool {
    stacks.contains { $0.alignment.isByBaseline || $0.isBaselineRelative }
      || constraints.contains {
        $0.first.isBaseline || $0.second?.isBaseline ?? false
      }
  }
}
