import ConstraintSolver
import SceneModel

/// Explains the numbers of one root's views.
struct RootExplanation {
  let layout: RootLayout
  let passes: RootLayout.Passes
  let active: ActiveRows
  let derivations: Derivations
  /// The constraints of the system that were not given up.
  let constraints: [Int]
  /// Of each variable, what it is.
  let quantities: [LayoutExplanation.Quantity]

  var stated: RootEquations { passes.stated }

  init(_ layout: RootLayout, _ passes: RootLayout.Passes) {
    self.layout = layout
    self.passes = passes
    active = ActiveRows(passes.stated, passes.solution)
    derivations = Derivations(active)
    let system = passes.stated.equations.system
    let givenUp = system.givenUp(in: passes.solution)
    constraints = (0..<system.constraintCount).filter { !givenUp.contains($0) }
    quantities = Self.quantities(layout.tree, passes.stated.equations)
  }

  private static func quantities(
    _ tree: ViewTree, _ equations: Equations
  ) -> [LayoutExplanation.Quantity] {
    let none = LayoutExplanation.Quantity(view: tree.views.first?.id ?? ObjectID(""), kind: .inner)
    var result = Array(repeating: none, count: equations.system.variableCount)
    for (index, box) in equations.boxes.enumerated() {
      let id = tree.views[index].id
      result[box.x.index] = .init(view: id, kind: .x)
      result[box.y.index] = .init(view: id, kind: .y)
      result[box.width.index] = .init(view: id, kind: .width)
      result[box.height.index] = .init(view: id, kind: .height)
      guard let content = equations.contents[index] else { continue }
      result[content.width.index] = .init(view: id, kind: .contentWidth)
      result[content.height.index] = .init(view: id, kind: .contentHeight)
    }
    return result
  }

  /// The variables of a view's numbers: x, y, width, height.
  func variables(of view: Int) -> [Int] {
    let box = stated.equations.boxes[view]
    return [box.x.index, box.y.index, box.width.index, box.height.index]
  }

  /// Explains a view's frame.
  func explain(_ view: Int) -> LayoutExplanation {
    let record = layout.tree.views[view]
    let frame = layout.frame(of: view, passes.geometry)
    let inset = record.alignment
    let values = [frame.x, frame.y, frame.width, frame.height]
    let alignment = [-inset.left, -inset.top, inset.left + inset.right, inset.top + inset.bottom]
    let variables = variables(of: view)
    let isGiven = record.parent < 0 || layout.keepsSavedFrame(view)
    let open = isGiven ? nil : OpenNumbers(stated)
    let numbers = variables.indices.map { index in
      if let open {
        return number(evidence(view, variables[index], open), values[index], alignment[index])
      }
      return given(view, variables[index], values[index])
    }
    return LayoutExplanation(
      id: record.id, type: layout.tree.tree.tag(of: record.node), frame: frame, numbers: numbers)
  }

  /// A number that is not solved: the root's, and those of views that keep their saved frame.
  private func given(_ view: Int, _ variable: Int, _ value: Double) -> LayoutExplanation.Number {
    let record = layout.tree.views[view]
    let cause = LayoutExplanation.Cause(
      reason: record.parent < 0 ? .root : .savedFrame(record.id), priority: 1000, relation: .equal,
      points: value, offsets: [])
    let step = LayoutExplanation.Step(
      quantity: quantities[variable], value: value, causes: [cause], uses: [])
    return LayoutExplanation.Number(
      quantity: quantities[variable], value: value, solved: value, alignment: 0, steps: [step],
      pressures: [], isAmbiguous: false)
  }

  private func number(
    _ evidence: Evidence, _ value: Double, _ alignment: Double
  ) -> LayoutExplanation.Number {
    let variable = evidence.variable
    return LayoutExplanation.Number(
      quantity: quantities[variable], value: value, solved: active.values[variable], alignment: alignment,
      steps: steps(evidence.trace), pressures: evidence.pressures?.map { cause([$0], points: 0) },
      isAmbiguous: evidence.reproduction.isFree)
  }

  /// What decides a number, by constraints of the system.
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
  func evidence(_ view: Int, _ variable: Int, _ open: OpenNumbers) -> Evidence {
    let trace = Trace(variable, in: derivations)
    let named = trace.rows.flatMap { active.rows[$0.row].constraints }.sorted()
    let reproduction = Reproduction(
      stated.equations.system, target: sum(view, variable), value: active.values[variable],
      isFree: open.contains(variable))
    var pressures: [Int]? = []
    if !trace.isOpen {
      pressures = reproduction.pressures(on: named, from: nearest(to: named))
    }
    return Evidence(
      variable: variable, trace: trace, named: named, pressures: pressures, reproduction: reproduction)
  }

  /// A number in terms of the system's variables: a place is that in the root less the superview's.
  private func sum(_ view: Int, _ variable: Int) -> Expression {
    let boxes = stated.equations.boxes
    let box = boxes[view]
    let parent = boxes[layout.tree.views[view].parent]
    switch variable {
    case box.x.index: return box.left - parent.left
    case box.y.index: return box.top - parent.top
    default: return Expression(stated.equations.system.variable(variable))
    }
  }

  /// The other constraints, those that share a variable with the named ones first, then those one further, and so on.
  private func nearest(to named: [Int]) -> [Int] {
    let system = stated.equations.system
    let variables = constraints.map { system.constraint(at: $0)?.terms.map(\.variable.index) ?? [] }
    var mentions = Array(repeating: [Int](), count: system.variableCount)
    for (place, terms) in variables.enumerated() {
      for variable in terms { mentions[variable].append(place) }
    }
    let isNamed = Set(named)
    var isFound = constraints.map { isNamed.contains($0) }
    var isReached = Array(repeating: false, count: system.variableCount)
    var queue = constraints.indices.filter { isFound[$0] }
    var result: [Int] = []
    var next = 0
    while next < queue.count {
      for variable in variables[queue[next]] where !isReached[variable] {
        isReached[variable] = true
        for place in mentions[variable] where !isFound[place] {
          isFound[place] = true
          queue.append(place)
          result.append(constraints[place])
        }
      }
      next += 1
    }
    return result
  }
}
