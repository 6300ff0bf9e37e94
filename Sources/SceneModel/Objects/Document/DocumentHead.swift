/// What a document's root element and its `<dependencies>` say of how it was saved and what it needs.
public struct DocumentHead: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "document": [
      "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
      "useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen",
      "initialViewController",
    ],
    "dependencies": [], "deployment": ["identifier", "version"], "plugIn": ["identifier", "version"],
    "capability": ["name", "minToolsVersion"],
  ]

  /// A tool or a feature that a document needs, and the least version of it.
  public struct Requirement: Hashable, Sendable {
    public var name: String
    public var version: String?
  }

  /// The kind of document, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
  public var type: String
  /// The version of the format.
  public var version: String?
  public var toolsVersion: ToolsVersion
  /// The build of macOS on which the document was saved.
  public var systemVersion: String?
  /// The platform, such as `iOS.CocoaTouch`.
  public var targetRuntime: String?
  public var propertyAccessControl: String?
  public var usesAutolayout: Bool
  public var usesTraitCollections: Bool
  public var usesSafeAreas: Bool
  public var isColorMatched: Bool
  public var isLaunchScreen: Bool
  /// The controller that a storyboard starts with.
  public var initialViewController: ObjectID?
  /// The platform's versions that the document is for.
  public var deployments: [Requirement] = []
  public var plugIns: [Requirement] = []
  /// Features, each with the least version of Xcode.
  public var capabilities: [Requirement] = []

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "document") else { return nil }
    type = facts["type"] ?? ""
    version = facts["version"]
    toolsVersion = ToolsVersion(text: facts["toolsVersion"])
    systemVersion = facts["systemVersion"]
    targetRuntime = facts["targetRuntime"]
    propertyAccessControl = facts["propertyAccessControl"]
    usesAutolayout = facts.flag("useAutolayout") ?? false
    usesTraitCollections = facts.flag("useTraitCollections") ?? false
    usesSafeAreas = facts.flag("useSafeAreas") ?? false
    isColorMatched = facts.flag("colorMatched") ?? false
    isLaunchScreen = facts.flag("launchScreen") ?? false
    initialViewController = facts.reference("initialViewController")
    guard let dependencies = facts.child("dependencies") else { return }
    func requirements(_ element: String, _ name: String, _ version: String) -> [Requirement] {
      dependencies.children(element).map { Requirement(name: $0[name] ?? "", version: $0[version]) }
    }
    deployments = requirements("deployment", "identifier", "version")
    plugIns = requirements("plugIn", "identifier", "version")
    capabilities = requirements("capability", "name", "minToolsVersion")
  }
}
