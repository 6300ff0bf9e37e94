package import SceneStore

/// Takes the rows of documents, one document after another, and writes them in a form.
package protocol RowOutput: AnyObject {
  /// Adds a row of a view.
  func add(_ row: QueryRow, of view: RowView) throws

  /// Ends the rows of a document.
  ///
  /// - Parameter refusal: The reason why the document could not be read or laid out; nil where it could.
  func endDocument(_ name: RowDocument, refusal: String?) throws

  /// Ends all rows.
  func finish() throws
}

/// The name of a document among those whose rows are given.
package struct RowDocument: Hashable, Sendable {
  package let project: String
  /// Nil of a document that has none.
  package let revision: String?
  package let path: String

  package init(project: String, revision: String? = nil, path: String) {
    self.project = project
    self.revision = revision
    self.path = path
  }

  /// The values of the first columns of all views.
  var values: [SQLValue] { [.text(project), .optional(revision), .text(path)] }
}
