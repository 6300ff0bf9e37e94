package import SceneModel

/// Views of controllers that end at a bar instead of reaching under it (InterfaceBuilder.md#opaque-bars).
extension RootInsets {
  /// The frame of a controller's view in a running app: the window between the bars at which it ends.
  package func frame(of controller: NodeID) -> Rect {
    let full = Rect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    let context = context(of: controller)
    let bars = BarMetrics(
      of: controller, context: context, isSheet: context.isSheet, in: environment, tree)
    let insets = insets(of: controller, frame: full)
    let rest = beyondBars(insets, controller, bars)
    let top = insets.top - rest.top
    return Rect(
      x: 0, y: top, width: full.width,
      height: max(full.height - top - (insets.bottom - rest.bottom), 0))
  }

  /// The frame in which a root is laid out on the canvas: where that of a controller's view is as high as the
  /// screen though an opaque navigation bar ends the view, lower by what is above. A bar that a show brings
  /// does not do that.
  package func canvasFrame(of controller: NodeID?, saved: Rect) -> Rect {
    guard let controller else { return saved }
    let context = context(of: controller)
    let bars = bars(of: controller, frame: saved)
    guard environment.toolsVersion.has(.safeArea), bars.navigationBarIsOpaque, endsAtTop(controller, bars),
      !context.simulatesNavigationBar, !context.isSheet,
      abs(saved.height - environment.size.height) < 0.5
    else { return saved }
    var frame = saved
    frame.height -= environment.screenInsets.top + bars.navigationBar
    return frame
  }

  /// Insets of a view that reaches under all bars, where it ends at those that it does not reach under.
  func beyondBars(_ insets: EdgeInsets, _ controller: NodeID, _ bars: BarMetrics) -> EdgeInsets {
    var insets = insets
    if endsAtTop(controller, bars) { insets.top = 0 }
    if endsAtBottom(controller, bars) { insets.bottom = 0 }
    return insets
  }

  /// Whether a controller's view ends at the navigation bar.
  func endsAtTop(_ controller: NodeID, _ bars: BarMetrics) -> Bool {
    bars.hasNavigationBar && ends(controller, .top, under: bars.navigationBarIsOpaque)
  }

  /// Whether a controller's view ends at the tab bar or the toolbar.
  func endsAtBottom(_ controller: NodeID, _ bars: BarMetrics) -> Bool {
    bars.hasBottomBar && ends(controller, .bottom, under: bars.bottomBarIsOpaque)
  }

  private func ends(_ controller: NodeID, _ edge: KnownName, under isOpaque: Bool) -> Bool {
    if let extended = tree.child(of: controller, key: "edgesForExtendedLayout"),
      tree.flag(extended, edge) != true
    {
      return true
    }
    return isOpaque && tree.flag(controller, .extendedLayoutIncludesOpaqueBars) != true
  }
}
