/// One Interface Builder document: its path in the project, its tree, and the form of its file.
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// for scene in document.scenes { print(scene.name, scene.id) }
/// try document.apply(.set("Odv-L2-9h5", attribute: "text", to: "Saltwick"))
/// let bytes = DocumentWriter().write(document)
/// print(bytes.count)
/// ```
public struct Document: Sendable {
  /// The path relative to the project's folder, with `/` between folders.
  public var path: String
  /// The path by which the system opens the file that the document was read from; nil of another document.
  package var location: String?
  /// The whole content of the document, in order.
  public var tree: ElementTree {
    didSet { measure = nil }
  }
  /// The form of the file.
  package var form: FileForm {
    didSet { measure = nil }
  }
  /// The measure of the last examination; nil where the document has changed since, or was never examined.
  package var measure: DocumentMeasure?

  /// A document of a path, a tree and a form.
  package init(path: String, tree: ElementTree, form: FileForm = FileForm()) {
    self.path = path
    self.tree = tree
    self.form = form
  }
}

/// The spelling that holds throughout the file's text. The default is Interface Builder's.
package struct FileForm: Hashable, Sendable {
  /// Whether the file starts with a UTF-8 byte order mark.
  package var hasByteOrderMark = false
  /// The XML declaration as it is spelled, or empty text where the file has none.
  package var declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
  /// The line end: `\n`, `\r\n` or `\r`.
  package var lineEnd = "\n"
  /// The white space that one level of depth adds.
  package var indentation = "    "
  /// The white space before the `/>` of an element without children.
  package var emptyElementGap = ""

  /// The form in which Interface Builder writes.
  package init() {}
}
