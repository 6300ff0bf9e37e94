import ConstraintSolver
import Resolver
import SceneModel

/// States the layout of one root as linear constraints.
///
/// The order of the statements is the order in which equal priorities are satisfied: the content sizes of the views from
/// the last in the document to the first, which gives way (observed in 4 of 5 documents of 13529 to 21225: of labels and
/// buttons that hug alike in a stack view the first is stretched, a label before a switch is cut short), then the rules of
/// stack views, then the document's constraints in the order of `constraintOrder`. Content that must neither grow nor
/// shrink comes after them all (observed in 9 documents of 12121 to 23504: an image of 20 points, hugged with 1000, is as
/// wide as its constraint of 34 says).
struct RootEquations {
  let tree: ViewTree
  let environment: LayoutEnvironment
  let rootFrame: Rect
  let margins: Margins
  /// Of each view, the size of its content.
  let contentSizes: [ContentSize]
  /// The sizes to which saved frames of autoresizing views refer, by view: of the canvas on which they were saved.
  let references: [Size]?
  var equations: Equations
  /// What views are required to have along an axis, by view, once it is asked for.
  var statedExtents: [Axis: [Int: Double]] = [:]

  init(
    _ tree: ViewTree, _ environment: LayoutEnvironment, rootFrame: Rect, margins: Margins,
    contentSizes: [ContentSize], references: [Size]?
  ) {
    self.tree = tree
    self.environment = environment
    self.rootFrame = rootFrame
    self.margins = margins
    self.contentSizes = contentSizes
    self.references = references
    equations = Equations(viewCount: tree.views.count)
    for index in tree.views.indices { addView(index) }
    for index in tree.views.indices.reversed() { addContentSize(index, isRequired: false) }
    for index in tree.views.indices where tree.views[index].kind == .stackView { addStack(index) }
    for index in constraintOrder() { addConstraint(index) }
    for index in tree.views.indices { addContentSize(index, isRequired: true) }
  }

  private mutating func addView(_ index: Int) {
    let view = tree.views[index]
    let box = equations.boxes[index]
    if view.kind == .scrollView {
      equations.addContent(of: index)
      if let content = equations.contents[index] {
        for axis in Axis.allCases {
          equations.state(content.extent(axis), .greaterThanOrEqual, Expression(), from: .view(index))
        }
      }
    }
    guard view.parent >= 0 else {
      equations.equate(box.left, Expression(), from: .view(index))
      equations.equate(box.top, Expression(), from: .view(index))
      equations.equate(Expression(box.width), Expression(rootFrame.width), from: .view(index))
      equations.equate(Expression(box.height), Expression(rootFrame.height), from: .view(index))
      return
    }
    guard view.isLaidOut else { return addSavedFrame(index) }
    for axis in Axis.allCases {
      equations.state(box.extent(axis), .greaterThanOrEqual, Expression(), from: .view(index))
    }
  }

  /// Content neither grows past its size beyond the hugging priority nor shrinks below it beyond the compression
  /// resistance: two inequalities an axis. Absent priorities are 250 and 750 (facts §3.4, §4.6). Text that may wrap gives way
  /// to what is required, however it resists (observed at 17701: required to keep its width, it wraps within 300 points).
  private mutating func addContentSize(_ index: Int, isRequired: Bool) {
    let view = tree.views[index]
    guard view.parent >= 0, view.isLaidOut else { return }
    let box = equations.boxes[index]
    // An empty label keeps the room that it is given, others give way (observed: labels of 20.5 points beside one are 10).
    let blank: Double? = contentSizes[index].isBlank && view.kind == .label ? 999 : nil
    func priority(_ name: KnownName, _ standard: Double) -> Double {
      tree.resolution.number(view.node, name) ?? standard
    }
    func state(_ length: Variable, _ relation: Relation, _ size: Double, _ priority: Double) {
      guard (priority >= 1000) == isRequired else { return }
      equations.state(Expression(length), relation, Expression(size), priority, from: .view(index))
    }
    if let width = contentSizes[index].width {
      state(box.width, .lessThanOrEqual, width, priority(.horizontalHuggingPriority, 250))
      let wraps = view.kind == .label && (tree.resolution.number(view.node, .numberOfLines) ?? 1) != 1
      state(
        box.width, .greaterThanOrEqual, width,
        min(blank ?? priority(.horizontalCompressionResistancePriority, 750), wraps ? 999 : 1000))
    }
    if let height = contentSizes[index].height {
      state(box.height, .lessThanOrEqual, height, priority(.verticalHuggingPriority, 250))
      state(
        box.height, .greaterThanOrEqual, height,
        blank ?? priority(.verticalCompressionResistancePriority, 750))
    }
  }
}
