import ConstraintSolver
import SceneModel

extension RootExplanation {
  /// The steps of a trace, the one of the traced number first, each before what it uses for the first time.
  func steps(_ trace: Trace) -> [LayoutExplanation.Step] {
    var indices: [Int: Int] = [:]
    for (index, step) in trace.steps.enumerated() { indices[step.derivation.variable] = index }
    var order: [Int] = []
    var numbers = Array(repeating: -1, count: trace.steps.count)
    var open = trace.steps.isEmpty ? [] : [0]
    func uses(_ index: Int) -> [Int] {
      var used: [Int] = []
      for variable in trace.steps[index].mentions {
        if let other = indices[variable], other != index, !used.contains(other) { used.append(other) }
      }
      return used
    }
    while let index = open.popLast() {
      guard numbers[index] < 0 else { continue }
      numbers[index] = order.count
      order.append(index)
      open += uses(index).reversed()
    }
    return order.map { index in
      let step = trace.steps[index]
      let variable = step.derivation.variable
      var causes = step.derivation.multiples.map { multiple in
        cause(
          active.rows[multiple.row].constraints,
          points: step.factor * multiple.factor * active.rows[multiple.row].constant)
      }
      if causes.isEmpty {
        causes = [
          .init(
            reason: .open, priority: 1, relation: .equal, points: step.factor * active.values[variable],
            offsets: [])
        ]
      }
      return LayoutExplanation.Step(
        viewNumber: viewNumbers[variable], value: active.values[variable], causes: causes,
        uses: uses(index).map { numbers[$0] }.filter { $0 >= 0 })
    }
  }

  /// The cause of a row, or of the two bounds of an equation, in the document's terms.
  func cause(_ indices: [Int], points: Double) -> LayoutExplanation.Cause {
    let bounds = indices.compactMap { rows.system.linear.constraint(at: $0) }
    let relation: LayoutConstraint.Relation =
      switch bounds.first?.relation {
      case .lessThanOrEqual where bounds.count == 1: .lessThanOrEqual
      case .greaterThanOrEqual where bounds.count == 1: .greaterThanOrEqual
      default: .equal
      }
    // Of a document's bound and a rule that meet, the document's says more.
    let first = indices.first { rows.system.origins[$0].isOfDocument } ?? indices[0]
    let origin = rows.system.origins[first]
    return LayoutExplanation.Cause(
      reason: solved.reason(origin), priority: bounds.map(\.priority.value).min() ?? RowPriority.required,
      relation: relation, points: points, offsets: offsets(origin))
  }

  /// The margins, safe areas and baselines that the constant of a constraint's row holds besides
  /// the constraint's own.
  private func offsets(_ origin: RowOrigin) -> [LayoutExplanation.Offset] {
    guard case .constraint(let index) = origin else { return [] }
    let constraint = layout.tree.constraints[index]
    let ids = layout.tree.documentConstraints[index]
    let isMirrored = layout.tree.isMirrored(constraint)
    var result: [LayoutExplanation.Offset] = []
    func add(_ side: ItemConstraint.Side, _ id: ObjectID, beside other: LayoutItem?) {
      let constant = rows.position(side, beside: other, isMirrored: isMirrored)?.constant ?? 0
      guard constant != 0 else { return }
      // A mirrored position grows towards the left.
      let points = isMirrored && side.attribute.followsDirection ? -constant : constant
      result.append(
        .init(kind: offsetKind(side), item: id, attribute: side.attribute, points: points))
    }
    add(constraint.first, ids.first.item, beside: constraint.second?.item)
    if let side = constraint.second, let id = ids.second?.item {
      add(side, id, beside: constraint.first.item)
    }
    return result
  }

  private func offsetKind(_ side: ItemConstraint.Side) -> LayoutExplanation.Offset.Kind {
    if side.attribute.isBaseline { return .baseline }
    guard case .guide(let index) = side.item else { return .margin }
    switch layout.tree.guides[index].kind {
    case .safeArea: return .safeArea
    case .margins, .readable: return .margin
    case .top, .bottom, .keyboard, .contentLayout, .frameLayout, .custom: return .layoutGuide
    }
  }
}

extension RowOrigin {
  /// Whether it is a constraint of the document.
  var isOfDocument: Bool {
    if case .constraint = self { return true }
    return false
  }
}
