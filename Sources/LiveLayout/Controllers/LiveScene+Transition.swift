import Adaptivity
import AutoLayout
import SceneModel

/// The transitions of a scene: the calls by which controllers learn of other traits and sizes, around the
/// layout that brings them (Devices.md#change-order).
extension LiveScene {
  /// Makes changes as one transition, and lays out: controllers learn of the sizes that the changes give them
  /// before they take place, as of those that another size of the window gives.
  ///
  /// - Throws: ``LiveLayoutError`` as of ``layoutIfNeeded()``, and what the closure throws.
  public func transition(
    _ changes: () throws(LiveLayoutError) -> Void
  ) throws(LiveLayoutError) {
    try changes()
    noteTransition()
    try layoutIfNeeded()
  }

  /// Notes that the next layout is announced to controllers.
  func noteTransition() {
    let isFirst = !needsLayout
    isTransitionDue = true
    changeCount += 1
    if isFirst, !isLayingOut { scheduleLayout?() }
  }

  /// Lays out once, with the calls before and after it.
  func runTransition() throws(LiveLayoutError) {
    let transition = upcomingTransition()
    let calls = TransitionCallback.sequence(of: transition.changes)
    let oldTraits = kept?.traits
    for phase in TransitionCallback.Name.allCases {
      switch phase {
      case .alongside: try adopt(transition)
      case .layout: try layOut()
      case .willTransition, .viewWillTransition, .traitCollectionDidChange, .completion: break
      }
      for call in calls where call.name == phase {
        do throws(LiveLayoutError) {
          try perform(call, transition)
        } catch {
          // Before the change has taken place it is announced once more.
          if phase == .willTransition || phase == .viewWillTransition { isTransitionDue = true }
          throw error
        }
      }
      if phase == .traitCollectionDidChange, rootController == nil, let oldTraits, oldTraits != traits {
        for view in root.subtree {
          try note("traitCollectionDidChange of \(view.name)", of: view) { () throws(LiveLayoutError) in
            try view.traitCollectionDidChange?(view, oldTraits)
          }
        }
      }
    }
  }

  /// The transition to what is asked for; one without changes where no controller is there to learn of it.
  private func upcomingTransition() -> LiveTransition {
    guard isTransitionDue else { return LiveTransition() }
    isTransitionDue = false
    let turns = canvasOfLayout?.quarterTurns(to: request.canvas) ?? 0
    guard rootController != nil, kept != nil, let next = upcomingLayout() else { return LiveTransition() }
    var indices: [ObjectID: Int] = [:]
    for (index, id) in next.viewIDs.enumerated() { indices[id] = index }
    var changes: [LiveChange] = []
    forEachController(under: next.traits) { controller, traits in
      guard let old = controller.surroundings, let index = indices[controller.view.id] else { return }
      let new = LiveSurroundings(traits: traits, size: next.frame(of: index).size)
      changes.append(LiveChange(controller: controller, old: old, new: new))
    }
    return LiveTransition(changes, to: next, changeCount: changeCount, quarterTurns: turns)
  }

  /// Puts the new traits and frames in force.
  private func adopt(_ transition: LiveTransition) throws(LiveLayoutError) {
    guard let layout = transition.layout else { return }
    if changeCount == transition.changeCount { take(layout) } else { try solve() }
    for change in transition.changes {
      change.controller.surroundings = change.new
      guard change.changesTraits || change.changesSize else { continue }
      change.controller.view.setNeedsUpdateConstraints()
      change.controller.view.setNeedsLayout()
    }
  }

  private func perform(_ call: TransitionCallback, _ transition: LiveTransition) throws(LiveLayoutError) {
    let change = transition.changes[call.change]
    let controller = change.controller
    transition.announced = call.change
    try note("\(call.name.rawValue) of \(controller.name)", of: controller) { () throws(LiveLayoutError) in
      switch call.name {
      case .willTransition: try controller.willTransition(to: change.new.traits, with: transition)
      case .viewWillTransition: try controller.viewWillTransition(to: change.new.size, with: transition)
      case .alongside: try transition.callAlongside(call.change)
      // The layout has called the views that were to place those in them.
      case .layout: break
      case .traitCollectionDidChange:
        try controller.traitCollectionDidChange(change.old.traits)
        for view in controller.view.ownSubtree {
          try view.traitCollectionDidChange?(view, change.old.traits)
        }
      case .completion: try transition.callCompletions(call.change)
      }
    }
  }

  /// Notes how the layout left the controllers. A transition that became due within it begins where it ended.
  func noteSurroundings() {
    canvasOfLayout = request.canvas
    guard let kept else { return }
    forEachController(under: kept.traits) { controller, traits in
      if isTransitionDue, controller.surroundings != nil { return }
      controller.surroundings = LiveSurroundings(traits: traits, size: controller.view.frame.size)
    }
  }
}

extension LiveView {
  /// The view and those in it that no other controller has.
  fileprivate var ownSubtree: [LiveView] {
    subviews.reduce(into: [self]) { if $1.controller == nil { $0 += $1.ownSubtree } }
  }
}
