import Adaptivity
import Controls
import SceneModel

/// The bars that Interface Builder's canvas infers for the controllers of a document from the segues between them.
struct ControllerGraph: Sendable {
  /// The bars and the presentation that a controller gets from those before it.
  struct Context: Sendable {
    /// The bars of the containers that it is in.
    var bars = ContainerBars()
    /// Whether it shows a bar though no navigation controller leads to it.
    var simulatesNavigationBar = false
    /// The bottom bar that a controller which leads to it simulates (InterfaceBuilder.md#simulated-bars).
    var bottomBar: NodeID?
    /// The status bar that a controller which leads to it simulates (InterfaceBuilder.md#simulated-status-bar).
    var statusBar: NodeID?
    /// Whether it is presented as a card.
    var isSheet = false
    var isEmbedded = false
  }

  /// The segues that it is inferred from.
  let segues: SegueGraph
  private var contexts: [NodeID: Context] = [:]
  private var tree: ElementTree { segues.tree }

  init(_ document: Document) {
    segues = SegueGraph(document)
    for controller in segues.controllers {
      var visited: Set<NodeID> = []
      _ = findContext(of: controller, &visited)
    }
  }

  /// The context of a controller: none of its bars where nothing leads to it.
  func context(of controller: NodeID) -> Context { contexts[controller] ?? Context() }

  /// Infers bars from the segue that breaks the tie, else from all incoming ones: relationships first, then show and push,
  /// then presentation (InterfaceBuilder.md#inferred-bars).
  private mutating func findContext(of controller: NodeID, _ visited: inout Set<NodeID>) -> Context {
    if let known = contexts[controller] { return known }
    guard visited.count < SegueGraph.longestChain, visited.insert(controller).inserted else {
      return Context()
    }
    let all = segues.segues(to: controller)
    let deciding = all.first(where: \.breaksTies).map { [$0] } ?? all
    let context = contained(deciding, &visited) ?? shown(deciding, controller, &visited)
    contexts[controller] = context
    return context
  }

  private mutating func contained(_ segues: [Segue], _ visited: inout Set<NodeID>) -> Context? {
    let isShownAsDetail = segues.contains { $0.kind == .showDetail }
    for segue in segues where segue.kind == .relationship {
      switch segue.relationship {
      case .rootViewController:
        var context = findContext(of: segue.source, &visited)
        context.bars = context.bars.within(navigation: segue.source, tree)
        inferMetrics(of: segue.source, &context)
        return context
      case .viewControllers:
        var context = findContext(of: segue.source, &visited)
        context.bars.tabs = segue.source
        context.statusBar = statusBar(of: segue.source) ?? context.statusBar
        return context
      case .masterViewController, .supplementaryViewController, .detailViewController, .compactViewController:
        if !isShownAsDetail { return findContext(of: segue.source, &visited) }
      case nil: continue
      }
    }
    return nil
  }

  private mutating func shown(
    _ segues: [Segue], _ controller: NodeID, _ visited: inout Set<NodeID>
  ) -> Context {
    var context = Context()
    for segue in segues {
      switch segue.kind {
      case .show, .push, .showDetail:
        let before = findContext(of: segue.source, &visited)
        if segue.kind == .showDetail && before.bars.navigation == nil { continue }
        if before.bars.navigation != nil || before.simulatesNavigationBar || simulatesTopBar(segue.source) {
          var inherited = before
          inherited.simulatesNavigationBar = true
          inferMetrics(of: segue.source, &inherited)
          return inherited
        }
        if segue.kind == .show {
          let source = tree.name(of: segue.source)
          // A show segue outside a navigation controller presents.
          let presents = source != .navigationController && source != .tabBarController
          context.isSheet = context.isSheet || before.isSheet || presents
        }
      case .presentation, .modal, .popoverPresentation:
        let own = tree[controller, .modalPresentationStyle]
        let presentation = own == nil ? segue.presentation : SeguePresentation(own)
        if presentation.isSheet { context.isSheet = true }
      case .embed: context.isEmbedded = true
      case .relationship, .unwind, .custom, .popover, .replace, nil: continue
      }
    }
    return context
  }

  /// Takes over the bars that a controller simulates for itself: what it leads to infers them.
  private func inferMetrics(of controller: NodeID, _ context: inout Context) {
    context.bottomBar = tree.child(of: controller, key: "simulatedBottomBarMetrics") ?? context.bottomBar
    context.statusBar = statusBar(of: controller) ?? context.statusBar
  }

  /// The status bar that a controller simulates for itself.
  func statusBar(of controller: NodeID) -> NodeID? {
    tree.child(of: controller, key: "simulatedStatusBarMetrics")
  }

  private func simulatesTopBar(_ controller: NodeID) -> Bool {
    tree.child(of: controller, key: "simulatedTopBarMetrics").map { tree.name(of: $0) != .nil } ?? false
  }
}
