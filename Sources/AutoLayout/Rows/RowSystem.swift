import ConstraintSolver
import SceneModel

/// The linear system of one root, and the origin of each of its rows.
struct RowSystem: Sendable {
  /// The variables of a view's alignment rect or a scroll view's content area, in root coordinates. Points.
  struct Box: Sendable {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    var left: Expression { Expression(x) }
    var top: Expression { Expression(y) }
    var right: Expression { Expression(x) + Expression(width) }
    var bottom: Expression { Expression(y) + Expression(height) }
    var centerX: Expression { Expression(x) + Expression(width, 0.5) }
    var centerY: Expression { Expression(y) + Expression(height, 0.5) }

    /// The near edge, the far edge or the size along an axis.
    func start(_ axis: Axis) -> Expression { axis == .horizontal ? left : top }
    func end(_ axis: Axis) -> Expression { axis == .horizontal ? right : bottom }
    func center(_ axis: Axis) -> Expression { axis == .horizontal ? centerX : centerY }
    func extent(_ axis: Axis) -> Expression { Expression(axis == .horizontal ? width : height) }

    /// The edge where reading starts, the one where it ends and the center along an axis; from right to left
    /// they are measured leftwards.
    func start(_ axis: Axis, isRightToLeft: Bool) -> Expression {
      isRightToLeft && axis == .horizontal ? right * -1 : start(axis)
    }
    func end(_ axis: Axis, isRightToLeft: Bool) -> Expression {
      isRightToLeft && axis == .horizontal ? left * -1 : end(axis)
    }
    func center(_ axis: Axis, isRightToLeft: Bool) -> Expression {
      isRightToLeft && axis == .horizontal ? centerX * -1 : center(axis)
    }
  }

  /// The rows as the solver takes them.
  var linear = LinearSystem()
  /// The origin of each row.
  private(set) var origins: [RowOrigin] = []
  /// The rows that the solver refuses.
  private(set) var refused: [RefusedRow] = []
  /// How many boxes there are.
  let boxCount: Int
  /// Of each scroll view, the first variable of its content area.
  private var contentVariables: [Int: Int] = [:]

  /// A row that is not in the system.
  struct RefusedRow: Sendable {
    let origin: RowOrigin
    let error: SolverError
  }

  /// A system of the boxes of views, and after them of guides that have boxes of their own.
  init(boxCount: Int) {
    self.boxCount = boxCount
    linear.addVariables(4 * boxCount)
    origins.reserveCapacity(8 * boxCount)
  }

  /// The alignment rect of a view.
  ///
  /// Its lengths come before its place, so that what constraints leave open is a length of 0 and not a place
  /// at the origin (InterfaceBuilder.md#open-lengths).
  @inline(__always)
  func box(_ view: Int) -> Box {
    Box(
      x: Variable(index: 4 * view + 2), y: Variable(index: 4 * view + 3), width: Variable(index: 4 * view),
      height: Variable(index: 4 * view + 1))
  }

  var hasContentBoxes: Bool { !contentVariables.isEmpty }
  /// The scroll views, in no order.
  var scrollViews: Dictionary<Int, Int>.Keys { contentVariables.keys }

  /// The content area of a scroll view, or nil where none was added.
  func contentBox(_ view: Int) -> Box? {
    guard !contentVariables.isEmpty, let first = contentVariables[view] else { return nil }
    let box = box(view)
    return Box(x: box.x, y: box.y, width: Variable(index: first), height: Variable(index: first + 1))
  }

  /// Adds a content area that begins where its scroll view does.
  mutating func addContentBox(_ view: Int) -> Box {
    let first = linear.addVariables(2).lowerBound
    contentVariables[view] = first
    let box = box(view)
    return Box(x: box.x, y: box.y, width: Variable(index: first), height: Variable(index: first + 1))
  }

  /// Adds the row `left relation right`, or notes why the solver refuses it.
  ///
  /// A priority that is none counts as the nearest within, and is noted.
  mutating func add(
    _ left: Expression, _ relation: Relation, _ right: Expression, _ priority: Double = RowPriority.required,
    from origin: RowOrigin
  ) {
    do throws(SolverError) {
      try linear.addConstraint(
        left.terms.span.extracting(first: left.count), relation,
        right.terms.span.extracting(first: right.count), plus: right.constant - left.constant,
        priority: Priority(priority))
      origins.append(origin)
    } catch {
      refused.append(RefusedRow(origin: origin, error: error))
      guard error.reason == .invalidPriority else { return }
      add(left, relation, right, LayoutPriority.nearest(to: priority).value, from: origin)
    }
  }

  /// Notes that the solver refused a change of a row.
  mutating func note(_ error: SolverError, of row: ConstraintID) {
    refused.append(RefusedRow(origin: origins[row.index], error: error))
  }

  /// Adds the row `left = right`.
  mutating func addEquality(
    _ left: Expression, _ right: Expression, _ priority: Double = RowPriority.required, from origin: RowOrigin
  ) {
    add(left, .equal, right, priority, from: origin)
  }
}
