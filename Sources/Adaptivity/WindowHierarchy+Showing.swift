import SceneModel

extension WindowHierarchy {
  /// A shown controller is pushed where a navigation controller holds its source or the source's embedder;
  /// else it is presented.
  func shown(
    _ controller: NodeID, from segue: Segue, in outer: Surroundings, _ around: (NodeID) -> Surroundings
  ) -> Surroundings {
    let member = embedder(of: segue.source)
    var inner = member == segue.source ? outer : around(member)
    guard inner.bars.isInNavigation || segue.kind == .push else {
      return presented(controller, by: segue, in: outer)
    }
    inner.holder = .container(member)
    return inner
  }

  /// A detail fills the secondary column beside its source's primary one; without columns it is shown.
  func shownAsDetail(
    _ controller: NodeID, from segue: Segue, in outer: Surroundings, _ around: (NodeID) -> Surroundings
  ) -> Surroundings {
    guard let split = splitHolding(segue.source) else {
      return shown(controller, from: segue, in: outer, around)
    }
    let columns = columns(of: split, in: around(split))
    if columns.displayMode == nil { return shown(controller, from: segue, in: outer, around) }
    return columns.surroundings(.secondary, holding: controller)
  }

  func embedded(by segue: Segue, in outer: Surroundings, _ embedder: Embedder) -> Surroundings {
    var inner = outer
    inner.holder = .embedding(segue.source, view: segue.trigger)
    guard let embedding = embedder(segue.trigger, segue.source, outer) else {
      inner.absence = outer.absence ?? .uninstalled
      return inner
    }
    inner.size = embedding.size
    inner.safeArea = embedding.safeArea
    inner.keyboard = embedding.keyboard
    inner.bars = outer.bars.withinContainerView
    return inner
  }
}
