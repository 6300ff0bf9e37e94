import ConstraintSolver
import SceneModel

/// The layout of one root: passes of stating and solving until nothing changes.
///
/// Text that wraps is as high as its width makes it, and margins and safe areas of nested views depend on where they lie;
/// so a pass states what the pass before found. Four passes settle all but loops, which keep the last answer.
struct RootLayout {
  struct Result {
    var views: [ViewLayout]
    var conflicts: [LayoutConflict]
  }

  let tree: ViewTree
  let environment: LayoutEnvironment
  let sizer: ContentSizer
  /// The root's frame: given, not solved. Points.
  let frame: Rect
  let insets: EdgeInsets
  let ignoresSavedFrames: Bool
  /// Of each view, the size to which the saved frames of its autoresizing subviews refer.
  var references: [Size]?

  private static let passLimit = 4

  /// The geometry alone.
  func solve() -> Geometry { passes().geometry }

  /// Frames, ambiguity and conflicts.
  func result() -> Result {
    result(of: passes())
  }

  /// Frames, ambiguity and conflicts of a solve.
  func result(of passes: Passes) -> Result {
    let geometry = passes.geometry
    let equations = passes.stated.equations
    let ambiguous = ambiguousAxes(equations)
    let views = tree.views.indices.map { index in
      let view = tree.views[index]
      return ViewLayout(
        id: view.id, node: view.node, type: tree.tree.tag(of: view.node),
        parent: view.parent < 0 ? nil : tree.views[view.parent].id, frame: frame(of: index, geometry),
        ambiguous: ambiguous[index] ?? [])
    }
    return Result(views: views, conflicts: conflicts(passes.solution, equations))
  }

  /// The last pass: what it stated and what came out.
  typealias Passes = (geometry: Geometry, stated: RootEquations, solution: Solution)

  func passes() -> Passes {
    var geometry: Geometry?
    var sizes = contentSizes(nil, previous: nil)
    var pass = 1
    while true {
      let margins = margins(geometry)
      var stated = RootEquations(
        tree, environment, rootFrame: frame, margins: margins, contentSizes: sizes, references: references)
      let solution = Self.solve(&stated)
      let next = Geometry(rects: stated.equations.boxes.map { solution.rect($0) })
      let isSettled = geometry.map { next.isClose(to: $0) } ?? !dependsOnGeometry
      if isSettled || pass == Self.passLimit { return (next, stated, solution) }
      sizes = contentSizes(next, previous: sizes)
      geometry = next
      pass += 1
    }
  }

  /// Solves what is stated, and again where sizes were given up that are still to be wished for.
  private static func solve(_ stated: inout RootEquations) -> Solution {
    var solver = Solver(stated.equations.system)
    var solution = solver.solve()
    let conflicts = solution.conflicts
    if stated.wishForSizes(of: conflicts) {
      solver = Solver(stated.equations.system)
      solution = solver.solve()
      solution.conflicts = conflicts
    }
    return solution
  }

  private func margins(_ geometry: Geometry?) -> Margins {
    Margins(
      tree: tree, environment: environment, rootInsets: insets, rootSize: frame.size, geometry: geometry)
  }

  /// Whether a second pass can differ from the first.
  private var dependsOnGeometry: Bool {
    tree.views.contains { sizer.wraps($0) || $0.kind == .tabBar } || tree.guides.contains { $0.owner > 0 }
      || tree.constraints.contains {
        $0.first.attribute.isRelativeToMargins || $0.second?.attribute.isRelativeToMargins ?? false
      } || tree.views.contains { $0.kind == .stackView }
  }

  /// The sizes of all content; of wrapping text in the width that a solve gave it, of a tab bar with what of the unsafe
  /// strip at the bottom it reaches into (observed at 17156: 83 points on a device with a home indicator).
  private func contentSizes(_ geometry: Geometry?, previous: [ContentSize]?) -> [ContentSize] {
    tree.views.indices.map { index in
      let view = tree.views[index]
      if let previous, !sizer.wraps(view), view.kind != .tabBar { return previous[index] }
      var size = sizer.size(of: view, width: geometry?.rects[index].width)
      if view.kind == .tabBar, let geometry {
        size.height = size.height.map { $0 + margins(geometry).safeArea(of: index).bottom }
      }
      if !ignoresSavedFrames, size.isGuess {
        let inset = view.alignment
        if size.width != nil { size.width = view.saved.width - inset.left - inset.right }
        if size.height != nil { size.height = view.saved.height - inset.top - inset.bottom }
      }
      return size
    }
  }

  /// A view's frame in its superview's coordinates: edges rounded half up to pixels, then the alignment insets put back
  /// around them (facts §4.6, §3.2). Roots and views that keep their saved frame are not rounded.
  func frame(of index: Int, _ geometry: Geometry) -> Rect {
    let view = tree.views[index]
    guard view.parent >= 0 else { return frame }
    if keepsSavedFrame(index) { return view.saved }
    let rect = geometry.rects[index]
    let parent = geometry.rects[view.parent]
    func pixel(_ points: Double) -> Double {
      (points * environment.scale + 0.5 + 1e-6).rounded(.down) / environment.scale
    }
    let left = pixel(rect.x - parent.x)
    let top = pixel(rect.y - parent.y)
    let right = pixel(rect.maxX - parent.x)
    let bottom = pixel(rect.maxY - parent.y)
    let inset = view.alignment
    return Rect(
      x: left - inset.left, y: top - inset.top, width: right - left + inset.left + inset.right,
      height: bottom - top + inset.top + inset.bottom)
  }

  /// Whether a view has its saved frame, to the last digit.
  func keepsSavedFrame(_ index: Int) -> Bool {
    let view = tree.views[index]
    return !view.isLaidOut && !view.hasStaleFrame && references == nil
  }

  private func ambiguousAxes(_ equations: Equations) -> [Int: [Axis]] {
    var solver = Solver(equations.system)
    let free = Set(solver.freeVariables().variables.map(\.index))
    guard !free.isEmpty else { return [:] }
    var result: [Int: [Axis]] = [:]
    for (index, box) in equations.boxes.enumerated() where tree.views[index].isLaidOut {
      var axes: [Axis] = []
      if free.contains(box.x.index) || free.contains(box.width.index) { axes.append(.horizontal) }
      if free.contains(box.y.index) || free.contains(box.height.index) { axes.append(.vertical) }
      if !axes.isEmpty { result[index] = axes }
    }
    return result
  }

  private func conflicts(_ solution: Solution, _ equations: Equations) -> [LayoutConflict] {
    solution.conflicts.map { conflict in
      var others: [ObjectID] = []
      for id in conflict.with.map({ name($0, equations) }) where !others.contains(id) { others.append(id) }
      return LayoutConflict(broken: name(conflict.broken, equations), with: others)
    }
  }

  private func name(_ constraint: ConstraintID, _ equations: Equations) -> ObjectID {
    switch equations.origins[constraint.index] {
    case .constraint(let index): tree.constraints[index].id
    case .view(let index): tree.views[index].id
    }
  }
}

extension Solution {
  fileprivate func rect(_ box: Equations.Box) -> Rect {
    Rect(x: self[box.x], y: self[box.y], width: self[box.width], height: self[box.height])
  }
}
