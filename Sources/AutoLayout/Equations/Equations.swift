import ConstraintSolver
import SceneModel

/// The linear system of one root, and where each of its constraints comes from.
struct Equations: Sendable {
  /// The place and size of a view's alignment rect in the root's coordinates.
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
  }

  /// Where a linear constraint comes from.
  enum Origin: Sendable {
    /// A constraint of the document, by its place in the tree's list.
    case constraint(Int)
    /// A rule of the layout for a view.
    case view(Int)
  }

  private(set) var system = LinearSystem()
  private(set) var origins: [Origin] = []
  /// Of each view, the alignment rect.
  private(set) var boxes: [Box] = []
  /// Of each scroll view, the content area.
  private(set) var contents: [Int: Box] = [:]

  init(viewCount: Int) {
    boxes.reserveCapacity(viewCount)
    for _ in 0..<viewCount { boxes.append(makeBox()) }
  }

  mutating func addContent(of view: Int) {
    let box = Box(
      x: boxes[view].x, y: boxes[view].y, width: system.addVariable(), height: system.addVariable())
    contents[view] = box
  }

  mutating func makeVariable() -> Variable { system.addVariable() }

  private mutating func makeBox() -> Box {
    Box(
      x: system.addVariable(), y: system.addVariable(), width: system.addVariable(),
      height: system.addVariable())
  }

  /// States `left relation right`.
  ///
  /// A number that no solver can take, such as an overflow, leaves the statement out.
  mutating func state(
    _ left: Expression, _ relation: Relation, _ right: Expression, _ priority: Double = 1000,
    from origin: Origin
  ) {
    let difference = left - right
    do throws(SolverError) {
      try system.addConstraint(
        difference, relation, -difference.constant, priority: Priority(priority.clamped(to: 1...1000)))
      origins.append(origin)
    } catch {
      return
    }
  }

  /// Makes a wish of a constraint that was required.
  mutating func wish(for constraint: ConstraintID, _ priority: Priority) {
    do throws(SolverError) {
      try system.setPriority(constraint, priority)
    } catch {
      return
    }
  }

  /// States `left = right`.
  mutating func equate(
    _ left: Expression, _ right: Expression, _ priority: Double = 1000, from origin: Origin
  ) {
    state(left, .equal, right, priority, from: origin)
  }
}
