package import Editing

/// Edits a document where it is: a file, or one of a directory or a scene project. Nothing is stored.
package struct FileEditing: Sendable {
  /// The path of a document, or of a directory of documents.
  package let path: String

  /// An editing of the documents at a path.
  package init(path: String) { self.path = path }

  /// Makes an edit in memory alone.
  ///
  /// - Parameters:
  ///   - edit: The edit to make.
  ///   - document: The document's path in the directory, or its file's name where no other document has it;
  ///     nil for the only document.
  ///   - settings: How the edit is made.
  /// - Throws: ``RefusedEdit``, ``NameError``, ``SourceError``, ``DocumentRefusal``.
  package func prepare(
    _ edit: Edit, of document: String? = nil, _ settings: EditSettings = EditSettings()
  ) throws -> PreparedEdit {
    try DocumentEditing(choose(document)).prepare([PlannedEdit(edit, settings)])
  }

  /// Makes an edit and writes the document in place, whole or not at all; a file that does not change stays.
  ///
  /// - Throws: As ``prepare(_:of:_:)`` does, ``ProjectExport/Refusal``, ``UnprovenChange``.
  package func apply(
    _ edit: Edit, to document: String? = nil, _ settings: EditSettings = EditSettings()
  ) throws -> PreparedEdit {
    if path == ProjectInput.standardInput { throw SourceError(.notInPlace, path: path) }
    return try DocumentEditing(choose(document)).apply([PlannedEdit(edit, settings)])
  }

  private func choose(_ name: String?) throws -> DocumentInput {
    let found = ProjectInput(at: [path])
    if found.documents.isEmpty {
      if let refusal = found.refusals.first { throw refusal }
      throw SourceError(.noDocuments, path: path)
    }
    // Of both forms of a document the file of Interface Builder is edited, which comes first.
    let inputs = found.plan.filter { $0.earlier == nil }.map(\.input)
    return inputs[try DocumentName.index(of: name, among: inputs.map(\.path), in: path)]
  }
}
