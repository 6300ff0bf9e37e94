package import Adaptivity
package import SceneModel

/// The safe-area insets of a root view.
///
/// The frame of a root is the canvas and so given; the insets are derived from the screen, the bars and the
/// Interface Builder that drew it, never from the frame of a view that constraints decide
/// (InterfaceBuilder.md#root-frames).
package struct RootInsets {
  package let environment: LayoutEnvironment
  let graph: ControllerGraph
  let tree: ElementTree
  /// The surroundings of the scene's controller on a device; nil on the canvas, which infers them.
  let surroundings: Surroundings?

  /// The rules for the roots of a scene.
  package init(
    environment: LayoutEnvironment, graph: ControllerGraph, tree: ElementTree, surroundings: Surroundings?
  ) {
    self.environment = environment
    self.graph = graph
    self.tree = tree
    self.surroundings = surroundings
  }

  /// The height below which freeform roots were drawn without a status bar. Points
  /// (InterfaceBuilder.md#freeform-roots).
  private static let lowFreeform = 400.0

  /// The insets on the canvas of a root of a xib (InterfaceBuilder.md#xib-insets).
  package func insets(ofTopLevel root: NodeID, frame: Rect) -> EdgeInsets {
    if tree.isElement(root, .tableViewCell) { return .zero }
    let screen = environment.screenInsets
    let isFreeform = isFreeform(root) || isCollectionContent(root)
    if isInDock(root) { return .zero }
    guard environment.hasDevice else { return EdgeInsets(top: isFreeform ? 0 : CanvasMetrics.statusBar) }
    var insets = screen
    let simulatedBar = tree.child(of: root, key: "simulatedTopBarMetrics")
    // Where a bar is simulated or none is, the home indicator covers what it covers on the screen.
    if isFreeform, simulatedBar == nil || !environment.hasHomeIndicator { applyFreeform(to: &insets, frame) }
    if let bar = simulatedBar, tree.name(of: bar) != .nil {
      // A root ends at a bar that is not translucent (InterfaceBuilder.md#opaque-bars).
      insets.top = tree.flag(bar, .translucent) == false ? 0 : insets.top + CanvasMetrics.navigationBar
    }
    if environment.doublesInsets, !isFreeform, abs(frame.height - environment.size.height) < 1 {
      insets.top += environment.uprightInsets.top
      insets.bottom += environment.uprightInsets.bottom
    }
    return insets
  }

  /// Whether a view stands beside a scene's controllers, on no screen (InterfaceBuilder.md#docked-views).
  private func isInDock(_ root: NodeID) -> Bool {
    tree.parent(of: root).flatMap(tree.parent).map { tree.tag(of: $0) == "scene" } ?? false
  }

  /// The insets of a controller's view.
  package func insets(of controller: NodeID, frame: Rect) -> EdgeInsets {
    let context = context(of: controller)
    let isSheet = isSheet(controller, context, frame)
    let bars = BarMetrics(of: controller, context: context, isSheet: isSheet, in: environment, tree)
    var insets = environment.screenInsets
    let top =
      !environment.isDesign && bars.hasNavigationBar
      ? environment.navigationBarTop : statusBar(of: controller, context)
    insets.top = (isSheet ? 0 : top) + bars.navigationBar
    insets.bottom += bars.bottomBarHeight(in: environment)
    guard environment.isDesign else {
      return frame.height < environment.size.height ? beyondBars(insets, controller, bars) : insets
    }
    applyDoubling(&insets, controller, bars, isSheet: isSheet, frame)
    applyPlace(&insets, frame)
    if isFreeform(controller), !bars.hasNavigationBar, !environment.hasHomeIndicator {
      applyFreeform(to: &insets, frame)
    }
    applyReducedHeight(&insets, bars, controller, context, isSheet: isSheet, frame)
    if context.isEmbedded, environment.hasHomeIndicator || !environment.hasDevice,
      abs(frame.height - environment.size.height) > 1
    {
      // InterfaceBuilder.md#embedded-roots
      insets.bottom = 0
    }
    return insets
  }

  /// The bars and the presentation that a controller gets from what leads to it.
  package func context(of controller: NodeID) -> ControllerGraph.Context {
    guard let surroundings else { return graph.context(of: controller) }
    return ControllerGraph.Context(
      bars: surroundings.bars, simulatesNavigationBar: surroundings.bars.addsNavigationBar,
      isSheet: surroundings.isOnSheet)
  }

  /// Whether a controller is in one with bars.
  package func isInBars(_ controller: NodeID?) -> Bool {
    guard let bars = controller.map({ context(of: $0).bars }) else { return false }
    return bars.navigation != nil || bars.tabs != nil
  }

  /// The bars that a controller's view lies under.
  package func bars(of controller: NodeID, frame: Rect) -> BarMetrics {
    let context = context(of: controller)
    return BarMetrics(
      of: controller, context: context, isSheet: isSheet(controller, context, frame), in: environment, tree)
  }

  /// The height of a navigation bar without a large title among the views of a root: on the canvas that of
  /// the controller's bar in a card, and where bars are tall (InterfaceBuilder.md#navigation-bar).
  package func navigationBarHeight(amongViewsOf controller: NodeID?, frame: Rect) -> Double {
    let isInCard = environment.isDesign && controller.map { isSheet($0, context(of: $0), frame) } ?? false
    guard isInCard || environment.hasTallBars else { return CanvasMetrics.navigationBar }
    return BarMetrics.navigationBarHeight(isSheet: isInCard, in: environment)
  }

  private func isSheet(_ controller: NodeID, _ context: ControllerGraph.Context, _ frame: Rect) -> Bool {
    environment.isDesign ? isCard(controller, context, frame) : context.isSheet
  }

  /// The height that is kept clear above the bars. On the canvas the top layout guide follows the
  /// simulated status bar, and an embedded controller has none of its own; the safe area does not
  /// follow it (InterfaceBuilder.md#simulated-status-bar).
  private func statusBar(of controller: NodeID, _ context: ControllerGraph.Context) -> Double {
    let standard = environment.screenInsets.top
    guard environment.isDesign, !environment.toolsVersion.has(.safeArea) else { return standard }
    if let simulated = tree.simulatedStatusBar(of: controller) ?? context.statusBar {
      return tree.name(of: simulated) == .nil ? 0 : max(standard, CanvasMetrics.statusBar)
    }
    return context.isEmbedded ? 0 : standard
  }

  /// The height of the screen that a controller is drawn on: without a device the one that it simulates
  /// itself, else the canvas's. Points (InterfaceBuilder.md#canvas-without-device).
  private func screenHeight(of controller: NodeID) -> Double {
    guard environment.isDesign, !environment.hasDevice,
      let simulated = tree.child(of: controller, key: "simulatedDestinationMetrics"),
      tree.isElement(simulated, .simulatedScreenMetrics)
    else { return environment.size.height }
    return LayoutEnvironment.screenSize(simulated: tree[simulated, .type]).height
  }

  /// Cells and supplementary views of collections are drawn at a size of their own.
  private func isCollectionContent(_ node: NodeID) -> Bool {
    tree.isElement(node, .collectionViewCell) || tree.isElement(node, .collectionReusableView)
  }

  private func isFreeform(_ node: NodeID) -> Bool { tree.isFreeform(node) }

  private func freeformHeight(of controller: NodeID) -> Double? {
    tree.child(of: controller, key: "freeformSize").flatMap { tree[$0, .height] }.flatMap(
      Double.init(attribute:))
  }

  /// Whether a controller is drawn as a card: presented automatically, and as high as a card is
  /// (InterfaceBuilder.md#cards).
  private func isCard(_ controller: NodeID, _ context: ControllerGraph.Context, _ frame: Rect) -> Bool {
    let simulated = tree.child(of: controller, key: "simulatedDestinationMetrics")
    let isPageSheet = simulated.map { tree.tag(of: $0) == "modalPageSheetSimulatedSizeMetrics" } ?? false
    guard environment.toolsVersion.has(.cards), context.isSheet || isPageSheet, !environment.isPad,
      !environment.isLandscapePhone
    else { return false }
    return environment.size.height - frame.height > 1
  }

  /// The canvas of a freeform root is its own (InterfaceBuilder.md#freeform-roots). On home-button devices a
  /// low one lies clear of the status bar up to 14490; on others nothing reaches the bottom of a root that is
  /// lower than the screen and no wider.
  private func applyFreeform(to insets: inout EdgeInsets, _ frame: Rect) {
    if environment.hasHomeIndicator {
      let isLower = frame.height < environment.size.height - 1
      if isLower, frame.width <= environment.size.width {
        insets.bottom = max(insets.bottom - (environment.size.height - frame.height), 0)
      }
    } else if !environment.toolsVersion.has(.freeformStatusBar), frame.height < Self.lowFreeform {
      insets.top = 0
    }
  }

  /// The doubled insets of notch devices (InterfaceBuilder.md#doubled-insets), under a navigation bar at the
  /// bottom alone, and the insets of their cards (InterfaceBuilder.md#card-insets).
  ///
  /// A card's safe area is empty at the top and the home indicator's at the bottom; in later drawings (20037
  /// and after; 17506 and before differ) it is the device's at the top, where the card is no higher than 20
  /// points below it, and empty at the bottom.
  private func applyDoubling(
    _ insets: inout EdgeInsets, _ controller: NodeID, _ bars: BarMetrics, isSheet: Bool, _ frame: Rect
  ) {
    let screen = environment.screenInsets
    if isSheet, environment.hasDevice, environment.hasHomeIndicator,
      environment.toolsVersion.has(.deviceInsetsInCards)
    {
      let top = frame.height < environment.size.height - CanvasMetrics.statusBar ? screen.top : 0
      insets.top = bars.isInNavigation ? bars.navigationBar : top
      insets.bottom = 0
    } else if environment.doublesInsets, !isSheet {
      insets.top += environment.uprightInsets.top
      insets.bottom += environment.uprightInsets.bottom
    }
  }

  /// A root that starts below the top has that much less to keep clear, and clears what hangs below
  /// the canvas (InterfaceBuilder.md#shifted-roots).
  private func applyPlace(_ insets: inout EdgeInsets, _ frame: Rect) {
    guard frame.y > 0, frame.y <= insets.top else { return }
    if !environment.hasDevice, frame.maxY > environment.size.height {
      insets.bottom = max(insets.bottom, frame.maxY - environment.size.height)
    }
    insets.top -= frame.y
  }

  /// A root shortened by an opaque bar does not reach under it (InterfaceBuilder.md#opaque-bars).
  private func applyReducedHeight(
    _ insets: inout EdgeInsets, _ bars: BarMetrics, _ controller: NodeID, _ context: ControllerGraph.Context,
    isSheet: Bool, _ frame: Rect
  ) {
    guard let height = isFreeform(controller) ? freeformHeight(of: controller) : screenHeight(of: controller)
    else { return }
    let missing = height - frame.height
    guard missing > 0.5 else { return }
    if isSheet {
      if endsAtTop(controller, bars) { insets.top = 0 }
      return
    }
    if abs(missing - insets.top) < 1 || endsAtTop(controller, bars) {
      insets.top = 0
    } else if context.simulatesNavigationBar, abs(missing - bars.navigationBar) < 1 {
      insets.top -= bars.navigationBar
    }
    if endsAtBottom(controller, bars) { insets.bottom = 0 }
  }
}

extension ElementTree {
  /// Whether a controller, or the root of a xib, is drawn at a size that somebody chose freely on the canvas.
  package func isFreeform(_ node: NodeID) -> Bool {
    child(of: node, key: "freeformSize") != nil || child(of: node, .freeformSimulatedSizeMetrics) != nil
  }
}
