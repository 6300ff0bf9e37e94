/// How a scroll view, a table, a collection or a text view scrolls. Nil is the class's own.
public struct ScrollProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = KeyValuePairs(
    dictionaryLiteral: ("scrollView", own), ("tableView", own), ("collectionView", own), ("textView", own))
  private static let own = [
    "id", "scrollEnabled", "pagingEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
    "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "directionalLockEnabled",
    "delaysContentTouches", "canCancelContentTouches", "bouncesZoom", "keyboardDismissMode", "indicatorStyle",
    "contentInsetAdjustmentBehavior", "minimumZoomScale", "maximumZoomScale",
  ]
  private static let elements: Set<String> = Set(vocabulary.map(\.key))

  public var id: ObjectID
  public var isScrollEnabled: Bool?
  public var isPagingEnabled: Bool?
  public var bounces: Bool?
  public var alwaysBounceVertical: Bool?
  public var alwaysBounceHorizontal: Bool?
  public var showsVerticalScrollIndicator: Bool?
  public var showsHorizontalScrollIndicator: Bool?
  public var isDirectionalLockEnabled: Bool?
  public var delaysContentTouches: Bool?
  public var canCancelContentTouches: Bool?
  public var bouncesZoom: Bool?
  public var keyboardDismissMode: String?
  public var indicatorStyle: String?
  public var contentInsetAdjustmentBehavior: String?
  public var minimumZoomScale: Double?
  public var maximumZoomScale: Double?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.kind(of: node) == .element, Self.elements.contains(tree.tag(of: node)),
      let id = tree[node, .id]
    else { return nil }
    let facts = ElementFacts(node, of: tree)
    self.id = ObjectID(id)
    isScrollEnabled = facts.flag("scrollEnabled")
    isPagingEnabled = facts.flag("pagingEnabled")
    bounces = facts.flag("bounces")
    alwaysBounceVertical = facts.flag("alwaysBounceVertical")
    alwaysBounceHorizontal = facts.flag("alwaysBounceHorizontal")
    showsVerticalScrollIndicator = facts.flag("showsVerticalScrollIndicator")
    showsHorizontalScrollIndicator = facts.flag("showsHorizontalScrollIndicator")
    isDirectionalLockEnabled = facts.flag("directionalLockEnabled")
    delaysContentTouches = facts.flag("delaysContentTouches")
    canCancelContentTouches = facts.flag("canCancelContentTouches")
    bouncesZoom = facts.flag("bouncesZoom")
    keyboardDismissMode = facts["keyboardDismissMode"]
    indicatorStyle = facts["indicatorStyle"]
    contentInsetAdjustmentBehavior = facts["contentInsetAdjustmentBehavior"]
    minimumZoomScale = facts.number("minimumZoomScale")
    maximumZoomScale = facts.number("maximumZoomScale")
  }
}
