/// A connection from the object whose `<connections>` hold it to another.
public enum Connection: ElementReading {
  /// A property that holds the other object.
  case outlet(property: String, destination: ObjectID, id: ObjectID)
  /// A property that holds the other object among several. `appends` of connections that add to what is there.
  case outletCollection(
    property: String, destination: ObjectID, collectionClass: String?, appends: Bool, id: ObjectID)
  /// A message to the other object.
  case action(Action)
  /// A way to another controller.
  case segue(Segue)

  public static let vocabulary: KeyValuePairs = [
    "outlet": ["property", "destination", "id"],
    "outletCollection": ["property", "destination", "collectionClass", "appends", "id"],
    "action": ["selector", "destination", "target", "eventType", "id"],
    "segue": [
      "destination", "kind", "relationship", "identifier", "customClass", "customModule", "unwindAction",
      "modalPresentationStyle", "modalTransitionStyle", "animates", "popoverAnchorView",
      "popoverAnchorBarButtonItem", "destinationCreationSelector", "id",
    ],
  ]

  /// A message that a control or an item sends.
  public struct Action: Hashable, Sendable {
    public var selector: String
    /// The object that is sent to: `destination` of documents of iOS, `target` of macOS. Nil is the first responder.
    public var target: ObjectID?
    /// The event that sends it, such as `touchUpInside`; nil where the sender has but one.
    public var eventType: String?
    public var id: ObjectID
  }

  /// The object at the other end.
  public var destination: ObjectID? {
    switch self {
    case .outlet(_, let destination, _), .outletCollection(_, let destination, _, _, _): destination
    case .action(let action): action.target
    case .segue(let segue): segue.destination
    }
  }

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.kind(of: node) == .element else { return nil }
    let facts = ElementFacts(node, of: tree)
    let id = ObjectID(facts["id"] ?? "")
    switch facts.element {
    case "outlet":
      guard let property = facts["property"], let destination = facts.reference("destination") else {
        return nil
      }
      self = .outlet(property: property, destination: destination, id: id)
    case "outletCollection":
      guard let property = facts["property"], let destination = facts.reference("destination") else {
        return nil
      }
      self = .outletCollection(
        property: property, destination: destination, collectionClass: facts["collectionClass"],
        appends: facts.flag("appends") ?? false, id: id)
    case "action":
      guard let selector = facts["selector"] else { return nil }
      let target = facts.reference("destination") ?? facts.reference("target")
      self = .action(Action(selector: selector, target: target, eventType: facts["eventType"], id: id))
    case "segue":
      guard let segue = Segue(facts, id: id) else { return nil }
      self = .segue(segue)
    default: return nil
    }
  }
}
