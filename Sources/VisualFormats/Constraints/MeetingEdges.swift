import SceneModel

/// Which attributes a format's neighbours meet at, by its axis and its options.
struct MeetingEdges {
  let axis: Axis
  let options: VisualFormatOptions

  /// Whether a row is counted from the right.
  var isReversed: Bool { axis == .horizontal && options.direction == .rightToLeft }

  /// Where a view begins.
  var start: LayoutAttribute {
    if axis == .vertical { return .top }
    switch options.direction {
    case .leadingToTrailing: return .leading
    case .leftToRight: return .left
    case .rightToLeft: return .right
    }
  }

  /// Where a view ends.
  var end: LayoutAttribute {
    if axis == .vertical { return .bottom }
    switch options.direction {
    case .leadingToTrailing: return .trailing
    case .leftToRight: return .right
    case .rightToLeft: return .left
    }
  }

  /// The view's size along the format.
  var extent: LayoutAttribute { axis == .horizontal ? .width : .height }

  /// The side that `|` is, for an attribute of the view beside it. The standard space to a superview is none,
  /// from its margin.
  func edge(_ attribute: LayoutAttribute, isStandard: Bool) -> FormatConstraint.Side {
    switch options.edges {
    case .superview:
      FormatConstraint.Side(.superview, isStandard ? attribute.atMargins ?? attribute : attribute)
    case .margins: FormatConstraint.Side(.superview, attribute.atMargins ?? attribute)
    case .safeArea: FormatConstraint.Side(.safeArea, attribute)
    }
  }

  /// The standard space between neighbours, or between a view and an edge. Points.
  func standardSpace(toEdge isEdge: Bool) -> Double {
    isEdge && options.edges == .superview ? 0 : SystemSpacing.betweenNeighbors
  }

  /// The attribute of the alignment that the views cannot have in common, since they stand along it; nil
  /// where they can have all.
  var badAlignment: LayoutAttribute? {
    options.alignment.sorted { $0.rawValue < $1.rawValue }.first {
      $0.isDimension || $0.axis == axis || $0.isRelativeToMargins
    }
  }
}
