import AutoLayout
import SceneModel

extension LiveConstraint {
  /// Activates constraints, all or none.
  ///
  /// Active constraints stay active.
  ///
  /// - Throws: ``LiveLayoutError`` of the first that cannot be activated: for its defect since it was made,
  ///   an item that is gone, or items without a view in common.
  public static func activate(_ constraints: [LiveConstraint]) throws(LiveLayoutError) {
    var homes: [LiveHome] = []
    for constraint in constraints { homes.append(try constraint.commonHome()) }
    for (constraint, home) in zip(constraints, homes) where !constraint.isActive {
      constraint.isActive = true
      home.constraints.append(constraint)
      home.inactiveOfDocument.remove(constraint.id)
      home.scene?.noteChange(.rows)
    }
  }

  /// Takes constraints out of force.
  public static func deactivate(_ constraints: [LiveConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Activates the constraint; see ``activate(_:)``.
  public func activate() throws(LiveLayoutError) { try Self.activate([self]) }

  /// Takes the constraint out of force.
  public func deactivate() {
    guard isActive else { return }
    if let home = first.item?.home ?? second?.item?.home { leave(home) } else { isActive = false }
  }

  /// Changes the constant. Points.
  ///
  /// - Throws: ``LiveLayoutError`` of a number that is not finite or too large; the constant is as before.
  public func setConstant(_ constant: Double) throws(LiveLayoutError) {
    try Self.check("constant", constant)
    if constant == self.constant { return }
    self.constant = constant
    isChanged = true
    if isActive { first.item?.home.scene?.noteConstant(of: self) }
  }

  /// Changes the priority.
  ///
  /// - Throws: ``LiveLayoutError`` of one not above 0, up to 1000; the priority is as before.
  public func setPriority(_ priority: Double) throws(LiveLayoutError) {
    try Self.check(priority: priority)
    if priority == self.priority { return }
    self.priority = priority
    isChanged = true
    if isActive { first.item?.home.scene?.noteChange(.rows) }
  }

  /// Notes that the constraint is in force no longer.
  func leave(_ home: LiveHome) {
    isActive = false
    index = -1
    home.constraints.removeAll { $0 === self }
    if isOfDocument { home.inactiveOfDocument.insert(id) }
    home.scene?.noteChange(.rows)
  }

  /// The home of all items.
  private func commonHome() throws(LiveLayoutError) -> LiveHome {
    if let defect { throw defect }
    let items = first.items + (second?.items ?? [])
    guard case let firstItem?? = items.first else { throw LiveLayoutError(.removedItem) }
    for item in items {
      guard let item, item.view != nil else { throw LiveLayoutError(.removedItem) }
      if item.home !== firstItem.home { throw LiveLayoutError(.unrelated(firstItem.name, item.name)) }
    }
    return firstItem.home
  }

  /// The constraint as a layout takes it beside the document's.
  var addition: LayoutAdditions.Constraint {
    .init(
      id: id, first.addition, relation, second?.addition, multiplier: multiplier, constant: constant,
      priority: priority)
  }
}
