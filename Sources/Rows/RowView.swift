/// A view whose rows are given: its columns, and the sentence that says what a row is.
///
/// This is the one description of the columns: the schemas of Arrow and of JSON are made of it, and a test
/// holds it to the views of the database (Documentation/SQL.md).
package struct RowView: Sendable {
  /// The origin of the rows of a document.
  package enum Origin: Sendable {
    /// The database's view of the same name, of the document as it is.
    case document
    /// The database's view of the same name, once the document is laid out.
    case layouts
    /// The database's view of the same name, once the document is checked.
    case checks
    /// The comparison with the document before it in a stream, where that is an earlier revision of it.
    case differences
    /// The reason why the document cannot be read.
    case refusal
  }

  package let name: String
  /// The sentence that says what a row is.
  package let meaning: String
  package let origin: Origin
  package let columns: [RowColumn]

  init(_ name: String, _ origin: Origin, _ meaning: String, _ columns: [RowColumn]) {
    self.name = name
    self.origin = origin
    self.meaning = meaning
    self.columns = Self.placeColumns + columns
  }

  /// The columns that say which document a row is of: the first ones of all views.
  private static let placeColumns: [RowColumn] = [
    .text("project", "The project's name: of a document of a stream that of its repository."),
    .optionalText("revision", "The revision of a document of a stream, null of other documents."),
    .text("document", "The path of the document in its project."),
  ]

  /// The view of a name; nil where there is none.
  package static func named(_ name: String) -> RowView? { all.first { $0.name == name } }

  /// The columns of the database's views that are numbers of one database, which rows do not have.
  package static let leftOut: Set<String> = ["document_id", "plan"]
}

extension RowView {
  /// The query that gives the rows of a stored document, `?1` its number and `?2` its revision; nil of views
  /// that the database does not have.
  var query: String? {
    switch origin {
    case .document, .layouts, .checks:
      let names = columns.map { $0.name == "revision" ? "?2 AS revision" : "\"\($0.name)\"" }
      return "SELECT \(names.joined(separator: ", ")) FROM \(name) WHERE document_id = ?1"
    case .differences, .refusal: return nil
    }
  }

  /// The query that gives one row of values, `?1` the first.
  var rowOfValues: String {
    "SELECT " + columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
  }
}
