/// A `<textInputTraits>`: how text is entered. Each value is spelled as in the document; nil is the system's.
public struct TextInputTraits: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "textInputTraits": [
      "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
      "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically", "secureTextEntry",
      "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "textContentType",
    ]
  ]

  public var autocapitalizationType: String?
  public var autocorrectionType: String?
  public var spellCheckingType: String?
  public var keyboardType: String?
  public var keyboardAppearance: String?
  public var returnKeyType: String?
  public var enablesReturnKeyAutomatically: Bool
  /// Whether what is entered is hidden.
  public var isSecure: Bool
  public var smartDashesType: String?
  public var smartInsertDeleteType: String?
  public var smartQuotesType: String?
  /// What the text is, so that the system can fill it in, such as `password`.
  public var textContentType: String?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "textInputTraits") else { return nil }
    autocapitalizationType = facts["autocapitalizationType"]
    autocorrectionType = facts["autocorrectionType"]
    spellCheckingType = facts["spellCheckingType"]
    keyboardType = facts["keyboardType"]
    keyboardAppearance = facts["keyboardAppearance"]
    returnKeyType = facts["returnKeyType"]
    enablesReturnKeyAutomatically = facts.flag("enablesReturnKeyAutomatically") ?? false
    isSecure = facts.flag("secureTextEntry") ?? false
    smartDashesType = facts["smartDashesType"]
    smartInsertDeleteType = facts["smartInsertDeleteType"]
    smartQuotesType = facts["smartQuotesType"]
    textContentType = facts["textContentType"]
  }
}
