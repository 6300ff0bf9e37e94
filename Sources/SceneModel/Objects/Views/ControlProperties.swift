/// What every control may say: a button, a switch, a slider, a field. Nil is the class's own.
public struct ControlProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = KeyValuePairs(
    dictionaryLiteral: ("button", own), ("switch", own), ("slider", own), ("stepper", own),
    ("segmentedControl", own), ("textField", own), ("datePicker", own), ("pageControl", own))
  private static let own = [
    "id", "enabled", "selected", "highlighted", "contentHorizontalAlignment", "contentVerticalAlignment",
  ]
  private static let elements: Set<String> = Set(vocabulary.map(\.key))

  public var id: ObjectID
  public var isEnabled: Bool?
  public var isSelected: Bool?
  public var isHighlighted: Bool?
  public var contentHorizontalAlignment: String?
  public var contentVerticalAlignment: String?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.kind(of: node) == .element, Self.elements.contains(tree.tag(of: node)),
      let id = tree[node, .id]
    else { return nil }
    let facts = ElementFacts(node, of: tree)
    self.id = ObjectID(id)
    isEnabled = facts.flag("enabled")
    isSelected = facts.flag("selected")
    isHighlighted = facts.flag("highlighted")
    contentHorizontalAlignment = facts["contentHorizontalAlignment"]
    contentVerticalAlignment = facts["contentVerticalAlignment"]
  }
}
