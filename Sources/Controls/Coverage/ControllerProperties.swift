public import SceneModel

/// What every view controller may say of itself. Nil is the class's own.
public struct ControllerProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "controller *": [
      "id", "title", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
      "modalPresentationStyle", "modalTransitionStyle", "definesPresentationContext",
      "providesPresentationContextTransitionStyle", "hidesBottomBarWhenPushed",
      "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars", "interfaceStyle",
    ],
    "string": ["key"], "size": ["key", "width", "height"],
  ]

  public var id: ObjectID
  public var title: String?
  /// The name by which code makes the controller.
  public var storyboardIdentifier: String?
  /// Whether that name is also the one by which the controller's state is restored.
  public var usesStoryboardIdentifierForRestoration: Bool
  public var modalPresentationStyle: String?
  public var modalTransitionStyle: String?
  public var definesPresentationContext: Bool?
  public var providesPresentationContextTransitionStyle: Bool?
  public var hidesBottomBarWhenPushed: Bool?
  public var automaticallyAdjustsScrollViewInsets: Bool?
  public var extendedLayoutIncludesOpaqueBars: Bool?
  /// `light` or `dark` where the controller has that appearance always.
  public var interfaceStyle: String?
  /// The size in points at which the controller is drawn in Interface Builder.
  public var freeformSize: Size?
  /// The size in points that the controller asks for.
  public var preferredContentSize: Size?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.objectKind(of: node)?.role == .controller, let id = tree[node, .id] else { return nil }
    let facts = ElementFacts(node, of: tree)
    self.id = ObjectID(id)
    title = facts.text("title")
    storyboardIdentifier = facts["storyboardIdentifier"]
    usesStoryboardIdentifierForRestoration =
      facts.flag("useStoryboardIdentifierAsRestorationIdentifier") ?? false
    modalPresentationStyle = facts["modalPresentationStyle"]
    modalTransitionStyle = facts["modalTransitionStyle"]
    definesPresentationContext = facts.flag("definesPresentationContext")
    providesPresentationContextTransitionStyle = facts.flag("providesPresentationContextTransitionStyle")
    hidesBottomBarWhenPushed = facts.flag("hidesBottomBarWhenPushed")
    automaticallyAdjustsScrollViewInsets = facts.flag("automaticallyAdjustsScrollViewInsets")
    extendedLayoutIncludesOpaqueBars = facts.flag("extendedLayoutIncludesOpaqueBars")
    interfaceStyle = facts["interfaceStyle"]
    func size(_ key: String) -> Size? {
      facts.child("size", key: key).map { Size($0.number("width") ?? 0, $0.number("height") ?? 0) }
    }
    freeformSize = size("freeformSize")
    preferredContentSize = size("preferredContentSize")
  }
}
