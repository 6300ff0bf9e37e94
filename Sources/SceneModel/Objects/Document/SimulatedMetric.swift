/// What Interface Builder pretends is around a view or a controller: a bar, a screen, a size or an orientation.
public struct SimulatedMetric: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "simulatedStatusBarMetrics": ["key", "statusBarStyle"],
    "simulatedNavigationBarMetrics": ["key", "translucent", "prompted", "barStyle"],
    "simulatedTabBarMetrics": ["key", "translucent", "barStyle"],
    "simulatedToolbarMetrics": ["key", "translucent", "barStyle"],
    "simulatedScreenMetrics": ["key", "type"], "simulatedOrientationMetrics": ["key", "orientation"],
    "freeformSimulatedSizeMetrics": ["key"], "fixedSimulatedSizeMetrics": ["key"],
    "splitViewDetailSimulatedSizeMetrics": ["key"], "splitViewMasterSimulatedSizeMetrics": ["key"],
    "modalPageSheetSimulatedSizeMetrics": ["key"], "modalFormSheetSimulatedSizeMetrics": ["key"],
    "nil": ["key"],
  ]

  /// What is simulated.
  public enum Kind: Hashable, Sendable {
    /// A status bar of a style, such as `lightContent`.
    case statusBar(style: String?)
    case navigationBar(isTranslucent: Bool, hasPrompt: Bool, style: String?)
    case tabBar(isTranslucent: Bool, style: String?)
    case toolbar(isTranslucent: Bool, style: String?)
    /// A screen by its name, such as `retina4_7.fullscreen`.
    case screen(type: String?)
    /// `portrait`, or `landscapeRight`, and so on.
    case orientation(String)
    /// A size other than a screen's, by the element's name, such as `freeformSimulatedSizeMetrics`.
    case size(String)
    /// That there is none.
    case none
  }

  /// What it is for, such as `simulatedTopBarMetrics` or, in a container, `statusBar`.
  public var key: String
  public var kind: Kind

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.kind(of: node) == .element, let key = tree[node, .key] else { return nil }
    let facts = ElementFacts(node, of: tree)
    let isTranslucent = facts.flag("translucent") ?? true
    self.key = key
    switch facts.element {
    case "simulatedStatusBarMetrics": kind = .statusBar(style: facts["statusBarStyle"])
    case "simulatedNavigationBarMetrics":
      kind = .navigationBar(
        isTranslucent: isTranslucent, hasPrompt: facts.flag("prompted") ?? false, style: facts["barStyle"])
    case "simulatedTabBarMetrics": kind = .tabBar(isTranslucent: isTranslucent, style: facts["barStyle"])
    case "simulatedToolbarMetrics": kind = .toolbar(isTranslucent: isTranslucent, style: facts["barStyle"])
    case "simulatedScreenMetrics": kind = .screen(type: facts["type"])
    case "simulatedOrientationMetrics": kind = .orientation(facts["orientation"] ?? "portrait")
    case let name where name.hasSuffix("SimulatedSizeMetrics"): kind = .size(name)
    case "nil" where key.hasPrefix("simulated"): kind = .none
    default: return nil
    }
  }
}
