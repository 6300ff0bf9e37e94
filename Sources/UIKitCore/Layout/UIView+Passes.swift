import AutoLayout
import LiveLayout
import SceneModel

extension UIView {
  /// The layout of the hierarchy that the view is in.
  var currentHierarchy: HierarchyLayout {
    let root = rootView
    if let hierarchy = root.hierarchy { return hierarchy }
    let hierarchy = HierarchyLayout(root)
    root.hierarchy = hierarchy
    return hierarchy
  }

  /// Notes a change, for the next layout.
  package func noteLayoutChange(_ change: HierarchyChange = .document) { rootView.hierarchy?.note(change) }

  /// Notes another constant of a constraint in force.
  func noteConstant(of constraint: NSLayoutConstraint) { rootView.hierarchy?.noteConstant(of: constraint) }

  /// The frame without the transform. Points.
  package var placedFrame: CGRect {
    CGRect(origin: geometry.origin, size: geometry.bounds.size)
  }

  /// Has the view and those in it change their constraints where that was asked for, the deepest first.
  func updateConstraintsInside() {
    for view in subviews { view.updateConstraintsInside() }
    var turns = 0
    while needsUpdateConstraintsFlag {
      needsUpdateConstraintsFlag = false
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
      turns += 1
      if turns > LiveScene.mostTurns { return raiseLoop("updateConstraints") }
    }
  }

  /// Lays out what has changed, from the outermost view around this one that needs it without a gap.
  func layOut() {
    let root = rootView
    let hierarchy = currentHierarchy
    guard hierarchy.depth < LiveScene.mostTurns else {
      return raiseLoop("layoutIfNeeded within layoutSubviews")
    }
    hierarchy.depth += 1
    defer {
      hierarchy.depth -= 1
      if hierarchy.depth == 0 { (hierarchy.turns, hierarchy.isEndless) = ([:], false) }
    }
    root.prepareLayout()
    var start = self
    while let superview = start.superview, superview.needsLayoutFlag { start = superview }
    var rounds = 0
    repeat {
      start.layOutInside(hierarchy)
      root.prepareLayout()
      rounds += 1
      if rounds > LiveScene.mostTurns { return start.raiseLoop("layoutSubviews") }
    } while !hierarchy.isEndless && start.hasPendingLayout
  }

  /// Updates constraints and solves, until nothing asks for more.
  private func prepareLayout() {
    let hierarchy = currentHierarchy
    for _ in 0..<LiveScene.mostTurns {
      updateConstraintsInside()
      hierarchy.solve()
      guard hierarchy.hasNewInsets, notifyOfInsets() else { return }
    }
  }

  private var hasPendingLayout: Bool { needsLayoutFlag || subviews.contains(where: \.hasPendingLayout) }

  private func layOutInside(_ hierarchy: HierarchyLayout) {
    if hierarchy.isEndless { return }
    if needsLayoutFlag {
      needsLayoutFlag = false
      let turns = hierarchy.turns[ObjectIdentifier(self), default: 0] + 1
      hierarchy.turns[ObjectIdentifier(self)] = turns
      if turns > LiveScene.mostTurns { return raiseLoop("layoutSubviews") }
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews where view.superview === self { view.layOutInside(hierarchy) }
  }

  /// Ends a layout that does not come to an end.
  private func raiseLoop(_ call: String) {
    let hierarchy = currentHierarchy
    guard !hierarchy.isEndless else { return }
    hierarchy.isEndless = hierarchy.depth > 0
    for view in rootView.subtree { (view.needsLayoutFlag, view.needsUpdateConstraintsFlag) = (false, false) }
    LayoutExceptions.raise(
      "UIViewLayoutFeedbackLoop",
      "\(call) of \(consoleName) was called more than \(LiveScene.mostTurns) times in one layout.")
  }

  /// Gives the views in it the frames that constraints come to.
  func applyLayoutToSubviews() {
    if subviews.isEmpty { return }
    let hierarchy = currentHierarchy
    hierarchy.solve()
    for view in subviews {
      guard let frame = hierarchy.solvedFrame(of: view) else { continue }
      let wasPlacing = hierarchy.isPlacing
      hierarchy.isPlacing = true
      view.setGeometry(
        Geometry(bounds: CGRect(origin: view.bounds.origin, size: frame.size), origin: frame.origin))
      hierarchy.isPlacing = wasPlacing
    }
  }

  /// The frame of a guide in the view's coordinates, as the layout of now finds it.
  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    let hierarchy = currentHierarchy
    hierarchy.solve()
    guard guide.index >= 0, let rect = hierarchy.kept?.frame(ofGuide: guide.index) else { return .zero }
    return CGRect(rect).snapped(toPixels: layoutScreen.scale)
  }

  /// Calls the views whose insets are others than those that they know, and their controllers.
  ///
  /// - Returns: Whether a call may have changed something.
  private func notifyOfInsets() -> Bool {
    let hierarchy = currentHierarchy
    hierarchy.hasNewInsets = false
    guard let insets = hierarchy.kept?.insets else { return false }
    var isCalled = false
    for view in rootView.subtree where view.index >= 0 && view.index < insets.count {
      let new = KnownInsets(
        safeArea: UIEdgeInsets(insets[view.index].safeArea).snapped(toPixels: layoutScreen.scale),
        margins: UIEdgeInsets(insets[view.index].margins))
      let old = view.knownInsets
      guard new != old else { continue }
      view.knownInsets = new
      if new.safeArea != old.safeArea {
        isCalled = true
        view.needsLayoutFlag = true
        view.safeAreaInsetsDidChange()
        view.controller?.viewSafeAreaInsetsDidChange()
      }
      if let margins = old.margins, margins != new.margins {
        isCalled = true
        view.layoutMarginsDidChange()
        view.controller?.viewLayoutMarginsDidChange()
      }
    }
    return isCalled
  }
}
