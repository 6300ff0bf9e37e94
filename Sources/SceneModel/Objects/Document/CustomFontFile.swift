/// The fonts of one file that a document uses: an `<array>` of `<customFonts>`.
public struct CustomFontFile: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "customFonts": [], "array": ["key"], "mutableArray": ["key"], "string": [],
  ]

  /// The file's name.
  public var file: String
  /// The fonts' PostScript names.
  public var fonts: [String]

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "array", "mutableArray"), let file = facts["key"],
      let parent = tree.parent(of: node), tree.isElement(parent, .customFonts)
    else { return nil }
    self.file = file
    fonts = facts.children("string").map { tree.text(in: $0.node) }
  }
}
