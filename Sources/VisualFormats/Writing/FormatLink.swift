import JSONText
import SceneModel

/// A constraint as a visual format has it: a space between two neighbours, or a view's size.
enum FormatLink: Hashable {
  /// From what ends to what begins.
  case space(from: End, to: End, Options, FormatTerm)
  case size(of: String, Axis, FormatTerm)

  /// A view, or an edge of the format.
  enum End: Hashable {
    case view(String)
    case edge
  }

  /// The properties of a format with the space besides its text.
  struct Options: Hashable {
    let axis: Axis
    let direction: FormatDirection
    /// Nil where no edge is touched.
    let edges: FormatEdges?
  }
}

extension FormatLink {
  /// The link that a constraint is; nil where visual format has none for it.
  init?(_ constraint: FormatConstraint) {
    if constraint.first.attribute.isDimension {
      self.init(size: constraint)
    } else if let link = Self(space: constraint) ?? constraint.swapped.flatMap(Self.init(space:)) {
      self = link
    } else {
      return nil
    }
  }

  private init?(size constraint: FormatConstraint) {
    guard case .view(let view) = constraint.first.item else { return nil }
    let axis = constraint.first.attribute.axis
    var object = constraint.constant.roundedToThousandth.shortest
    if let second = constraint.second {
      guard case .view(let other) = second.item, second.attribute.isDimension else { return nil }
      object = other
      if second.attribute.axis != axis { object += ".\(second.attribute.rawValue)" }
      if constraint.multiplier != 1 {
        guard constraint.multiplier > 0 else { return nil }
        object += "*" + constraint.multiplier.shortest
      }
      if constraint.constant != 0 {
        object +=
          (constraint.constant < 0 ? "-" : "+") + constraint.constant.magnitude.roundedToThousandth.shortest
      }
    }
    self = .size(
      of: view, axis,
      FormatTerm(
        constraint.relation, object, constraint.priority, isName: constraint.second != nil))
  }

  /// A constraint whose first side begins where its second ends.
  private init?(space constraint: FormatConstraint) {
    guard let second = constraint.second, constraint.multiplier == 1 else { return nil }
    let axis = constraint.first.attribute.axis
    for direction in FormatDirection.allCases where direction != .rightToLeft {
      for edges in FormatEdges.allCases {
        let meeting = MeetingEdges(
          axis: axis, options: VisualFormatOptions(direction: direction, edges: edges))
        if case .view(let after) = constraint.first.item, constraint.first.attribute == meeting.start {
          if case .view(let before) = second.item, second.attribute == meeting.end {
            let options = Options(axis: axis, direction: direction, edges: nil)
            self = .space(from: .view(before), to: .view(after), options, FormatTerm(space: constraint))
            return
          }
          if let term = Self.term(constraint, second, at: meeting.start, meeting) {
            self = .space(
              from: .edge, to: .view(after), Options(axis: axis, direction: direction, edges: edges), term)
            return
          }
        }
        if case .view(let before) = second.item, second.attribute == meeting.end,
          let term = Self.term(constraint, constraint.first, at: meeting.end, meeting)
        {
          self = .space(
            from: .view(before), to: .edge, Options(axis: axis, direction: direction, edges: edges), term)
          return
        }
      }
    }
    return nil
  }

  /// The term of the space to an edge; nil where a side is not that edge.
  private static func term(
    _ constraint: FormatConstraint, _ side: FormatConstraint.Side, at attribute: LayoutAttribute,
    _ meeting: MeetingEdges
  ) -> FormatTerm? {
    if side == meeting.edge(attribute, isStandard: false) { return FormatTerm(space: constraint) }
    let isStandard =
      side == meeting.edge(attribute, isStandard: true) && constraint.relation == .equal
      && constraint.priority == LayoutPriority.required.value
      && constraint.constant == meeting.standardSpace(toEdge: true)
    return isStandard ? .standard : nil
  }
}

extension FormatConstraint {
  /// The same with its sides exchanged; nil where it has one.
  fileprivate var swapped: FormatConstraint? {
    guard let second, multiplier == 1 else { return nil }
    let relation: LayoutConstraint.Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return FormatConstraint(second, relation, first, constant: -constant, priority: priority)
  }
}
