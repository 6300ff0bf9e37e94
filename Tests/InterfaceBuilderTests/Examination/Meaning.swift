import SceneModel

/// The meaning of a document in any spelling: white space between tags is nothing, characters side by side
/// are one text.
struct Meaning: Equatable {
  private var facts: [[UInt8]] = []
  private var characters = ""

  init(_ tree: ElementTree) { add(.document, of: tree) }

  private mutating func add(_ node: NodeID, of tree: ElementTree) {
    let children = tree.children(of: node).map { $0 }
    let isCharacters = children.map { Self.areCharacters(tree.kind(of: $0)) }
    let isMixed = node == .document || isCharacters.contains(false)
    for (child, characters) in zip(children, isCharacters) {
      if characters {
        self.characters += Self.meaning(of: child, tree)
      } else {
        endCharacters(isMixed: isMixed)
        addMarkup(child, of: tree)
      }
    }
    endCharacters(isMixed: isMixed)
  }

  private mutating func endCharacters(isMixed: Bool) {
    if !characters.isEmpty, !isMixed || !XMLText.isWhiteSpace(characters) { add("text", characters) }
    characters = ""
  }

  private mutating func addMarkup(_ node: NodeID, of tree: ElementTree) {
    guard tree.kind(of: node) == .element else {
      return add("\(tree.kind(of: node))", tree.storedText(of: node))
    }
    add("element", tree.tag(of: node))
    for attribute in tree.attributes(of: node) {
      add("attribute", tree.names.text(attribute.name))
      add("value", attribute.value)
    }
    add(node, of: tree)
    add("end", "")
  }

  private mutating func add(_ kind: String, _ text: String) { facts += [Array(kind.utf8), Array(text.utf8)] }

  private static func areCharacters(_ kind: NodeKind) -> Bool {
    kind == .text || kind == .spelledText || kind == .characterData
  }

  private static func meaning(of node: NodeID, _ tree: ElementTree) -> String {
    let text = tree.storedText(of: node)
    return switch tree.kind(of: node) {
    case .spelledText: XMLText.decoded(text)
    case .characterData: XMLText.decodedLineEnds(text)
    default: text
    }
  }
}
