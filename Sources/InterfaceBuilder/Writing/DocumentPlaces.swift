package import SceneModel

/// Where the nodes of a document stand in its file, as ``DocumentWriter`` writes it.
///
/// A tree keeps no lines. A document that was not edited is written as it was read, so that these are the
/// places in the file that it was imported from; of an edited one, of one of a database and of a scene
/// project they are those in Interface Builder's form.
package struct DocumentPlaces: Sendable {
  /// The document's path.
  package let path: String
  private let starts: [Int]
  private let lines: SourceLines

  /// The places in a document.
  ///
  /// - Complexity: O(*n*) in the size of the file, which is written in memory.
  package init(_ document: Document) {
    var output = DocumentOutput(tree: document.tree, form: document.form, notesStarts: true)
    output.write()
    path = document.path
    starts = output.starts ?? []
    lines = SourceLines(output.bytes)
  }

  /// Where the first character of a node stands: of an element the `<` of its start tag.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package subscript(_ node: NodeID) -> DocumentPlace {
    let index = Int(node.index)
    let place = lines.place(of: starts.indices.contains(index) ? starts[index] : 0)
    return DocumentPlace(path: path, line: place.line, column: place.column)
  }
}
