import Controls
import SceneModel

/// The controllers of a document and the segues between them: what tells which bars a scene is drawn with.
struct ControllerGraph: Sendable {
  /// A segue, from the controller that holds it.
  struct Segue: Sendable {
    let source: NodeID
    /// Nil of a kind that iOS does not have.
    let kind: SegueKind?
    let relationship: SegueRelationship?
    let presentation: Presentation
    /// Whether the document names it as the one that decides where several lead to a controller.
    let breaksTies: Bool
  }

  /// How a segue or its destination says that it is presented.
  enum Presentation {
    case unspecified
    /// Nil of a style that is not known.
    case style(PresentationStyle?)

    init(_ attribute: String?) {
      self = attribute.map { .style(PresentationStyle(rawValue: $0)) } ?? .unspecified
    }

    /// Whether a phone may draw it as a card (InterfaceBuilder.md#cards).
    var isSheet: Bool {
      switch self {
      case .unspecified: true
      case .style(let style): style?.isSheet ?? false
      }
    }
  }

  /// The bars and the presentation that a controller gets from those before it.
  struct Context: Sendable {
    /// The navigation controller whose bar it shows.
    var navigation: NodeID?
    /// The tab bar controller whose bar it shows.
    var tabs: NodeID?
    /// Whether it shows a bar though no navigation controller leads to it.
    var simulatesNavigationBar = false
    /// The navigation controller whose toolbar it shows.
    var toolbar: NodeID?
    /// Whether a navigation controller holds it, its bar shown or not.
    var isInNavigation = false
    /// The bottom bar that a controller which leads to it simulates (InterfaceBuilder.md#simulated-bars).
    var bottomBar: NodeID?
    /// The status bar that a controller which leads to it simulates (InterfaceBuilder.md#simulated-status-bar).
    var statusBar: NodeID?
    /// Whether it is presented as a card.
    var isSheet = false
    var isEmbedded = false
  }

  private let tree: ElementTree
  private var incoming: [NodeID: [Segue]] = [:]
  private var contexts: [NodeID: Context] = [:]

  init(_ document: Document) {
    tree = document.tree
    let controllers = document.scenes.flatMap { scene in
      tree.elements(of: scene.objects).filter { tree.role(of: $0) == .controller }
    }
    let tieBreakers = Self.tieBreakers(tree)
    var byID: [String: NodeID] = [:]
    for controller in controllers { if let id = tree[controller, .id] { byID[id] = controller } }
    for source in controllers {
      for index in tree.subtree(of: source) {
        let node = NodeID(index)
        guard tree.isElement(node, .segue), let target = tree[node, .destination].flatMap({ byID[$0] })
        else { continue }
        incoming[target, default: []].append(
          Segue(
            source: source, kind: tree[node, .kind].flatMap(SegueKind.init(rawValue:)),
            relationship: tree[node, .relationship].flatMap(SegueRelationship.init(rawValue:)),
            presentation: Presentation(tree[node, .modalPresentationStyle]),
            breaksTies: tree[node, .id].map(tieBreakers.contains) ?? false))
      }
    }
    for controller in controllers {
      var visited: Set<NodeID> = []
      _ = findContext(of: controller, &visited)
    }
  }

  /// The segues that the document infers bars by, of several that lead to a controller.
  private static func tieBreakers(_ tree: ElementTree) -> Set<String> {
    guard let root = tree.root, let list = tree.child(of: root, .inferredMetricsTieBreakers) else {
      return []
    }
    return Set(tree.elements(of: list).compactMap { tree[$0, .reference] })
  }

  /// The context of a controller: none of its bars where nothing leads to it.
  func context(of controller: NodeID) -> Context { contexts[controller] ?? Context() }

  /// Infers bars from the segue that breaks the tie, else from all incoming ones: relationships first, then show and push,
  /// then presentation (InterfaceBuilder.md#inferred-bars).
  private mutating func findContext(of controller: NodeID, _ visited: inout Set<NodeID>) -> Context {
    if let known = contexts[controller] { return known }
    // A chain longer than any app has is not followed to its end.
    guard visited.count < 256, visited.insert(controller).inserted else { return Context() }
    let all = incoming[controller] ?? []
    let segues = all.first(where: \.breaksTies).map { [$0] } ?? all
    let context =
      contained(segues, &visited) ?? shown(segues, controller, &visited)
    contexts[controller] = context
    return context
  }

  private mutating func contained(_ segues: [Segue], _ visited: inout Set<NodeID>) -> Context? {
    let isShownAsDetail = segues.contains { $0.kind == .showDetail }
    for segue in segues where segue.kind == .relationship {
      switch segue.relationship {
      case .rootViewController:
        var context = findContext(of: segue.source, &visited)
        if tree.flag(segue.source, .navigationBarHidden) != true { context.navigation = segue.source }
        if tree.flag(segue.source, .toolbarHidden) == false { context.toolbar = segue.source }
        context.isInNavigation = true
        inferMetrics(of: segue.source, &context)
        return context
      case .viewControllers:
        var context = findContext(of: segue.source, &visited)
        context.tabs = segue.source
        context.statusBar = statusBar(of: segue.source) ?? context.statusBar
        return context
      case .masterViewController, .detailViewController:
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
        if segue.kind == .showDetail && before.navigation == nil { continue }
        if before.navigation != nil || before.simulatesNavigationBar || simulatesTopBar(segue.source) {
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
        let presentation = own == nil ? segue.presentation : Presentation(own)
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
