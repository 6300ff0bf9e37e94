import Adaptivity
import Controls
import SceneModel

/// Infers the bars of a document's controllers from the segues between them
/// (InterfaceBuilder.md#inferred-bars).
struct ContextInference {
  typealias Context = ControllerGraph.Context

  private let segues: SegueGraph
  private(set) var contexts: [NodeID: Context] = [:]
  private var tree: ElementTree { segues.tree }

  init(_ segues: SegueGraph) {
    self.segues = segues
    for controller in segues.controllers {
      var visited: Set<NodeID> = []
      _ = findContext(of: controller, &visited)
    }
  }

  /// Infers bars from the segue that breaks the tie, else from all incoming ones: relationships first, then
  /// show and push, then presentation (InterfaceBuilder.md#inferred-bars).
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
        context.statusBar = tree.simulatedStatusBar(of: segue.source) ?? context.statusBar
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
    context.statusBar = tree.simulatedStatusBar(of: controller) ?? context.statusBar
  }

  private func simulatesTopBar(_ controller: NodeID) -> Bool {
    tree.child(of: controller, key: "simulatedTopBarMetrics").map { tree.name(of: $0) != .nil } ?? false
  }
}
