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
  /// The constraints, and the views with rules, of all contradictions.
  private let conflicting: Set<ObjectID>
  private let ambiguous: [ObjectID: [Axis]]

  var tree: ViewTree { root.layout.tree }

  init(_ root: RootExplanation, _ result: RootResult) {
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
    conflicting = Set(result.contradictions.flatMap { [$0.broken.id] + $0.others.map(\.id) })
    ambiguous = Dictionary(
      result.views.map { ($0.id, $0.ambiguous) }, uniquingKeysWith: { first, _ in first })
  }

  /// The most derivations of numbers that are looked at for the reasons of one root's differences.
  static let mostTraced = 1 << 26

  /// The numbers of views that differ, with their reasons, which are looked for in the order given until too
  /// much was traced.
  func differences(
    _ comparisons: [FrameComparison], tolerance: (FrameComparison) -> Double, limit: Int = mostTraced
  ) -> [FrameDifference] {
    var traced = 0
    return comparisons.map { comparison in
      let difference = difference(
        comparison, tolerance: tolerance(comparison), isExplained: traced <= limit)
      traced += difference.numbers.count * root.derivations.order.count
      return difference
    }
  }

  /// The numbers of a view that differ, with their reasons if these are to be looked for.
  private func difference(
    _ comparison: FrameComparison, tolerance: Double, isExplained: Bool
  ) -> FrameDifference {
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
        isExplained
        ? reason(variable)
        : FrameDifference.Reason(
          cause: .unexplained, view: comparison.id, constraint: nil, points: computed - saved, rule: nil,
          unknown: .reason)
      numbers.append(.init(kind: kind, saved: saved, computed: computed, reason: reason))
    }
    return FrameDifference(comparison: comparison, numbers: numbers, update: nil)
  }

  /// The shares of each equation, and of each open number, in a number's difference: computed less saved.
  struct Shares {
    var rows: [(row: Int, points: Double)] = []
    var open: [(variable: Int, points: Double)] = []
  }

  /// The shares of a number's difference. They add up to it.
  func shares(_ variable: Int) -> Shares {
    let trace = Trace(variable, in: root.derivations)
    var shares = Shares()
    for (row, factor) in trace.rows { shares.rows.append((row, factor * residual(row))) }
    for step in trace.steps where step.derivation.multiples.isEmpty {
      let variable = step.derivation.variable
      shares.open.append((variable, step.factor * (root.active.values[variable] - saved[variable])))
    }
    return shares
  }

  /// The origin of a number's difference.
  private enum Origin {
    case reason(FrameDifference.Reason)
    /// The width that text wraps to; the text's own reason where the width leads back to the number.
    case width(Int, FrameDifference.Reason)
  }

  /// Follows widths until a reason is found. A width that was met before ends the search, such as one that is
  /// a share of the height of its own text.
  private func reason(_ variable: Int) -> FrameDifference.Reason {
    var seen: Set<Int> = [variable]
    var next = origin(of: variable)
    while true {
      switch next {
      case .reason(let reason): return reason
      case .width(let width, let own):
        guard seen.insert(width).inserted else { return own }
        next = origin(of: width)
      }
    }
  }

  private func origin(of variable: Int) -> Origin {
    let shares = shares(variable)
    var largest: (row: Int, points: Double)?
    for share in shares.rows where share.points.magnitude > (largest?.points.magnitude ?? 0) + 1e-9 {
      largest = share
    }
    for share in shares.open where share.points.magnitude > max(largest?.points.magnitude ?? 0, 0.5) {
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
