import SceneModel

extension RootRows {
  /// The views whose width or height a constraint limits by a number, whatever its relation and priority.
  func readExplicitExtents(_ axis: Axis) -> Set<Int> {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    var views: Set<Int> = []
    for constraint in tree.constraints
    where constraint.second == nil && constraint.first.attribute == attribute {
      if case .view(let view) = constraint.first.item { views.insert(view) }
    }
    return views
  }

  /// The widths or heights that views are required to have, by view: a number, or that of another view
  /// which has one.
  func readRequiredExtents(_ axis: Axis) -> [Int: Double] {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    var extents: [Int: Double] = [:]
    var ties: [(view: Int, other: Int, difference: Double)] = []
    for constraint in tree.constraints
    where constraint.isRequired && constraint.relation == .equal && constraint.first.attribute == attribute
      && constraint.multiplier == 1
    {
      guard case .view(let view) = constraint.first.item else { continue }
      if constraint.second == nil {
        if extents[view] == nil { extents[view] = constraint.constant }
      } else if let second = constraint.second, second.attribute == attribute,
        case .view(let other) = second.item
      {
        ties.append((view, other, constraint.constant))
      }
    }
    let numbers = extents
    for tie in ties {
      if extents[tie.view] == nil { extents[tie.view] = numbers[tie.other].map { $0 + tie.difference } }
      if extents[tie.other] == nil { extents[tie.other] = numbers[tie.view].map { $0 - tie.difference } }
    }
    return extents
  }
}
