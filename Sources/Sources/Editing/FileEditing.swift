package import Editing
import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneProject

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
    try prepare(edit, of: choose(document), settings)
  }

  private func prepare(
    _ edit: Edit, of input: DocumentInput, _ settings: EditSettings
  ) throws -> PreparedEdit {
    let read = try input.document(DocumentReader()).get().document
    var settings = settings
    if let color = edit.colorName, path != ProjectInput.standardInput {
      settings.catalogs = try SurroundingColors.catalogs(around: input.location, having: color)
    }
    return try PreparedEdit(edit, of: read, at: input.location, settings) { before, after in
      try input.files(from: before, to: after)
    }
  }

  /// Makes an edit and writes the document in place, whole or not at all; a file that does not change stays.
  ///
  /// A link is followed where it was named, and the file keeps its permissions. Of a scene project the files
  /// are replaced one by one, the one that names the others last. Other programs of ours that write the
  /// document wait; where anything else changed it since it was read, nothing is written.
  ///
  /// - Throws: As ``prepare(_:of:_:)`` does, ``ProjectExport/Refusal``, ``UnprovenChange``.
  package func apply(
    _ edit: Edit, to document: String? = nil, _ settings: EditSettings = EditSettings()
  ) throws -> PreparedEdit {
    if path == ProjectInput.standardInput { throw SourceError(.notInPlace, path: path) }
    let input = try choose(document)
    // Before the document is read: whoever is quicker is waited for, and the edit is made of what it left.
    let locked = try LockedDocument(input)
    let prepared = try prepare(edit, of: input, settings)
    if prepared.isChange {
      try locked.write(prepared.edited, over: prepared.before, prepared.files, naming: prepared.named)
    }
    return prepared
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
