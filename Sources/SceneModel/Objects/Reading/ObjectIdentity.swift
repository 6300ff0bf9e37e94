/// What tells an object from others and what class it is of: attributes that every object may have.
public struct ObjectIdentity: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "*": [
      "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
      "restorationIdentifier",
    ]
  ]

  /// The object's identifier.
  public var id: ObjectID
  /// The part that the object plays for the one around it, such as `view` or `tableFooterView`.
  public var key: String?
  /// The name that a person gave the object in Interface Builder.
  public var userLabel: String?
  /// The class of the object where it is not the element's own.
  public var customClass: String?
  /// The module of the class.
  public var customModule: String?
  /// `target` where the module is that of the target which builds the document.
  public var customModuleProvider: String?
  /// The object's part in its scene, such as `viewController` or `firstResponder`.
  public var sceneMemberID: String?
  /// The name by which the object's state is restored.
  public var restorationIdentifier: String?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.kind(of: node) == .element, let id = tree[node, .id] else { return nil }
    let facts = ElementFacts(node, of: tree)
    self.id = ObjectID(id)
    key = facts["key"]
    userLabel = facts["userLabel"]
    customClass = facts["customClass"]
    customModule = facts["customModule"]
    customModuleProvider = facts["customModuleProvider"]
    sceneMemberID = facts["sceneMemberID"]
    restorationIdentifier = facts["restorationIdentifier"]
  }
}
