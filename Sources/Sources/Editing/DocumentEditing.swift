import Editing
import InterfaceBuilder
package import SceneModel
package import SceneStore

/// Edits one document where it is, a file or one of a stored project: several edits at once, and back.
package struct DocumentEditing: Sendable {
  private enum Place {
    case file(DocumentInput)
    case stored(ProjectEditing, path: String)
  }

  private let place: Place

  /// An editing of a document of a file. Nothing is stored.
  package init(_ input: DocumentInput) { place = .file(input) }

  /// An editing of a document of a database.
  package init(_ stored: StoredDocument, in database: String) {
    place = .stored(ProjectEditing(database: database, project: stored.project), path: stored.path)
  }

  /// The document's path, as messages name it.
  package var path: String {
    switch place {
    case .file(let input): input.location
    case .stored(_, let path): path
    }
  }

  /// Makes edits in memory alone.
  ///
  /// - Parameters:
  ///   - edits: The edits, each of what those before it leave.
  ///   - expected: The fingerprint of the document as it was read; nil takes it as it is.
  /// - Throws: ``RefusedEdit``, ``NameError``, ``DocumentRefusal``, ``ChangedDocument``.
  package func prepare(_ edits: [PlannedEdit], expecting expected: String? = nil) throws -> PreparedEdit {
    switch place {
    case .file(let input): try prepare(edits, of: input, expecting: expected)
    case .stored(let project, let path): try project.prepare(edits, of: path, expecting: expected)
    }
  }

  private func prepare(
    _ edits: [PlannedEdit], of input: DocumentInput, expecting expected: String?
  ) throws -> PreparedEdit {
    let document = try read(input)
    if let expected { try document.expect(expected, at: input.location) }
    var edits = edits
    if !input.isOfStream {
      for (index, planned) in edits.enumerated() {
        guard let color = planned.edit.colorName else { continue }
        edits[index].settings.catalogs = try SurroundingColors.catalogs(around: input.location, having: color)
      }
    }
    return try PreparedEdit(edits, of: document, at: input.location) { before, after in
      try input.files(from: before, to: after)
    }
  }

  /// Makes edits and writes the document in place, all of them or none; of a stored document in one
  /// transaction.
  ///
  /// A link is followed where it was named, and the file keeps its permissions. Of a scene project the files
  /// are replaced one by one, the one that names the others last. Other programs of ours that write the
  /// document wait; where anything else changed it since it was read, nothing is written.
  ///
  /// - Throws: As ``prepare(_:expecting:)`` does, ``ProjectExport/Refusal``, ``UnprovenChange``.
  package func apply(_ edits: [PlannedEdit], expecting expected: String? = nil) throws -> PreparedEdit {
    let input: DocumentInput
    switch place {
    case .file(let file): input = file
    case .stored(let project, let path): return try project.apply(edits, to: path, expecting: expected).edit
    }
    // Before the document is read: whoever is quicker is waited for, and the edit is made of what it left.
    let locked = try LockedDocument(input)
    let prepared = try prepare(edits, of: input, expecting: expected)
    if prepared.isChange {
      try locked.write(prepared.edited, over: prepared.before, prepared.files, naming: prepared.named)
    }
    return prepared
  }

  /// Writes the document as it was before edits that were made.
  ///
  /// - Throws: ``ChangedDocument`` where it is not as the edits left it, ``DocumentRefusal``,
  ///   ``ProjectExport/Refusal``.
  package func takeBack(_ edit: PreparedEdit) throws {
    let input: DocumentInput
    switch place {
    case .file(let file): input = file
    case .stored(let project, _): return try project.takeBack(edit)
    }
    let locked = try LockedDocument(input)
    let document = try read(input)
    try document.expect(edit.edited.fingerprint, at: input.location)
    let files = try input.files(from: document, to: edit.before)
    try locked.write(edit.before, over: document, files, naming: edit.named)
  }

  private func read(_ input: DocumentInput) throws -> Document {
    try input.document(DocumentReader()).get().document
  }
}

extension Document {
  /// A short text that is another one for other bytes of the document.
  package var fingerprint: String { Fingerprint(DocumentWriter().write(self)).text }

  /// Looks whether the document is the one of a fingerprint.
  func expect(_ expected: String, at path: String) throws(ChangedDocument) {
    let found = fingerprint
    if found != expected { throw ChangedDocument(path: path, expected: expected, found: found) }
  }
}

/// A document that is not as it was read.
package struct ChangedDocument: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document's path.
  let path: String
  /// The fingerprints of the document as it was read, and as it is.
  let expected, found: String

  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    "\(path): error: not written: the document was changed since it was read (\(expected), now \(found)), "
      + "expected to be read again before it is changed"
  }
}
