import ConstraintSolver
import SceneModel

/// A list of constraints as a system of equations: each item has a position and a size, and no
/// size is negative.
struct LogSystem {
  private var system = LinearSystem()
  private var variables: [LogVariable: Variable] = [:]
  /// The row of the list that each constraint of the system stands for; nil for those that sizes are
  /// not negative.
  private(set) var rows: [Int?] = []
  /// The lengths that the log does not hold, in the order in which they are met.
  private(set) var unknown: [UnknownLength] = []
  /// The known superviews of items, by the items' keys.
  private let superviews: [String: LoggedItem]
  /// The margin guides of items, by the items' keys: the edges of a guide are the item's margins.
  private let marginGuides: [String: LoggedItem]

  /// The system of some of a list's constraints.
  init(_ constraints: [LoggedConstraint], _ rows: some Sequence<Int>) {
    superviews = Self.superviews(constraints)
    marginGuides = Self.marginGuides(constraints, superviews)
    for row in rows where constraints[row].priority >= LayoutPriority.required.value {
      add(constraints[row].equation, row)
    }
  }

  /// The sets of rows that cannot hold together.
  func conflicts() -> [[Int]] { contradictions().sets }

  /// The sets of rows that cannot hold together, and whether the search is complete.
  func contradictions() -> (sets: [[Int]], isFinished: Bool) {
    var solver = Solver(system, limits: Self.limits)
    let solution = solver.solve()
    let sets = solution.conflicts.map { conflict in
      Set(([conflict.broken] + conflict.with).compactMap { rows[$0.index] }).sorted()
    }
    return (sets, solution.unfinished == nil)
  }

  /// The limits of one list: a tenth of a second or two.
  private static let limits = SolverLimits(steps: 1 << 25, numbers: 1 << 21)

  /// The spans of items along both axes, by the items' keys, when the constraints that cannot hold are
  /// broken. Points.
  func spans() -> [Axis: [String: ClosedRange<Double>]] {
    var solver = Solver(system, limits: Self.limits)
    let solution = solver.solve()
    var spans: [Axis: [String: ClosedRange<Double>]] = [:]
    for case (.start(let item, let axis), let variable) in variables {
      let (from, length) = (solution[variable], variables[.size(item, axis)].map { solution[$0] } ?? 0)
      guard from.isFinite, length.isFinite else { continue }
      spans[axis, default: [:]][item.key] = from...from + max(length, 0)
    }
    return spans
  }

  /// The superviews of items, as formats with `|` name them.
  static func superviews(_ constraints: [LoggedConstraint]) -> [String: LoggedItem] {
    var result: [String: LoggedItem] = [:]
    for constraint in constraints {
      guard let superview = constraint.superview else { continue }
      let equation = constraint.equation
      for item in [equation.first.item, equation.second?.item].compactMap(\.self) where item != superview {
        result[item.key] = superview
      }
    }
    return result
  }

  private static func marginGuides(
    _ constraints: [LoggedConstraint], _ superviews: [String: LoggedItem]
  ) -> [String: LoggedItem] {
    var result: [String: LoggedItem] = [:]
    for constraint in constraints {
      for anchor in [constraint.equation.first, constraint.equation.second].compactMap(\.self)
      where anchor.item.label == "UIViewLayoutMarginsGuide" {
        if let view = superviews[anchor.item.key] { result[view.key] = anchor.item }
      }
    }
    return result
  }

  // Rows

  private mutating func add(_ equation: LoggedEquation, _ row: Int) {
    guard var terms = terms(of: equation.first) else { return }
    var constant = equation.constant ?? 0
    if let second = equation.second {
      guard let subtrahend = self.terms(of: second) else { return }
      terms += subtrahend.map { Term($0.variable, -equation.multiplier * $0.coefficient) }
      if equation.multiplier != 1, second.attribute?.isDimension == false {
        // A multiple of a position depends on the origin of positions.
        terms.append(Term(length(.origin(of: equation.first.item))))
      }
    } else if let attribute = equation.first.attribute, !attribute.isDimension {
      // A position that is compared with a number is counted from the item's superview.
      let superview = superviews[equation.first.item.key] ?? .superview(of: equation.first.item)
      let start: LayoutAttribute = attribute.axis == .horizontal ? .left : .top
      if superviews[equation.first.item.key] == nil { note(.place(of: superview)) }
      terms += (self.terms(of: LoggedAnchor(item: superview, attribute: start)) ?? [])
        .map { Term($0.variable, -$0.coefficient) }
    }
    if equation.constant == nil {
      terms.append(Term(length(.standardSpace(row)), -1))
      constant = 0
    }
    add(terms, equation.relation, constant, equation.tolerance, row)
  }

  private mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ tolerance: Double, _ row: Int?
  ) {
    if tolerance > 0, relation == .equal {
      add(terms, .greaterThanOrEqual, constant, tolerance, row)
      add(terms, .lessThanOrEqual, constant, tolerance, row)
      return
    }
    let slack: Double =
      switch relation {
      case .equal: 0
      case .lessThanOrEqual: tolerance
      case .greaterThanOrEqual: -tolerance
      }
    // The numbers are finite, and the variables are this system's.
    guard (try? system.addConstraint(terms, relation, constant + slack)) != nil else { return }
    rows.append(row)
  }

  // Variables

  private mutating func terms(of anchor: LoggedAnchor) -> [Term]? {
    guard let attribute = anchor.attribute else { return nil }
    let item = anchor.item
    if let edge = attribute.ofMargins, let guide = marginGuides[item.key] {
      return terms(of: LoggedAnchor(item: guide, attribute: edge))
    }
    let start = Term(variable(.start(item, attribute.axis)))
    let size = variable(.size(item, attribute.axis), isSize: true)
    switch attribute {
    case .left, .leading, .top: return [start]
    case .right, .trailing, .bottom: return [start, Term(size)]
    case .width, .height: return [Term(size)]
    case .centerX, .centerY: return [start, Term(size, 0.5)]
    case .leftMargin, .leadingMargin, .topMargin:
      return [start, Term(length(.margin(attribute, of: item), isSize: true))]
    case .rightMargin, .trailingMargin, .bottomMargin:
      return [start, Term(size), Term(length(.margin(attribute, of: item), isSize: true), -1)]
    case .centerXWithinMargins, .centerYWithinMargins:
      return [start, Term(size, 0.5), Term(length(.margin(attribute, of: item)))]
    case .firstBaseline, .lastBaseline, .baseline:
      return [start, Term(length(.baseline(attribute, of: item)))]
    }
  }

  private mutating func variable(_ role: LogVariable, isSize: Bool = false) -> Variable {
    if let known = variables[role] { return known }
    let variable = system.addVariable()
    variables[role] = variable
    if isSize { add([Term(variable)], .greaterThanOrEqual, 0, 0, nil) }
    return variable
  }

  private mutating func length(_ unknown: UnknownLength, isSize: Bool = false) -> Variable {
    note(unknown)
    return variable(.unknown(unknown), isSize: isSize)
  }

  private mutating func note(_ unknown: UnknownLength) {
    if !self.unknown.contains(unknown) { self.unknown.append(unknown) }
  }
}

extension LoggedEquation {
  /// Whether it is two rows of a system, since its numbers were rounded.
  var isTwoRows: Bool { tolerance > 0 && relation == .equal }
}
