import ConstraintSolver
import SceneModel

/// How the constraints of a list chain views along an axis: a line for each view that has others in it.
package struct LogChain {
  private let axis: Axis
  private let constraints: [LoggedConstraint]
  private let broken: String?
  private let spans: [String: ClosedRange<Double>]
  /// The view that each guide is in, by the guide's key, where the log names it.
  private let holders: [String: LoggedItem]
  private let names: [String: String]

  /// More views in another are not drawn: the line would not fit.
  private static let mostViews = 6

  /// The lines of some rows of a log, first those along the horizontal axis.
  package static func lines(_ log: ConflictLog, _ rows: [Int]) -> [String] {
    let constraints = rows.map { log.constraints[$0] }
    let spans = LogSystem(log.constraints, rows).spans()
    return Axis.allCases.flatMap { axis in
      LogChain(axis, constraints, log.broken, spans[axis] ?? [:]).lines
    }
  }

  private init(
    _ axis: Axis, _ constraints: [LoggedConstraint], _ broken: String?,
    _ spans: [String: ClosedRange<Double>]
  ) {
    self.axis = axis
    self.constraints = constraints.filter { constraint in
      let equation = constraint.equation
      return equation.first.attribute?.axis == axis && equation.second?.attribute?.axis ?? axis == axis
    }
    self.broken = broken
    self.spans = spans
    let superviews = LogSystem.superviews(constraints)
    let items = constraints.flatMap(\.items)
    var holders: [String: LoggedItem] = [:]
    for item in items where item.isGuide { holders[item.key] = superviews[item.key] }
    self.holders = holders
    var names: [String: String] = [:]
    for item in items where names[item.key] == nil { names[item.key] = item.shortName }
    let counts = Dictionary(names.values.map { ($0, 1) }, uniquingKeysWith: +)
    for (key, name) in names where counts[name, default: 0] > 1 {
      names[key] = name + " …" + key.suffix(4)
    }
    self.names = names
  }

  // Superviews

  private func view(_ item: LoggedItem) -> LoggedItem { holders[item.key] ?? item }

  /// The views in the order in which they are named.
  private var views: [LoggedItem] {
    var seen: Set<String> = []
    return constraints.flatMap(\.equation.items).map(view).filter { seen.insert($0.key).inserted }
  }

  /// The superview of each view: as formats with `|` name it, else as an equation of two edges shows it.
  private var parents: [String: LoggedItem] {
    var parents: [String: LoggedItem] = [:]
    func add(_ inner: LoggedItem, in outer: LoggedItem) {
      if inner == outer || parents[inner.key] != nil { return }
      var around: LoggedItem? = outer
      while let item = around {
        if item == inner { return }
        around = parents[item.key]
      }
      parents[inner.key] = outer
    }
    for constraint in constraints {
      guard let superview = constraint.superview else { continue }
      for item in constraint.equation.items where item != superview { add(view(item), in: superview) }
    }
    // Those with an inset first: without one either may be in the other, as a rule the first that is named.
    for isInset in [true, false] {
      for link in links where link.edge == link.otherEdge && (link.inset != 0) == isInset {
        if link.inset >= 0 { add(link.view, in: link.other) } else { add(link.other, in: link.view) }
      }
    }
    // A view that follows another is in the same superview.
    let rows = links.filter { $0.edge != $0.otherEdge }
    for _ in rows {
      var isWhole = true
      for link in rows {
        for (one, other) in [(link.view, link.other), (link.other, link.view)] {
          guard parents[one.key] == nil, let outer = parents[other.key], outer != one else { continue }
          add(one, in: outer)
          isWhole = isWhole && parents[one.key] == nil
        }
      }
      if isWhole { break }
    }
    return parents
  }

  // Lines

  private var lines: [String] {
    let parents = parents
    let views = views
    let outer = views.filter { view in parents.values.contains { $0 == view } }
    let inner = views.filter { parents[$0.key] == nil && !outer.contains($0) }
    return outer.compactMap { outer in line(views.filter { parents[$0.key] == outer }, in: outer) }
      + (inner.isEmpty ? [] : [line(inner, in: nil)].compactMap(\.self))
  }

  private func line(_ views: [LoggedItem], in outer: LoggedItem?) -> String? {
    guard (1...Self.mostViews).contains(views.count) else { return nil }
    let shown = views.enumerated().sorted { (start($0.element), $0.offset) < (start($1.element), $1.offset) }
      .map(\.element)
    var gaps = zip(shown, shown.dropFirst()).map { link(from: $0, .end, to: $1, .start) }
    if let outer {
      gaps.insert(link(from: outer, .start, to: shown[0], .start), at: 0)
      gaps.append(link(from: shown[shown.count - 1], .end, to: outer, .end))
    }
    let boxes = shown.map { ChainLine.Box(name: names[$0.key] ?? "", sizes: sizes(of: $0)) }
    return ChainLine(axis, boxes, gaps: gaps, around: outer.map { sizes(of: $0).joined(separator: " ") }).text
  }

  private func start(_ view: LoggedItem) -> Double { spans[view.key]?.lowerBound ?? 0 }

  // Constraints

  private enum Edge {
    case start, end

    init?(_ attribute: LayoutAttribute?) {
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: self = .start
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: self = .end
      default: return nil
      }
    }
  }

  /// A constraint of two edges.
  private struct Link {
    let view: LoggedItem
    let edge: Edge
    let other: LoggedItem
    let otherEdge: Edge
    let constraint: LoggedConstraint

    /// How far the first view's edge lies inside of the other's.
    var inset: Double {
      let constant = constraint.equation.constant ?? 0
      return edge == .start ? constant : -constant
    }
  }

  private var links: [Link] {
    constraints.compactMap { constraint in
      let equation = constraint.equation
      guard let second = equation.second, let edge = Edge(equation.first.attribute),
        let otherEdge = Edge(second.attribute), equation.multiplier == 1
      else { return nil }
      return Link(
        view: view(equation.first.item), edge: edge, other: view(second.item), otherEdge: otherEdge,
        constraint: constraint)
    }
  }

  private func link(from view: LoggedItem, _ edge: Edge, to other: LoggedItem, _ otherEdge: Edge) -> String? {
    let gaps = links.compactMap { link -> String? in
      if link.view == other, link.edge == otherEdge, link.other == view, link.otherEdge == edge {
        return text(link.constraint, isTurned: false)
      }
      if link.view == view, link.edge == edge, link.other == other, link.otherEdge == otherEdge {
        return text(link.constraint, isTurned: true)
      }
      return nil
    }
    return gaps.isEmpty ? nil : gaps.joined(separator: " ")
  }

  private func sizes(of view: LoggedItem) -> [String] {
    constraints.filter {
      $0.equation.second == nil && $0.equation.first.attribute?.isDimension == true
        && self.view($0.equation.first.item) == view
    }.map { text($0, isTurned: false) }
  }

  private func text(_ constraint: LoggedConstraint, isTurned: Bool) -> String {
    let comparison =
      switch constraint.equation.relation {
      case .equal: 0
      case .lessThanOrEqual: -1
      case .greaterThanOrEqual: 1
      }
    let number = constraint.equation.constant.map { (isTurned ? 0 - $0 : $0).words } ?? "standard"
    return ChainLine.entry(
      isTurned ? -comparison : comparison, number,
      priority: constraint.priority < LayoutPriority.required.value ? constraint.priority.words : nil,
      isBroken: constraint.name == broken)
  }
}

extension LoggedEquation {
  /// The items of both sides.
  var items: [LoggedItem] { [first.item] + (second.map { [$0.item] } ?? []) }
}

extension LoggedItem {
  fileprivate var isGuide: Bool { className?.hasSuffix("LayoutGuide") ?? false }

  /// Its text or name, else its class without the module.
  fileprivate var shortName: String {
    let text = label ?? className.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? key
    return text.shown(upTo: 20)
  }
}
