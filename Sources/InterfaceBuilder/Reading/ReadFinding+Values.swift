package import SceneModel

extension ReadFinding {
  /// The values of chosen elements of a document that cannot be read, where they stand in the file that
  /// ``DocumentWriter`` writes.
  ///
  /// - Complexity: O(*n*) in the document's nodes, and in the size of its file where there are any.
  package static func unreadableValues(
    of document: Document, in isChosen: (NodeID) -> Bool
  ) -> [ReadFinding] {
    let values = document.tree.unreadableValues.filter { isChosen($0.node) }
    guard !values.isEmpty else { return [] }
    let places = DocumentPlaces(document)
    return values.map { value in
      let place = places[value.node]
      return ReadFinding(
        value, path: document.location ?? document.path, line: place.line, column: place.column)
    }
  }

  init(_ value: UnreadableValue, path: String, line: Int, column: Int) {
    self.init(
      reason: .unreadableValue(
        object: value.object.text, attribute: value.attribute, value: value.value,
        expected: value.form.expected), path: path, line: line, column: column)
  }
}
