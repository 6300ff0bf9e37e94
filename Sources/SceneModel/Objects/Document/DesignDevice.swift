/// The `<device>` that a document was last shown on in Interface Builder.
public struct DesignDevice: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "device": ["id", "orientation", "layout", "appearance"], "adaptation": ["id"],
  ]

  /// The device's name in Interface Builder, such as `retina6_1`.
  public var id: String
  /// `portrait` or `landscape`.
  public var orientation: String?
  /// How much of the screen is used, such as `fullscreen` or `splitview2_3`; older documents say so in an `<adaptation>`.
  public var layout: String?
  /// `light` or `dark`.
  public var appearance: String?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "device"), let id = facts["id"] else { return nil }
    self.id = id
    orientation = facts["orientation"]
    let adaptation = facts.child("adaptation")?["id"]
    let isAppearance = adaptation == "light" || adaptation == "dark"
    layout = facts["layout"] ?? (isAppearance ? nil : adaptation)
    appearance = facts["appearance"] ?? (isAppearance ? adaptation : nil)
  }
}
