import Controls
import Resolver
import SceneModel

/// The settings that documents have for controllers.
extension UIViewController {
  /// The class that an element stands for.
  static func standardClass(of node: NodeID, _ tree: ElementTree) -> UIViewController.Type {
    guard let kind = tree.objectKind(of: node) else { return UIViewController.self }
    return LibraryClasses.type(named: kind.className) as? UIViewController.Type ?? UIViewController.self
  }

  /// Reads what a document says of every controller.
  func readController(_ element: NibElement) {
    nib = element.objects
    nibNode = element.node
    element.objects.add(self, element.node, isOutermost: true)
    title = element.word("title")
    if let value: UIModalPresentationStyle = element.choice(
      "modalPresentationStyle",
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
      ])
    {
      modalPresentationStyle = value
    }
    if let value: UIModalTransitionStyle = element.choice(
      "modalTransitionStyle",
      ["flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl])
    {
      modalTransitionStyle = value
    }
    if let value = element.flag("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = value }
    if let value = element.flag("definesPresentationContext") { definesPresentationContext = value }
    if let value = element.flag("modalInPresentation") { isModalInPresentation = value }
    if let value = element.flag("extendedLayoutIncludesOpaqueBars") {
      extendedLayoutIncludesOpaqueBars = value
    }
    if let value = element.insets("additionalSafeAreaInsets") { additionalSafeAreaInsets = value }
    if let edges = element.element("edgesForExtendedLayout") {
      let names: [(String, UIRectEdge)] = [
        ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ]
      edgesForExtendedLayout = names.reduce(into: []) { result, edge in
        if edges.flag(edge.0) == true { result.insert(edge.1) }
      }
    }
    readItems(element)
  }

  private func readItems(_ element: NibElement) {
    if let item = element.element("tabBarItem") { tabBarItem = UITabBarItem(element: item) }
    toolbarItems = element.items("toolbarItems").map { $0.map(UIBarButtonItem.init) }
    if let item = element.element("navigationItem") { navigationItem.read(item) }
  }

  /// Makes the controllers that the document has a container hold.
  func takeRelations(_ objects: NibObjects, _ node: NodeID) {
    let controllers = objects.segues(of: node).filter { $0.kind == "relationship" }
      .compactMap { objects.makeController($0.destination) }
    if controllers.isEmpty { return }
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers = controllers
    case let tabs as UITabBarController: tabs.viewControllers = controllers
    case let split as UISplitViewController: split.takeColumns(controllers)
    default: break
    }
  }

  /// Makes the view that the document or the xib of the controller has; nil where it has none.
  package func makeNibView() -> UIView? {
    guard let nib, let nibNode, let node = nib.tree.child(of: nibNode, key: "view"), nib.tree.isView(node)
    else { return nil }
    return nib.makeView(node)
  }

  /// Takes the view of a document as the controller's, with constraints and outlets.
  ///
  /// - Parameter view: The view that ``makeNibView()`` gave.
  package func finish(_ view: UIView) {
    guard let nib, let nibNode, let node = nib.tree.child(of: nibNode, key: "view") else { return }
    // Views that stand beside the controller are outlets alone.
    let beside = nib.tree.parent(of: nibNode).map { Array(nib.tree.elements(of: $0)) } ?? []
    let others = beside.filter(nib.tree.isView).map { (nib.makeView($0), $0) }
    nib.finish([(view, node)] + others)
    besideView = others.map(\.0)
    if let item = nib.tree.child(of: nibNode, key: "navigationItem"),
      let title = nib.tree.child(of: item, key: "titleView"), nib.tree.isView(title)
    {
      navigationItem.titleView = nib.makeOutermostView(title)
    }
  }

  /// Loads the xib of the name that the controller was made with, or of its class's.
  func loadNib() {
    let names = [nibName, String(describing: type(of: self))].compactMap(\.self)
    guard let name = names.first(where: { $0 == nibName || LayoutResources.hasNib(named: $0) }) else {
      return
    }
    UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
  }

  /// Puts the controllers of container views into them.
  func embedControllers() {
    guard let nib, let nibNode, let root = nib.tree.child(of: nibNode, key: "view") else { return }
    for index in nib.tree.subtree(of: root) {
      guard let container = nib.object(NodeID(index)) as? UIView else { continue }
      for segue in nib.segues(of: NodeID(index)) where segue.kind == "embed" {
        guard let child = nib.makeController(segue.destination) else { continue }
        prepare(
          for: UIStoryboardSegue(identifier: segue.identifier, source: self, destination: child), sender: self
        )
        addChild(child)
        let childView: UIView = child.view
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.fill(container)
        child.didMove(toParent: self)
      }
    }
  }

  /// Follows a segue of the controller's scene at once: shows or presents the controller that it leads to.
  ///
  /// Where there is none of the identifier, an `NSInvalidArgumentException` says so.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let nib, let segue = nib.segues.first(where: { $0.identifier == identifier }),
      shouldPerformSegue(withIdentifier: identifier, sender: sender)
    else {
      if nib?.segues.contains(where: { $0.identifier == identifier }) == true { return }
      LayoutExceptions.raise(
        "NSInvalidArgumentException",
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
      return
    }
    guard let destination = nib.makeController(segue.destination, isInside: false) else { return }
    prepare(
      for: UIStoryboardSegue(identifier: identifier, source: self, destination: destination), sender: sender)
    switch segue.kind {
    case "push", "show": show(destination, sender: sender)
    case "showDetail": showDetailViewController(destination, sender: sender)
    default: present(destination, animated: false)
    }
  }
}

extension NibObjects {
  /// A segue of a document.
  struct Segue {
    let kind: String
    let identifier: String?
    let destination: NodeID
  }

  /// The segues of an element's connections.
  func segues(of node: NodeID) -> [Segue] {
    guard let connections = tree.child(of: node, .connections) else { return [] }
    return tree.elements(of: connections).compactMap(segue)
  }

  /// The segues of the scene.
  var segues: [Segue] { scope.compactMap { segue(NodeID($0)) } }

  private func segue(_ node: NodeID) -> Segue? {
    guard tree.isElement(node, .segue), let kind = tree[node, .kind],
      let destination = tree[node, .destination].flatMap({ source.resolver.node(ObjectID($0)) })
    else { return nil }
    return Segue(kind: kind, identifier: tree[node, .identifier], destination: destination)
  }

  /// Makes the controller of an element of the storyboard.
  ///
  /// - Parameter isInside: Whether it is held by those that are being made.
  func makeController(_ node: NodeID, isInside: Bool = true) -> UIViewController? {
    storyboard?.make(node, path: isInside ? path : [])
  }
}
