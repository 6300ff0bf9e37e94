import ConstraintSolver
import SceneModel

/// The last pass of a root's layout: what it wrote and its results.
final class SolvedRoot: Sendable {
  let layout: RootLayout
  let rows: RootRows
  let solution: Solution
  let geometry: Geometry
  /// The variables that the rows leave open before ties are decided, by index.
  let openVariables: [Int]
  /// How far the solver came if it reached a limit.
  let unfinished: UnfinishedSolution?

  init(
    layout: RootLayout, rows: RootRows, solution: Solution, geometry: Geometry, openVariables: [Int],
    unfinished: UnfinishedSolution?
  ) {
    self.layout = layout
    self.rows = rows
    self.solution = solution
    self.geometry = geometry
    self.openVariables = openVariables
    self.unfinished = unfinished
  }

  /// The result of the last pass of a layout.
  init(_ layout: RootLayout, _ pass: RootPass) {
    let ambiguity = pass.freeVariables()
    self.layout = layout
    rows = pass.rows
    solution = pass.solution
    geometry = pass.geometry
    openVariables = ambiguity.variables.map(\.index)
    unfinished = ambiguity.unfinished
  }

  /// A view's frame in its superview's coordinates (InterfaceBuilder.md#pixel-rounding). Points.
  func frame(of index: Int) -> Rect { layout.frame(of: index, in: geometry) }

  /// The edge of a pixel that is nearest, the further one of two; a rounding error aside.
  func pixel(_ points: Double) -> Double { layout.pixel(points) }

  /// Whether a view has its saved frame, to the last digit.
  func keepsSavedFrame(_ index: Int) -> Bool { layout.keepsSavedFrame(index) }
}

extension RootLayout {
  /// The frames of all views where a solve put them. Points.
  func frames(in geometry: Geometry) -> [Rect] { tree.views.indices.map { frame(of: $0, in: geometry) } }

  /// A view's frame in its superview's coordinates where a solve put it. Points
  /// (InterfaceBuilder.md#pixel-rounding).
  func frame(of index: Int, in geometry: Geometry) -> Rect {
    let parent = tree.views[index].parent
    guard parent >= 0 else { return frame }
    if keepsSavedFrame(index) { return tree.savedFrame(of: index) }
    let rect = geometry.rects[index]
    let outer = geometry.rects[parent]
    let left = pixel(rect.x - outer.x)
    let top = pixel(rect.y - outer.y)
    let right = pixel(rect.maxX - outer.x)
    let bottom = pixel(rect.maxY - outer.y)
    let inset = tree.views[index].alignment
    return Rect(
      x: left - inset.left, y: top - inset.top, width: right - left + inset.left + inset.right,
      height: bottom - top + inset.top + inset.bottom)
  }

  /// The edge of a pixel that is nearest, the further one of two; a rounding error aside.
  func pixel(_ points: Double) -> Double {
    (points * environment.scale + 0.5 + 1e-6).rounded(.down) / environment.scale
  }

  /// Whether a view has its saved frame, to the last digit.
  func keepsSavedFrame(_ index: Int) -> Bool {
    environment.isDesign && !tree.views[index].isLaidOut && !tree.views[index].hasStaleFrame
  }
}
