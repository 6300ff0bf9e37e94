import Controls
import ConstraintSolver
import Resolver
import SceneModel

/// The rows of one root: the relations that the document and the rules of the layout give its views,
/// as linear constraints.
///
/// The order of the rows is the order in which equal priorities are satisfied: the content sizes of the
/// views, of which the last rows give way (InterfaceBuilder.md#order-of-content), then the rules of stack
/// views, then the document's constraints in the order of `constraintOrder`. Content that must neither grow
/// nor shrink comes after them all (InterfaceBuilder.md#required-content).
struct RootRows {
  let tree: ViewTree
  let environment: LayoutEnvironment
  /// The sizes of content, margins and safe areas.
  var input: PassInput
  /// The sizes to which saved frames of autoresizing views refer, by view, of the canvas where
  /// they were saved.
  let references: [Size?]?
  /// Whether saved sizes stand for what is not known.
  let usesSavedSizes: Bool
  /// Of each view that a cell of one of the system's styles lays out in a running app, that cell.
  let styledCells: [Int: StyledCell]
  var system: RowSystem
  /// The extents that views are required to have along an axis, by view, once they are asked for.
  var requiredExtents: [Axis: [Int: Double]] = [:]
  /// The views whose extent along an axis a constraint limits by a number, once they are asked for.
  var explicitExtents: [Axis: Set<Int>] = [:]

  /// Writes the rows of a root from the input of a pass.
  init(
    _ layout: borrowing RootLayout, _ input: PassInput, _ priorities: [ContentPriorities?]
  ) {
    tree = layout.tree
    environment = layout.environment
    references = layout.references
    styledCells = layout.styledCells
    self.input = input
    usesSavedSizes = layout.savedSizes != .none
    system = RowSystem(boxCount: tree.views.count + tree.boxedGuideCount)
    for index in tree.views.indices { addView(index, rootFrame: layout.frame) }
    for index in tree.guides.indices where tree.guides[index].box != nil { addGuide(index) }
    addOptionalContentSizes(priorities)
    for stack in tree.stacks { addStack(stack) }
    for index in layout.constraintOrder { addConstraint(index) }
    addRequiredContentSizes(priorities)
  }

  /// The variables of a view's alignment rect.
  @inline(__always)
  func box(_ view: Int) -> RowSystem.Box { system.box(view) }

  private mutating func addView(_ index: Int, rootFrame: Rect) {
    if tree.views[index].kind == .scrollView {
      let content = system.addContentBox(index)
      for axis in Axis.allCases {
        system.add(
          content.extent(axis), .greaterThanOrEqual, Expression(), from: .scrollContent(view: index, axis))
      }
    }
    guard tree.views[index].parent >= 0 else { return addRoot(index, rootFrame) }
    guard tree.views[index].isLaidOut else { return addSavedFrame(index) }
    for axis in Axis.allCases {
      system.add(
        box(index).extent(axis), .greaterThanOrEqual, Expression(),
        from: .nonnegativeExtent(view: index, axis))
    }
  }

  /// A guide that constraints place has no negative size.
  private mutating func addGuide(_ index: Int) {
    let box = box(tree.box(ofGuide: index))
    for axis in Axis.allCases {
      system.add(
        box.extent(axis), .greaterThanOrEqual, Expression(),
        from: .nonnegativeExtent(view: tree.guides[index].owner, axis))
    }
  }

  private mutating func addRoot(_ index: Int, _ frame: Rect) {
    let box = box(index)
    system.addEquality(box.left, Expression(), from: .rootFrame(view: index))
    system.addEquality(box.top, Expression(), from: .rootFrame(view: index))
    system.addEquality(Expression(box.width), Expression(frame.width), from: .rootFrame(view: index))
    system.addEquality(Expression(box.height), Expression(frame.height), from: .rootFrame(view: index))
  }
}
