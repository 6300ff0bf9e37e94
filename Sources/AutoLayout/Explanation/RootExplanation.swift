import ConstraintSolver
import SceneModel

/// Explains the numbers of one root's views.
struct RootExplanation {
  let solved: SolvedRoot
  let active: ActiveRows
  let derivations: Derivations
  /// The rows of the system that are not broken.
  let constraints: [Int]
  /// The variables of each of them, and for each variable those that have it, by their places in
  /// `constraints`.
  private let neighbours: (variables: [[Int]], mentions: [[Int]])
  /// The number of a view that each variable is.
  let viewNumbers: [LayoutExplanation.ViewNumber]

  var layout: RootLayout { solved.layout }
  var rows: RootRows { solved.rows }
  private var system: LinearSystem { solved.rows.system.linear }

  init(_ solved: SolvedRoot) {
    self.solved = solved
    active = ActiveRows(solved.rows, solved.solution)
    derivations = Derivations(active)
    let system = solved.rows.system.linear
    let broken = system.brokenRows(in: solved.solution)
    constraints = (0..<system.constraintCount).filter { !broken.contains($0) }
    let variables = constraints.map { system.constraint(at: $0)?.terms.map(\.variable.index) ?? [] }
    var mentions = Array(repeating: [Int](), count: system.variableCount)
    for (index, terms) in variables.enumerated() {
      for variable in terms { mentions[variable].append(index) }
    }
    neighbours = (variables, mentions)
    viewNumbers = Self.viewNumbers(solved.rows)
  }

  private static func viewNumbers(_ rows: RootRows) -> [LayoutExplanation.ViewNumber] {
    let views = rows.tree.views
    let none = LayoutExplanation.ViewNumber(view: views.first?.id ?? ObjectID(""), kind: .inner)
    var result = Array(repeating: none, count: rows.system.linear.variableCount)
    for index in views.indices {
      let id = views[index].id
      let box = rows.box(index)
      result[box.x.index] = .init(view: id, kind: .x)
      result[box.y.index] = .init(view: id, kind: .y)
      result[box.width.index] = .init(view: id, kind: .width)
      result[box.height.index] = .init(view: id, kind: .height)
      guard let content = rows.system.contentBox(index) else { continue }
      result[content.width.index] = .init(view: id, kind: .contentWidth)
      result[content.height.index] = .init(view: id, kind: .contentHeight)
    }
    return result
  }

  /// The variables of a view's numbers: x, y, width, height.
  func variables(of view: Int) -> [Int] {
    let box = rows.box(view)
    return [box.x.index, box.y.index, box.width.index, box.height.index]
  }

  /// Explains a view's frame.
  func explain(_ view: Int) -> LayoutExplanation {
    let open = OpenNumbers(solved)
    var budgets = Array(repeating: Self.budgetOfNumber, count: 4)
    return explain(view, open, &budgets)
  }

  /// Explains the frames of all views; the constraints that press against bounds are searched for within a
  /// budget that all numbers share.
  func explainAll() -> [LayoutExplanation] {
    let open = OpenNumbers(solved)
    var budget = [Self.budgetOfAll]
    return layout.tree.views.indices.map { explain($0, open, &budget) }
  }

  /// How many constraints may be solved for to find those that press against one number's bounds, and against
  /// those of all numbers of a root.
  private static let budgetOfNumber = 300_000
  private static let budgetOfAll = 30_000

  /// Explains a view's frame.
  ///
  /// - Parameter budgets: The budget of each number, or one that all share.
  private func explain(_ view: Int, _ open: OpenNumbers, _ budgets: inout [Int]) -> LayoutExplanation {
    let record = layout.tree.views[view]
    let frame = solved.frame(of: view)
    let inset = record.alignment
    let values = [frame.x, frame.y, frame.width, frame.height]
    let alignment = [-inset.left, -inset.top, inset.left + inset.right, inset.top + inset.bottom]
    let variables = variables(of: view)
    let isGiven = record.parent < 0 || solved.keepsSavedFrame(view)
    let numbers = variables.indices.map { index in
      if isGiven { return given(view, variables[index], values[index]) }
      let evidence = evidence(view, variables[index], open, &budgets[min(index, budgets.count - 1)])
      return number(evidence, values[index], alignment[index])
    }
    return LayoutExplanation(
      id: record.id, type: layout.tree.tree.tag(of: record.node), frame: frame, numbers: numbers)
  }

  /// A number that is not solved: the root's, and those of views that keep their saved frame.
  private func given(_ view: Int, _ variable: Int, _ value: Double) -> LayoutExplanation.Number {
    let record = layout.tree.views[view]
    let cause = LayoutExplanation.Cause(
      reason: record.parent < 0 ? .root : .savedFrame(record.id), priority: RowPriority.required,
      relation: .equal,
      points: value, offsets: [])
    let step = LayoutExplanation.Step(
      viewNumber: viewNumbers[variable], value: value, causes: [cause], uses: [])
    return LayoutExplanation.Number(
      viewNumber: viewNumbers[variable], value: value, solved: value, alignment: 0, steps: [step],
      pressures: [], isAmbiguous: false)
  }

  private func number(
    _ evidence: Evidence, _ value: Double, _ alignment: Double
  ) -> LayoutExplanation.Number {
    let variable = evidence.variable
    return LayoutExplanation.Number(
      viewNumber: viewNumbers[variable], value: value, solved: active.values[variable], alignment: alignment,
      steps: steps(evidence.trace), pressures: evidence.pressures?.map { cause([$0], points: 0) },
      isAmbiguous: evidence.reproduction.isFree)
  }

  /// The constraints of the system that decide a number.
  struct Evidence {
    let variable: Int
    let trace: Trace
    /// The constraints whose equations give the number.
    let named: [Int]
    /// Nil where there are too many to search for.
    let pressures: [Int]?
    let reproduction: Reproduction
  }

  /// Finds what decides a number of a view.
  ///
  /// - Parameters:
  ///   - budget: How many constraints may be solved for in search of pressures, less those of this search.
  ///   - limit: How many steps of the solver the search may take.
  func evidence(
    _ view: Int, _ variable: Int, _ open: OpenNumbers, _ budget: inout Int,
    limit: Int = Reproduction.mostSteps
  ) -> Evidence {
    let trace = Trace(variable, in: derivations)
    let named = trace.rows.flatMap { active.rows[$0.row].constraints }.sorted()
    var reproduction = Reproduction(
      system, target: sum(view, variable), value: active.values[variable],
      isFree: open.contains(variable), limit: limit)
    var pressures: [Int]? = []
    if !trace.isOpen {
      pressures = reproduction.pressures(on: named, from: nearest(to: named), budget: &budget)
    }
    return Evidence(
      variable: variable, trace: trace, named: named, pressures: pressures, reproduction: reproduction)
  }

  /// A number in terms of the system's variables: a position is that in the root less the superview's.
  private func sum(_ view: Int, _ variable: Int) -> Expression {
    let box = rows.box(view)
    let parent = rows.box(layout.tree.views[view].parent)
    switch variable {
    case box.x.index: return box.left - parent.left
    case box.y.index: return box.top - parent.top
    default: return Expression(system.variable(variable))
    }
  }

  /// The other constraints: first those that share a variable with the named ones, then those one step
  /// further, and so on.
  private func nearest(to named: [Int]) -> [Int] {
    let (variables, mentions) = neighbours
    let isNamed = Set(named)
    var isFound = constraints.map { isNamed.contains($0) }
    var isReached = Array(repeating: false, count: system.variableCount)
    var queue = constraints.indices.filter { isFound[$0] }
    var result: [Int] = []
    var next = 0
    while next < queue.count {
      for variable in variables[queue[next]] where !isReached[variable] {
        isReached[variable] = true
        for index in mentions[variable] where !isFound[index] {
          isFound[index] = true
          queue.append(index)
          result.append(constraints[index])
        }
      }
      next += 1
    }
    return result
  }
}
