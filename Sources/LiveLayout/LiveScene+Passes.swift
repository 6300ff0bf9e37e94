import AutoLayout
import SceneModel

/// The passes of a layout: constraints from the inside out, the solution, and the placing of subviews from
/// the outside in.
extension LiveScene {
  /// How often a view or a controller may change something in one layout.
  package static let mostTurns = 64

  /// Whether something has changed since the last layout.
  public var needsLayout: Bool { hasChanges || isTransitionDue }

  /// Whether a pass has something to do.
  private var hasChanges: Bool { changes != .nothing || !viewsToUpdate.isEmpty || !viewsToPlace.isEmpty }

  /// Lays out what has changed since the last layout; nothing where nothing has.
  ///
  /// 1. Controllers learn of the traits and sizes that another size or device gives them, while the old ones
  ///    are in force; then the new ones are.
  /// 2. The views that need it update their constraints, those that lie deepest first.
  /// 3. All changes are solved at once, however many they are.
  /// 4. Views and their controllers learn of other safe areas and margins, the outermost first.
  /// 5. The views that need it, and those whose size or whose subviews' frames have changed, place the views
  ///    in them, the outermost first, each between two calls of its controller. Where 4 or 5 changes
  ///    constraints, frames or views, the layout begins at 2 again and goes on with the views that have not
  ///    had their turn.
  /// 6. Controllers and views learn that traits have changed, and that the transition is over.
  ///
  /// A controller's call takes the view's turn (Devices.md#live-order). A call of this function within a
  /// layout does nothing.
  ///
  /// - Throws: ``LiveLayoutError`` with `loop` where a view or a controller has changed something 64 times
  ///   and does so again, naming the views and calls that do; the frames are those before. An error that a
  ///   closure or a controller throws ends the layout as well, and what was to be called after it is not.
  public func layoutIfNeeded() throws(LiveLayoutError) {
    if isLayingOut || !needsLayout { return }
    isLayingOut = true
    layoutCount += 1
    defer {
      isLayingOut = false
      if needsLayout { scheduleLayout?() }
    }
    turns = LayoutTurns()
    repeat {
      try runTransition()
      if turns.isLoop, needsLayout { throw endLoop() }
    } while needsLayout
  }

  /// Lays out until nothing asks for more.
  func layOut() throws(LiveLayoutError) {
    while true {
      try updateAll()
      try solve()
      let isChanged = try notifyOfInsets()
      noteNewFrames()
      if !isChanged {
        guard try placeNext() else { break }
      }
      if turns.isLoop { throw endLoop() }
    }
    noteSurroundings()
  }

  /// Lets views update their constraints until none asks for it.
  private func updateAll() throws(LiveLayoutError) {
    while !viewsToUpdate.isEmpty {
      let views = viewsToUpdate.filter(\.needsUpdateConstraints).sorted { $0.depth > $1.depth }
      viewsToUpdate = []
      for (index, view) in views.enumerated() where view.home === home {
        view.needsUpdateConstraints = false
        do throws(LiveLayoutError) {
          try update(view)
        } catch {
          viewsToUpdate += views[(index + 1)...]
          throw error
        }
      }
      if turns.isLoop, !viewsToUpdate.isEmpty { throw endLoop() }
    }
  }

  private func update(_ view: LiveView) throws(LiveLayoutError) {
    if let controller = view.controller {
      try note(
        "updateViewConstraints() of \(controller.name)", of: controller, controller.updateViewConstraints)
    } else {
      try note(view.name, of: view) { () throws(LiveLayoutError) in try view.updateConstraints?(view) }
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
      do throws(LiveLayoutError) {
        try place(view)
      } catch {
        if !turns.isLoop { viewsToPlace += views[(index + 1)...] }
        throw error
      }
      if hasChanges {
        viewsToPlace += views[(index + 1)...]
        return true
      }
    }
    return false
  }

  /// Lets a view place those in it. What its controller changes right before is solved for first.
  private func place(_ view: LiveView) throws(LiveLayoutError) {
    if let controller = view.controller {
      try note(
        "viewWillLayoutSubviews() of \(controller.name)", of: controller, controller.viewWillLayoutSubviews)
      if changes != .nothing || !viewsToUpdate.isEmpty {
        try updateAll()
        try solve()
      }
      guard view.home === home else { return }
    }
    view.placed = (view.frame.size, view.framesOfConstraints)
    try note(view.name, of: view) { () throws(LiveLayoutError) in try view.layoutSubviews?(view) }
    if let controller = view.controller {
      try note(
        "viewDidLayoutSubviews() of \(controller.name)", of: controller, controller.viewDidLayoutSubviews)
    }
  }

  /// Asks the views whose size has changed, or whose subviews have other frames, to place those in them.
  private func noteNewFrames() {
    for view in placingViews where view.home === home && view.placesSubviews && !view.needsLayout {
      guard let placed = view.placed else {
        view.setNeedsLayout()
        continue
      }
      if placed.size != view.frame.size || placed.frames != view.framesOfConstraints { view.setNeedsLayout() }
    }
  }

  /// Makes a call of a view or a controller, and notes whether that changes something.
  func note(
    _ name: @autoclosure () -> String, of caller: AnyObject, _ call: () throws(LiveLayoutError) -> Void
  ) throws(LiveLayoutError) {
    let count = changeCount
    try call()
    if changeCount != count { turns.add(ObjectIdentifier(caller), name()) }
  }

  /// Ends a layout that does not come to an end, so that the next change begins a new one.
  private func endLoop() -> LiveLayoutError {
    for view in viewsToUpdate { view.needsUpdateConstraints = false }
    for view in viewsToPlace { view.needsLayout = false }
    viewsToUpdate = []
    viewsToPlace = []
    changes = kept == nil ? .document : .nothing
    changedConstants = []
    isTransitionDue = false
    noteSurroundings()
    return LiveLayoutError(.loop(turns.askers))
  }

  /// Notes views that have come into the scene.
  func noteAdded(_ views: [LiveView]) {
    for view in views {
      if view.placesSubviews { placingViews.append(view) }
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

  /// Whether the view, or its controller, places the views in it.
  var placesSubviews: Bool { layoutSubviews != nil || controller != nil }

  /// The frames of the views in it that constraints decide.
  fileprivate var framesOfConstraints: [Rect] {
    guard let kept = home.scene?.kept else { return [] }
    return subviews.filter { $0.index >= 0 && kept.isLaidOut($0.index) }.map(\.frame)
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
