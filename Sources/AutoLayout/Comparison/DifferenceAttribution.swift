import ConstraintSolver
import Resolver
import SceneModel

/// Finds what makes saved frames of one root differ from the computed ones.
struct DifferenceAttribution {
  let root: RootExplanation
  /// Of each variable, its value in the saved frames; the computed one where nothing is saved.
  let saved: [Double]
  /// The index of each view.
  let indices: [ObjectID: Int]
  /// The sums that the numbers that differ are made of.
  let shares: NumberShares
  /// The constraints, and the views with rules, of all contradictions.
  private let conflicting: Set<ObjectID>
  private let ambiguous: [ObjectID: [Axis]]

  var tree: ViewTree { root.layout.tree }

  /// The reasons of a root's differences.
  ///
  /// - Parameter limit: How much may be looked at for them; see ``mostTraced``.
  init(_ root: RootExplanation, _ result: RootResult, limit: Int = mostTraced) {
    self.root = root
    let tree = root.layout.tree
    var saved = root.active.values
    var indices: [ObjectID: Int] = [:]
    for (index, view) in tree.views.enumerated() {
      indices[view.id] = index
      let isStale = view.isHidden && view.isArranged
      guard view.parent >= 0, !isStale, let frame = tree.tree.savedFrame(of: view.node) else { continue }
      let box = root.rows.box(index)
      let inset = view.alignment
      saved[box.x.index] = frame.x + inset.left
      saved[box.y.index] = frame.y + inset.top
      saved[box.width.index] = frame.width - inset.left - inset.right
      saved[box.height.index] = frame.height - inset.top - inset.bottom
    }
    self.saved = saved
    self.indices = indices
    shares = NumberShares(root.derivations, saved: saved, limit: limit)
    conflicting = Set(result.contradictions.flatMap { [$0.broken.id] + $0.others.map(\.id) })
    ambiguous = Dictionary(
      result.views.map { ($0.id, $0.ambiguous) }, uniquingKeysWith: { first, _ in first })
  }

  /// The most nodes of sums that are made for the reasons of one root's differences: some 130 megabytes.
  static let mostTraced = 1 << 21

  /// The numbers of views that differ, with their reasons, which are looked for in the order given until too
  /// much was looked at.
  func differences(
    _ comparisons: [FrameComparison], tolerance: (FrameComparison) -> Double
  ) -> [FrameDifference] {
    comparisons.map { difference($0, tolerance: tolerance($0)) }
  }

  /// The numbers of a view that differ, with their reasons where not too much was looked at before.
  private func difference(_ comparison: FrameComparison, tolerance: Double) -> FrameDifference {
    let pairs = [
      (LayoutExplanation.ViewNumber.Kind.x, comparison.saved.x, comparison.computed.x),
      (.y, comparison.saved.y, comparison.computed.y),
      (.width, comparison.saved.width, comparison.computed.width),
      (.height, comparison.saved.height, comparison.computed.height),
    ]
    let variables = indices[comparison.id].map { root.variables(of: $0) } ?? []
    var numbers: [FrameDifference.Number] = []
    for ((kind, saved, computed), variable) in zip(pairs, variables) {
      guard (saved - computed).magnitude > tolerance else { continue }
      let reason =
        reason(variable)
        ?? FrameDifference.Reason(
          cause: .unexplained, view: comparison.id, constraint: nil, points: computed - saved, rule: nil,
          unknown: .reason)
      numbers.append(.init(kind: kind, saved: saved, computed: computed, reason: reason))
    }
    return FrameDifference(comparison: comparison, numbers: numbers, update: nil)
  }

  /// The origin of a number's difference.
  private enum Origin {
    case reason(FrameDifference.Reason)
    /// The width that text wraps to; the text's own reason where the width leads back to the number.
    case width(Int, FrameDifference.Reason)
  }

  /// Follows widths until a reason is found. A width that was met before ends the search, such as one that is
  /// a share of the height of its own text.
  ///
  /// - Returns: Nil where too much was looked at before.
  private func reason(_ variable: Int) -> FrameDifference.Reason? {
    var seen: Set<Int> = [variable]
    var next = origin(of: variable)
    while true {
      switch next {
      case nil: return nil
      case .reason(let reason): return reason
      case .width(let width, let own):
        guard seen.insert(width).inserted else { return own }
        next = origin(of: width)
      }
    }
  }

  private func origin(of variable: Int) -> Origin? {
    guard let sums = shares.sums(of: variable) else { return nil }
    let largest = shares.largestRow(of: sums)
    if let share = shares.firstOpen(of: sums, above: max(largest?.points.magnitude ?? 0, 0.5)) {
      return .reason(
        .init(
          cause: .ambiguity, view: root.viewNumbers[share.variable].view, constraint: nil,
          points: share.points, rule: nil, unknown: .openNumber))
    }
    guard let largest, largest.points.magnitude >= 0.5 else {
      return .reason(
        .init(
          cause: .rounding, view: root.viewNumbers[variable].view, constraint: nil,
          points: largest?.points ?? 0, rule: "InterfaceBuilder.md#pixel-rounding", unknown: nil))
    }
    return origin(ofRow: largest.row, points: largest.points)
  }

  /// By how many points the saved frames miss an equation.
  func residual(_ row: Int) -> Double {
    let equation = root.active.rows[row]
    return equation.terms.reduce(equation.constant) { $0 - $1.coefficient * saved[$1.variable] }
  }

  private func origin(ofRow row: Int, points: Double) -> Origin {
    let equation = root.active.rows[row]
    let cause = root.cause(equation.constraints, points: points)
    func make(
      _ cause: FrameDifference.Cause, view: ObjectID? = nil, constraint: ObjectID? = nil
    ) -> Origin {
      .reason(
        .init(
          cause: cause, view: view, constraint: constraint, points: points,
          rule: rule(of: equation, as: cause), unknown: unknown(cause, view)))
    }
    switch cause.reason {
    case .constraint(let constraint):
      return make(kind(cause, constraint, equation), constraint: constraint.id)
    case .content(let id, let axis, let content):
      let isOpen = ambiguous[id]?.contains(axis) ?? false
      let own = make(isOpen ? .ambiguity : content.cause, view: id)
      guard axis == .vertical, let view = indices[id], let width = wrappingWidth(view, content),
        case .reason(let reason) = own
      else { return own }
      return .width(width, reason)
    case .stackView(let id): return make(.stackView, view: id)
    case .savedFrame(let id): return make(.savedFrame, view: id)
    case .notNegative(let id): return make(.priority, view: id)
    case .rule(let id): return make(.control, view: id)
    case .root, .open: return make(.rounding)
    }
  }

  /// Text that wraps is higher because it is narrower: the reason of its height is that of its width,
  /// where that differs.
  private func wrappingWidth(_ view: Int, _ content: LayoutContent) -> Int? {
    let width = root.rows.box(view).width.index
    guard content.wrappingWidth != nil, (root.active.values[width] - saved[width]).magnitude > 1 else {
      return nil
    }
    return width
  }

  func kind(
    _ cause: LayoutExplanation.Cause, _ constraint: LayoutConstraint, _ equation: ActiveRow
  ) -> FrameDifference.Cause {
    if conflicting.contains(constraint.id) { return .conflict }
    if equation.isOneSided || equation.priority < RowPriority.required { return .priority }
    let kinds = cause.offsets.map(\.kind)
    if kinds.contains(.safeArea) || kinds.contains(.layoutGuide) || namesRootInset(equation) {
      return .rootInset
    }
    if kinds.contains(.margin) { return isOfRoot(cause) ? .rootInset : .margin }
    return kinds.contains(.baseline) ? .baseline : .constraint
  }

  /// Whether a row is a constraint that speaks of a guide whose distance may be wrongly none.
  private func namesRootInset(_ equation: ActiveRow) -> Bool {
    equation.constraints.contains { row in
      guard case .constraint(let index) = root.rows.system.origins[row] else { return false }
      let constraint = tree.constraints[index]
      guard constraint.first.attribute.axis == .vertical else { return false }
      return isRootInset(constraint.first.item) || constraint.second.map { isRootInset($0.item) } ?? false
    }
  }

  private func isRootInset(_ item: LayoutItem) -> Bool {
    guard case .guide(let index) = item else { return false }
    switch tree.guides[index].kind {
    case .safeArea, .top, .bottom, .keyboard: return true
    case .margins, .readable, .contentLayout, .frameLayout, .custom: return false
    }
  }

  /// Whether the margins in a constraint are the root's above or below, which hold its safe area.
  private func isOfRoot(_ cause: LayoutExplanation.Cause) -> Bool {
    cause.offsets.contains { offset in
      offset.kind == .margin && offset.attribute.axis == .vertical && indices[offset.item] == 0
    }
  }
}

extension LayoutContent {
  fileprivate var cause: FrameDifference.Cause {
    switch kind {
    case .text: isGuess ? .unmeasuredText : .text
    case .image, .rendered, .placeholder: .image
    case .control: .control
    }
  }
}
