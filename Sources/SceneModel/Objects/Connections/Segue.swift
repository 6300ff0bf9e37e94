/// A `<segue>`: how one controller leads to another, or holds it.
public struct Segue: Hashable, Sendable {
  public var destination: ObjectID
  /// `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom`, `popoverPresentation`, `push`, `modal`, and so on.
  public var kind: String
  /// Of a `relationship`: which, such as `rootViewController`.
  public var relationship: String?
  /// The name by which code performs the segue.
  public var identifier: String?
  public var customClass: String?
  public var customModule: String?
  /// Of an `unwind`: the selector.
  public var unwindAction: String?
  public var modalPresentationStyle: String?
  public var modalTransitionStyle: String?
  /// Whether the transition moves.
  public var animates: Bool
  /// What a popover points at: a view, or a bar item.
  public var popoverAnchor: ObjectID?
  /// The selector of a method that makes the destination.
  public var destinationCreationSelector: String?
  public var id: ObjectID

  /// Reads a `<segue>`. A reference to one, which has no destination, is none.
  init?(_ facts: ElementFacts, id: ObjectID) {
    guard let destination = facts.reference("destination") else { return nil }
    self.destination = destination
    self.id = id
    kind = facts["kind"] ?? ""
    relationship = facts["relationship"]
    identifier = facts["identifier"]
    customClass = facts["customClass"]
    customModule = facts["customModule"]
    unwindAction = facts["unwindAction"]
    modalPresentationStyle = facts["modalPresentationStyle"]
    modalTransitionStyle = facts["modalTransitionStyle"]
    animates = facts.flag("animates") ?? true
    popoverAnchor = facts.reference("popoverAnchorView") ?? facts.reference("popoverAnchorBarButtonItem")
    destinationCreationSelector = facts["destinationCreationSelector"]
  }
}
