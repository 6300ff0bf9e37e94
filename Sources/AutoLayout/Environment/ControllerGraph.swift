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
    /// The bottom bar that a navigation controller which leads to it simulates (InterfaceBuilder.md#simulated-bars).
    var bottomBar: NodeID?
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
            presentation: Presentation(tree[node, .modalPresentationStyle])))
      }
    }
    for controller in controllers {
      var visited: Set<NodeID> = []
      _ = findContext(of: controller, &visited)
    }
  }

  /// The context of a controller: none of its bars where nothing leads to it.
  func context(of controller: NodeID) -> Context { contexts[controller] ?? Context() }

  /// Infers bars from incoming segues: relationships first, then show and push, then presentation
  /// (InterfaceBuilder.md#inferred-bars).
  private mutating func findContext(of controller: NodeID, _ visited: inout Set<NodeID>) -> Context {
    if let known = contexts[controller] { return known }
    // A chain longer than any app has is not followed to its end.
    guard visited.count < 256, visited.insert(controller).inserted else { return Context() }
    let segues = incoming[controller] ?? []
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
        if let bar = tree.child(of: segue.source, key: "simulatedBottomBarMetrics") {
          context.bottomBar = bar
        }
        return context
      case .viewControllers:
        var context = findContext(of: segue.source, &visited)
        context.tabs = segue.source
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

  private func simulatesTopBar(_ controller: NodeID) -> Bool {
    tree.child(of: controller, key: "simulatedTopBarMetrics").map { tree.name(of: $0) != .nil } ?? false
  }
}
