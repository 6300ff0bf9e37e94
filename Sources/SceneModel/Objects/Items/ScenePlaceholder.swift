/// An object that stands for one which the document does not make: the file's owner, the first responder, the exit of a
/// scene, or a controller of another document.
public struct ScenePlaceholder: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "placeholder": ["id", "placeholderIdentifier"], "exit": ["id"],
    "viewControllerPlaceholder": [
      "id", "storyboardName", "referencedIdentifier", "bundleIdentifier", "storyboardIdentifier",
    ],
    "controllerPlaceholder": ["id", "storyboardName", "referencedIdentifier", "bundleIdentifier"],
  ]

  /// What an object stands for.
  public enum Kind: Hashable, Sendable {
    /// An object by its identifier: `IBFilesOwner`, `IBFirstResponder`, or one that code provides.
    case object(String)
    /// The exit that unwind segues go to.
    case exit
    /// A controller of another storyboard: the initial one where the identifier is nil.
    case controller(storyboard: String?, identifier: String?, bundle: String?)
  }

  public var id: ObjectID
  public var kind: Kind
  /// The name by which code makes the controller from this storyboard.
  public var storyboardIdentifier: String?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.kind(of: node) == .element, let id = tree[node, .id] else { return nil }
    let facts = ElementFacts(node, of: tree)
    self.id = ObjectID(id)
    switch facts.element {
    case "placeholder": kind = .object(facts["placeholderIdentifier"] ?? "")
    case "exit": kind = .exit
    case "viewControllerPlaceholder", "controllerPlaceholder":
      kind = .controller(
        storyboard: facts["storyboardName"], identifier: facts["referencedIdentifier"],
        bundle: facts["bundleIdentifier"])
      if facts.element == "viewControllerPlaceholder" { storyboardIdentifier = facts["storyboardIdentifier"] }
    default: return nil
    }
  }
}
