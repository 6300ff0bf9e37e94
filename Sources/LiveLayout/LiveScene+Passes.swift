import SceneModel

/// The passes of a layout: constraints from the inside out, the solution, and the placing of subviews from
/// the outside in.
extension LiveScene {
  /// How often a layout begins anew because a pass asked for it.
  package static let mostRounds = 64

  /// Whether something has changed since the last layout.
  public var needsLayout: Bool { changes != .nothing || !viewsToUpdate.isEmpty || !viewsToPlace.isEmpty }

  /// Lays out what has changed since the last layout; nothing where nothing has.
  ///
  /// 1. The views that need it update their constraints, those that lie deepest first.
  /// 2. All changes are solved at once, however many they are.
  /// 3. The views that need it, and those whose size has changed, place the views in them, the outermost
  ///    first. Where one changes constraints, frames or views, the layout begins at 1 again and goes on with
  ///    the views that have not had their turn.
  ///
  /// - Throws: ``LiveLayoutError`` with `loop` after 64 rounds, naming the views that asked for the last
  ///   one; the frames are those of the round before. An error that a view's own closure throws ends the
  ///   layout as well.
  public func layoutIfNeeded() throws(LiveLayoutError) {
    if isLayingOut || !needsLayout { return }
    isLayingOut = true
    layoutCount += 1
    defer {
      isLayingOut = false
      if needsLayout { scheduleLayout?() }
    }
    var rounds = 0
    while true {
      rounds += 1
      try updateAll(&rounds)
      try solve()
      noteNewSizes()
      guard try placeNext() else { return }
      if rounds > Self.mostRounds { throw endLoop() }
    }
  }

  /// Lets views update their constraints until none asks for it.
  private func updateAll(_ rounds: inout Int) throws(LiveLayoutError) {
    while !viewsToUpdate.isEmpty {
      let views = viewsToUpdate.filter(\.needsUpdateConstraints).sorted { $0.depth > $1.depth }
      viewsToUpdate = []
      for (index, view) in views.enumerated() where view.home === home {
        view.needsUpdateConstraints = false
        do throws(LiveLayoutError) {
          try view.updateConstraints?(view)
        } catch {
          viewsToUpdate += views[(index + 1)...]
          throw error
        }
      }
      rounds += 1
      if rounds > Self.mostRounds, !viewsToUpdate.isEmpty { throw endLoop() }
    }
  }

  /// Lets views place those in them, until one has changed something.
  ///
  /// - Returns: Whether one has.
  private func placeNext() throws(LiveLayoutError) -> Bool {
    let views = viewsToPlace.filter(\.needsLayout).sorted { $0.depth < $1.depth }
    viewsToPlace = []
    for (index, view) in views.enumerated() where view.home === home {
      view.needsLayout = false
      view.placedSize = view.frame.size
      do throws(LiveLayoutError) {
        try view.layoutSubviews?(view)
      } catch {
        viewsToPlace += views[(index + 1)...]
        throw error
      }
      if needsLayout {
        viewsToPlace += views[(index + 1)...]
        lastAsking = view
        return true
      }
    }
    return false
  }

  /// Asks the views whose size has changed to place those in them.
  private func noteNewSizes() {
    for view in placingViews where view.home === home && view.layoutSubviews != nil && !view.needsLayout {
      if view.placedSize != view.frame.size { view.setNeedsLayout() }
    }
  }

  /// Ends a layout that does not come to an end, so that the next change begins a new one.
  private func endLoop() -> LiveLayoutError {
    let asking = viewsToUpdate + [lastAsking].compactMap { $0 } + viewsToPlace.filter { $0 !== lastAsking }
    for view in viewsToUpdate { view.needsUpdateConstraints = false }
    for view in viewsToPlace { view.needsLayout = false }
    viewsToUpdate = []
    viewsToPlace = []
    changes = kept == nil ? .document : .nothing
    var names: [String] = []
    for view in asking where !names.contains(view.name) { names.append(view.name) }
    return LiveLayoutError(.loop(names))
  }

  /// Notes views that have come into the scene.
  func noteAdded(_ views: [LiveView]) {
    for view in views {
      if view.layoutSubviews != nil { placingViews.append(view) }
      if view.needsUpdateConstraints { viewsToUpdate.append(view) }
      if view.needsLayout { viewsToPlace.append(view) }
    }
    noteChange(.document)
  }
}

extension LiveView {
  /// Asks for ``updateConstraints`` in the next layout.
  public func setNeedsUpdateConstraints() {
    if needsUpdateConstraints { return }
    needsUpdateConstraints = true
    home.scene?.ask { $0.viewsToUpdate.append(self) }
  }

  /// Asks for ``layoutSubviews`` in the next layout.
  public func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    home.scene?.ask { $0.viewsToPlace.append(self) }
  }

  /// How many views are around the view.
  var depth: Int { superview.map { $0.depth + 1 } ?? 0 }
}

extension LiveScene {
  /// Notes what a view asks for, and that there is something to do.
  fileprivate func ask(_ note: (LiveScene) -> Void) {
    note(self)
    noteChange(changes)
  }
}
