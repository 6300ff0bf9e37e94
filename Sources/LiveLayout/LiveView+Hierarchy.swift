import Editing
import SceneModel

extension LiveView {
  /// Adds a view among those in this one, with all that is in it; takes it from where it is.
  ///
  /// Constraints between it and views outside of it are deactivated when it comes from elsewhere.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The index among the subviews, counted from 0, the back; nil is the front.
  /// - Throws: ``LiveLayoutError``; then nothing has changed.
  public func addSubview(_ view: LiveView, at index: Int? = nil) throws(LiveLayoutError) {
    if isInside(view) { throw LiveLayoutError(.cycle(view.name)) }
    if view.home.scene?.root === view { throw LiveLayoutError(.movesRoot(view.name)) }
    if home === view.home { return try move(view, at: index) }
    let moved = view.subtree
    let ids = moved.map(\.id)
    if let taken = ids.first(where: home.ids.contains) { throw LiveLayoutError(.duplicateID(taken.text)) }
    let old = view.home
    if index == nil, view.superview == nil {
      let own = view.depth
      let inner = moved.reduce(0) { max($0, $1.depth - own) }
      try home.adopt(view.id, of: old, in: id, depth: depth + 1 + inner)
    } else {
      let other = old.document
      try home.edit { document throws(EditError) in
        try document.adopt(view.id, of: other, in: id, at: index)
      }
    }
    if view.superview != nil {
      try old.edit { document throws(EditError) in try document.remove(openView: view.id) }
    }
    view.leave()
    let inactive = view.home.inactiveOfDocument
    let constraints = view.takeConstraints()
    for view in moved { view.home = home }
    for guide in moved.flatMap(\.guides) { guide.home = home }
    home.ids.formUnion(ids)
    home.constraints += constraints
    home.inactiveOfDocument.formUnion(inactive)
    insert(view, at: index)
    home.scene?.noteAdded(moved)
  }

  /// Takes the view out of its superview, with all that is in it.
  ///
  /// Constraints between it and views outside of it are deactivated; those within it go with it.
  ///
  /// - Throws: ``LiveLayoutError`` of the root of a scene.
  public func removeFromSuperview() throws(LiveLayoutError) {
    if home.scene?.root === self { throw LiveLayoutError(.movesRoot(name)) }
    guard superview != nil else { return }
    let moved = subtree
    let own = LiveHome(NewDocument.empty)
    let other = home.document
    try own.edit { document throws(EditError) in
      try document.adopt(id, of: other, in: NewDocument.rootID, at: nil)
    }
    try home.edit { document throws(EditError) in try document.remove(openView: id) }
    leave()
    own.constraints = takeConstraints()
    own.inactiveOfDocument = home.inactiveOfDocument
    own.ids = Set(moved.map(\.id))
    for view in moved {
      view.home = own
      view.index = -1
      view.placed = nil
      for guide in view.guides { guide.home = own }
    }
  }

  /// The view and all in it, each before those in it.
  var subtree: [LiveView] {
    var result: [LiveView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.subviews.reversed()
    }
    return result
  }

  /// Puts a subview elsewhere in the same home.
  private func move(_ view: LiveView, at index: Int?) throws(LiveLayoutError) {
    let staysInside = view.superview === self
    let outer = view.outerConstraints
    let copy = view.home.document
    try home.edit { document throws(EditError) in
      var edited = document
      try edited.remove(openView: view.id)
      try edited.adopt(view.id, of: copy, in: id, at: index)
      document = edited
    }
    // The document's own went with the element that was taken out.
    for constraint in outer { constraint.isOfDocument = false }
    if !staysInside { view.deactivateOuterConstraints() }
    view.leave()
    insert(view, at: index)
    home.scene?.noteAdded(view.subtree)
  }

  private func insert(_ view: LiveView, at index: Int?) {
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    view.superview = self
  }

  /// Forgets the superview.
  private func leave() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Takes the constraints within the view from its home, and deactivates those to what is outside.
  private func takeConstraints() -> [LiveConstraint] {
    deactivateOuterConstraints()
    let inner = home.constraints.filter { isAround($0.first) }
    home.constraints.removeAll { isAround($0.first) }
    home.ids.subtract(subtree.map(\.id))
    return inner
  }

  /// The constraints between the view, or what is in it, and what is outside.
  private var outerConstraints: [LiveConstraint] {
    home.constraints.filter { constraint in
      constraint.second.map { isAround(constraint.first) != isAround($0) } ?? false
    }
  }

  private func deactivateOuterConstraints() {
    for constraint in outerConstraints {
      constraint.isOfDocument = false
      constraint.leave(home)
    }
  }

  /// Whether a side's item is the view or in it.
  private func isAround(_ side: LiveSide) -> Bool { side.item?.view?.isInside(self) ?? false }

  /// Whether the view is another or in it.
  func isInside(_ other: LiveView) -> Bool {
    var current: LiveView? = self
    while let view = current {
      if view === other { return true }
      current = view.superview
    }
    return false
  }
}
