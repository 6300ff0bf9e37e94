/// The content of a scene project's `project.json`.
package struct ProjectHead: Hashable, Sendable {
  /// The name of the format in the file, so that other JSON is not taken for it.
  package static let format = "ninefold scene project"
  /// The version of the format that is written, the newest that is read.
  package static let version = 1
  /// The name of the file.
  package static let file = "project.json"

  /// The project's name.
  package var name: String
  /// The documents in the project's order.
  package var documents: [Entry]

  /// One document of a project.
  package struct Entry: Hashable, Sendable {
    /// The document's path, as ``Document/path``.
    package var path: String
    /// The folder of the document's files in the scene project: its path, where every disk can hold it beside
    /// the others.
    package var folder: String

    /// A document of a path, with its files in a folder.
    package init(path: String, folder: String) {
      self.path = path
      self.folder = folder
    }
  }
}

/// The names that the format has inside a document's folder and its files.
enum FormatName {
  static let documentFile = "document.json"
  static let objectsFile = "Objects.json"
  static let file = "#file"
  static let text = "#text"
  static let spelledText = "#spelled"
  static let characterData = "#cdata"
  static let comment = "#comment"
  static let instruction = "#instruction"
  static let documentType = "#doctype"
  static let tag = "tag"
  static let children = "children"
}
