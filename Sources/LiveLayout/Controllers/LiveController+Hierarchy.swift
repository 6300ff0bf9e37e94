import SceneModel

extension LiveController {
  /// Adds a controller to those that this one holds; takes it from where it is.
  ///
  /// - Throws: ``LiveLayoutError`` of one that holds this one, of one whose view is not in that of this
  ///   controller, and of one whose view has another controller.
  public final func addChild(_ child: LiveController) throws(LiveLayoutError) {
    var around: LiveController? = self
    while let controller = around {
      if controller === child { throw LiveLayoutError(.cycle(child.name)) }
      around = controller.parent
    }
    guard child.view !== view, child.view.isInside(view) else {
      throw LiveLayoutError(.outsideOfController(child.name, name))
    }
    try child.takeView()
    child.leaveParent()
    child.parent = self
    children.append(child)
  }

  /// Takes the controller from the one that holds it, with all that it holds.
  public final func removeFromParent() {
    guard parent != nil else { return }
    leaveParent()
    view.controller = nil
    view.home.scene?.noteChange(.rows)
    forgetSurroundings()
  }

  /// Makes this the controller of its view.
  func takeView() throws(LiveLayoutError) {
    if let other = view.controller, other !== self { throw LiveLayoutError(.hasController(view.name)) }
    view.controller = self
    view.home.scene?.noteChange(.rows)
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
  }

  /// Forgets how the last layout left the controller and those that it holds, which are in no scene.
  func forgetSurroundings() {
    surroundings = nil
    for child in children { child.forgetSurroundings() }
  }

  private func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

extension LiveScene {
  /// Makes a controller that of the scene's root; nil takes the one away that is there.
  ///
  /// - Throws: ``LiveLayoutError`` of a controller of another view.
  public func setRootController(_ controller: LiveController?) throws(LiveLayoutError) {
    if controller === rootController { return }
    if let controller, controller.view !== root { throw LiveLayoutError(.notOfRoot(controller.name)) }
    rootController?.forgetSurroundings()
    root.controller = nil
    noteChange(.rows)
    rootController = controller
    try controller?.takeView()
  }

  /// Calls a function for each controller whose view is in the scene, holders before those that they hold,
  /// with the traits that it has under those of the scene.
  func forEachController(
    under traits: TraitCollection, _ body: (LiveController, TraitCollection) -> Void
  ) {
    var waiting = rootController.map { [($0, traits)] } ?? []
    while let (controller, around) = waiting.popLast() {
      guard controller.view.home === home else {
        controller.forgetSurroundings()
        continue
      }
      let traits = around.merging(controller.traitOverrides)
      body(controller, traits)
      waiting += controller.children.reversed().map { ($0, traits) }
    }
  }
}
