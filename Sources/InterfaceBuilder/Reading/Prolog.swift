import SceneModel

/// The text before a document's root element.
enum Prolog {
  /// Refuses a declaration or a document type that is not as XML has it, where libxml2 looks away.
  static func examine(_ tree: ElementTree, _ form: FileForm, offsets: [Int32]) throws(ReadDefect) {
    guard form.declaration.isEmpty || XMLGrammar.isDeclaration(form.declaration) else {
      throw ReadDefect(.malformed("a declaration that is none, expected one as XML has it"), at: 0)
    }
    for node in tree.children(of: .document) where tree.kind(of: node) == .documentType {
      guard XMLGrammar.isDocumentType(tree.storedText(of: node)) else {
        throw ReadDefect(
          .malformed("a document type that is none, expected one as XML has it"),
          at: Int(offsets[Int(node.index)]))
      }
    }
  }
}
