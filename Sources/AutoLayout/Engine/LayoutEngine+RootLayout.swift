import Adaptivity
import Controls
import Resolver
import SceneModel

extension LayoutEngine {
  /// The input of a root's layout.
  func rootLayout(_ root: SceneRoot) -> RootLayout {
    let saved = resolution.savedFrame(of: root.node)
    let rules = insetRules(environment)
    let frame =
      environment.isDesign ? rules.canvasFrame(of: root.controller, saved: saved) : frame(of: root, rules)
    let tree = ViewTree(root: root.node, controller: root.controller, sizer)
    return RootLayout(
      tree: tree, environment: environment, sizer: sizer, frame: frame,
      insets: insets(root, frame, rules),
      navigationBarHeight: rules.navigationBarHeight(amongViewsOf: root.controller, frame: frame),
      savedSizes: request.savedSizes(in: environment), isInBarController: rules.isInBars(root.controller),
      hasSystemMargins: hasSystemMargins(root),
      references: environment.isDesign ? nil : references(tree, root, saved), limits: limits)
  }

  /// The safe area of a root.
  private func insets(_ root: SceneRoot, _ frame: Rect, _ rules: RootInsets) -> EdgeInsets {
    let environment = rules.environment
    let holder =
      root.controller
      ?? resolution.tree.ancestor(of: root.node) { resolution.tree.role(of: $0) == .controller }
    guard let holder, environment.isDesign || root.controller != nil else {
      return environment.isDesign
        ? rules.insets(ofTopLevel: root.node, frame: frame) : surroundings(ofRoot: root).safeArea
    }
    if environment.isDesign { return rules.insets(of: holder, frame: frame) }
    // A container's own bar lies in its view (InterfaceBuilder.md#nested-safe-areas).
    guard !isBar(root) else {
      return environment.screenInsets.adding(additionalSafeArea(of: holder)).reaching(
        into: EdgeInsets(
          left: frame.x, top: frame.y, right: environment.size.width - frame.maxX,
          bottom: environment.size.height - frame.maxY))
    }
    return rules.insets(of: holder, frame: frame).adding(additionalSafeArea(of: holder))
  }

  /// The insets that a controller adds to the safe area of its view on a device
  /// (Devices.md#additional-insets). Points.
  func additionalSafeArea(of controller: NodeID) -> EdgeInsets {
    environment.isDesign ? .zero : resolution.tree.additionalSafeArea(of: controller)
  }

  func insetRules(_ environment: LayoutEnvironment) -> RootInsets {
    RootInsets(
      environment: environment, graph: graph, tree: resolution.tree,
      surroundings: environment.isDesign ? nil : surroundings)
  }

  /// The frame of a root away from the canvas. A controller's view fills a requested size, or the area that
  /// opaque bars leave of a window; another root has what the hierarchy gives it.
  private func frame(of root: SceneRoot, _ rules: RootInsets) -> Rect {
    if let bar = barFrame(of: root) { return bar }
    if let controller = root.controller, !request.fillsSize {
      return rules.frame(of: controller)
    }
    let size = root.controller == nil ? surroundings(ofRoot: root).size : environment.size
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The sizes on the canvas to which the saved frames of autoresizing views refer, by their superviews.
  ///
  /// The root's is saved; another superview's is solved for, where it has an autoresizing view
  /// that can change.
  private func references(_ tree: ViewTree, _ root: SceneRoot, _ saved: Rect) -> [Size?] {
    var superviews = tree.views.indices.filter { tree.followsSuperview($0) }.map { tree.views[$0].parent }
    superviews.removeAll { $0 == 0 }
    var references: [Size?] = Array(repeating: nil, count: tree.views.count)
    if !references.isEmpty { references[0] = saved.size }
    if request.additions?.framesAreCurrent == true {
      for view in superviews { references[view] = tree.savedAlignmentRect(of: view).size }
      return references
    }
    guard !superviews.isEmpty else { return references }
    let geometry = canvasLayout(root, saved).geometry()
    for view in superviews { references[view] = geometry.rects[view].size }
    return references
  }

  /// The layout of a root on the canvas on which its frames were saved, under the size class of this one.
  private func canvasLayout(_ root: SceneRoot, _ saved: Rect) -> RootLayout {
    var design = request
    design.canvas = .design
    design.overrides = TraitOverrides(sizeClass: environment.traits.sizeClass)
    design.images = ProjectImages()
    let canvas = LayoutEnvironment(of: resolution.document, for: design)
    let sizer = ContentSizer(resolution, canvas, design)
    let rules = insetRules(canvas)
    let frame = rules.canvasFrame(of: root.controller, saved: saved)
    return RootLayout(
      tree: ViewTree(root: root.node, controller: root.controller, sizer), environment: canvas, sizer: sizer,
      frame: frame, insets: insets(root, frame, rules),
      navigationBarHeight: rules.navigationBarHeight(amongViewsOf: root.controller, frame: frame),
      savedSizes: design.savedSizes(in: canvas),
      isInBarController: insetRules(environment).isInBars(root.controller), limits: limits)
  }

  private func hasSystemMargins(_ root: SceneRoot) -> Bool {
    environment.isDesign || root.controller != nil || surroundings(ofRoot: root).holder != .unknown
  }
}

extension ViewTree {
  /// Whether a view's saved position or size follows its superview's size.
  fileprivate func followsSuperview(_ view: Int) -> Bool {
    guard views[view].parent >= 0, !views[view].isLaidOut else { return false }
    let mask = flexibility(of: view)
    return mask.horizontal.before || mask.horizontal.size || mask.vertical.before || mask.vertical.size
  }
}
