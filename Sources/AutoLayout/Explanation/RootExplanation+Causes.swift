import ConstraintSolver
import SceneModel

extension RootExplanation {
  /// The steps of a trace, the one of the traced number first, each before what it uses for the first time.
  func steps(_ trace: Trace) -> [LayoutExplanation.Step] {
    var places: [Int: Int] = [:]
    for (place, step) in trace.steps.enumerated() { places[step.derivation.variable] = place }
    var order: [Int] = []
    var numbers = Array(repeating: -1, count: trace.steps.count)
    var open = trace.steps.isEmpty ? [] : [0]
    func uses(_ place: Int) -> [Int] {
      var used: [Int] = []
      for variable in trace.steps[place].mentions {
        if let other = places[variable], other != place, !used.contains(other) { used.append(other) }
      }
      return used
    }
    while let place = open.popLast() {
      guard numbers[place] < 0 else { continue }
      numbers[place] = order.count
      order.append(place)
      open += uses(place).reversed()
    }
    return order.map { place in
      let step = trace.steps[place]
      let variable = step.derivation.variable
      var causes = step.derivation.parts.map { part in
        cause(
          active.rows[part.row].constraints,
          points: step.factor * part.factor * active.rows[part.row].constant)
      }
      if causes.isEmpty {
        causes = [
          .init(
            reason: .open, priority: 1, relation: .equal, points: step.factor * active.values[variable],
            offsets: [])
        ]
      }
      return LayoutExplanation.Step(
        quantity: quantities[variable], value: active.values[variable], causes: causes,
        uses: uses(place).map { numbers[$0] }.filter { $0 >= 0 })
    }
  }

  /// What a constraint of the system, or the two bounds of an equation, are in the document's terms.
  func cause(_ constraints: [Int], points: Double) -> LayoutExplanation.Cause {
    let system = stated.equations.system
    let bounds = constraints.compactMap { system.constraint(at: $0) }
    let priority = bounds.map(\.priority.value).min() ?? 1000
    let relation: LayoutConstraint.Relation =
      switch bounds.first?.relation {
      case .lessThanOrEqual where bounds.count == 1: .lessThanOrEqual
      case .greaterThanOrEqual where bounds.count == 1: .greaterThanOrEqual
      default: .equal
      }
    // Of a document's bound and a rule that meet, the document's says more.
    let first = constraints.first { isOfDocument($0) } ?? constraints[0]
    switch stated.equations.origins[first] {
    case .constraint(let index):
      let constraint = layout.tree.constraints[index]
      return LayoutExplanation.Cause(
        reason: .constraint(constraint), priority: priority, relation: relation, points: points,
        offsets: offsets(constraint))
    case .view(let view):
      return LayoutExplanation.Cause(
        reason: reason(ofRule: first, for: view), priority: priority, relation: relation, points: points,
        offsets: [])
    }
  }

  private func isOfDocument(_ constraint: Int) -> Bool {
    if case .constraint = stated.equations.origins[constraint] { return true }
    return false
  }

  /// What kind of rule a constraint that the layout itself states for a view is.
  func reason(ofRule constraint: Int, for view: Int) -> LayoutExplanation.Reason {
    let record = layout.tree.views[view]
    if record.parent < 0 { return .root }
    if !record.isLaidOut { return .savedFrame(record.id) }
    guard let stated = stated.equations.system.constraint(at: constraint) else { return .rule(record.id) }
    let box = self.stated.equations.boxes[view]
    let isSingle = stated.terms.count == 1
    let variable = stated.terms.first?.variable
    if isSingle, stated.relation != .equal, variable == box.width || variable == box.height {
      if stated.priority.isRequired, stated.constant == 0 { return .notNegative(record.id) }
      let content = layout.content(of: view, self.stated, passes.geometry)
      return .content(record.id, variable == box.width ? .horizontal : .vertical, content)
    }
    return record.kind == .stackView ? .stackView(record.id) : .rule(record.id)
  }

  /// The margins, safe areas and baselines that a constraint's constant in the system holds besides its own.
  private func offsets(_ constraint: LayoutConstraint) -> [LayoutExplanation.Offset] {
    let tree = layout.tree
    let first = tree.item(constraint.first.item)
    let second = constraint.second.flatMap { tree.item($0.item) }
    var result: [LayoutExplanation.Offset] = []
    func add(_ side: LayoutConstraint.Side, _ item: LayoutItem?, beside other: LayoutItem?) {
      guard let item, let points = stated.position(item, side.attribute, beside: other)?.constant, points != 0
      else { return }
      result.append(
        .init(
          kind: offsetKind(item, side.attribute), item: side.item, attribute: side.attribute, points: points))
    }
    add(constraint.first, first, beside: second)
    if let side = constraint.second { add(side, second, beside: first) }
    return result
  }

  private func offsetKind(
    _ item: LayoutItem, _ attribute: LayoutAttribute
  ) -> LayoutExplanation.Offset.Kind {
    if case .guide(let index) = item {
      switch layout.tree.guides[index].kind {
      case .safeArea: return .safeArea
      case .margins, .readable: return .margin
      default: return .layoutGuide
      }
    }
    return attribute.isRelativeToMargins ? .margin : .baseline
  }
}
