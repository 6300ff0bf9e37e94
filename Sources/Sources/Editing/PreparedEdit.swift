package import Editing
import InterfaceBuilder
package import SceneModel

/// An edit, and how it is made.
package struct PlannedEdit: Sendable {
  let edit: Edit
  var settings: EditSettings

  package init(_ edit: Edit, _ settings: EditSettings) {
    self.edit = edit
    self.settings = settings
  }
}

/// Edits that were made in memory, one after the other, and their changes of the files.
package struct PreparedEdit: Sendable {
  /// A file that the edit changes.
  package struct File: Sendable {
    /// The path as the user named it, or of a stored document its path in the project.
    let path: String
    /// The bytes, nil where there is no file.
    let before: [UInt8]?
    let after: [UInt8]?
  }

  /// The document's path, as a message names it.
  package let document: String
  /// The outcome of the edit.
  package let outcome: EditOutcome
  /// The document before, and the edited one.
  package let before, edited: Document
  /// The identifiers of what the edits are of, and of what they added, removed and uninstalled.
  let named: Set<String>
  let files: [File]

  /// Whether the edit changes anything.
  package var isChange: Bool { files.isChange }

  /// The changes of the edit: a unified diff for each file, as `patch` and `git apply` take it; empty
  /// where nothing changes.
  package var difference: String { files.difference }

  /// Makes edits of a document, each of what those before it left.
  ///
  /// - Parameters:
  ///   - path: The document's path, as a message names it.
  ///   - files: The files of a document that has the path.
  /// - Throws: ``RefusedEdit``, and what `files` throws; then none is made.
  init(
    _ edits: [PlannedEdit], of document: Document, at path: String,
    files: (_ before: Document, _ after: Document) throws -> [File]
  ) throws {
    var edited = document
    var outcome = EditOutcome()
    var named: Set<String> = []
    for planned in edits {
      let edit = try planned.settings.resolved(planned.edit, in: edited)
      let made = try planned.settings.apply(edit, to: &edited, at: path)
      named.formUnion(([edit.object] + made.added + made.removed + made.uninstalled).map(\.text))
      outcome.add(made)
    }
    self.outcome = outcome
    self.named = named.subtracting([""])
    self.document = path
    before = document
    self.edited = edited
    self.files = try files(document, edited)
  }
}

extension [PreparedEdit.File] {
  /// Whether the files change.
  package var isChange: Bool { contains { $0.before != $0.after } }

  /// The changes: a unified diff for each file; empty where nothing changes.
  package var difference: String {
    map { UnifiedDifference(from: $0.before, to: $0.after).text(of: $0.path) }.joined()
  }
}

extension PreparedEdit.File {
  /// A document's own file.
  package init(path: String, before: Document, after: Document) {
    let writer = DocumentWriter()
    self.init(path: path, before: writer.write(before), after: writer.write(after))
  }
}
