package import SceneModel

extension SceneStore {
  /// Reads from a document what its rows say beside its elements and attributes, as an import does, and stores nothing.
  package static func derive(_ document: Document) {
    _ = DocumentColumns(document)
    _ = Derivation.rows(of: document)
  }
}
