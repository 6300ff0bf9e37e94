import ConstraintSolver
import SceneModel

extension SolvedRoot {
  /// The contradictions among what is required, in the document's terms.
  var contradictions: [Contradiction] {
    solution.conflicts.map { conflict in
      var known: Set<RowOrigin> = []
      let origins = conflict.with.map { rows.system.origins[$0.index] }.filter { known.insert($0).inserted }
      return Contradiction(
        broken: member(rows.system.origins[conflict.broken.index]), others: origins.map(member),
        actual: actual(conflict.broken))
    }
  }

  private func member(_ origin: RowOrigin) -> Contradiction.Member {
    let object = object(of: origin)
    return Contradiction.Member(id: object.id, node: object.node, reason: reason(origin))
  }

  /// The object of the document that a row comes from: a constraint, or the view with the rule.
  func object(of origin: RowOrigin) -> (id: ObjectID, node: NodeID) {
    if case .constraint(let index) = origin {
      let constraint = layout.tree.documentConstraints[index]
      return (constraint.id, constraint.node)
    }
    let view = layout.tree.views[origin.view ?? 0]
    return (view.id, view.node)
  }

  /// The constant with which a broken constraint would be satisfied; nil of a rule.
  private func actual(_ row: ConstraintID) -> Double? {
    guard case .constraint(let index) = rows.system.origins[row.index],
      let equation = rows.system.linear.constraint(at: row.index)
    else { return nil }
    let constraint = layout.tree.constraints[index]
    let constant = rows.isFlushToSafeArea(constraint) ? 0 : constraint.constant
    return equation.terms.reduce(constant - equation.constant) {
      $0 + $1.coefficient * solution[$1.variable]
    }
  }

  /// The reason of a row, in the document's terms.
  func reason(_ origin: RowOrigin) -> LayoutExplanation.Reason {
    func id(_ view: Int) -> ObjectID { layout.tree.views[view].id }
    return switch origin {
    case .rootFrame: .root
    case .constraint(let index): .constraint(layout.tree.documentConstraints[index])
    case .hugging(let view, let axis), .compressionResistance(let view, let axis):
      .content(id(view), axis, content(of: view))
    case .nonnegativeExtent(let view, _), .scrollContent(let view, _): .notNegative(id(view))
    case .autoresizing(let view, _): .savedFrame(id(view))
    case .effectContent(let view, _), .cell(let view), .cellContent(let view): .rule(id(view))
    case .stackView(let view, _): .stackView(id(view))
    }
  }
}
