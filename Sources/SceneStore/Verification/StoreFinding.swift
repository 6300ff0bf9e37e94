/// Something that is not as it must be in a database.
///
/// ```swift
/// let store = try SceneStore(path: "scenes.db", mode: .readOnly)
/// for finding in try store.verify() { print(finding) }
/// ```
public struct StoreFinding: Hashable, Sendable {
  /// The kind of a defect.
  public enum Reason: Hashable, Sendable {
    /// SQLite's integrity check says so.
    case integrity(String)
    /// A row of a table refers to a row that is not there.
    case reference(table: String)
    /// A document cannot be read.
    case unreadable(String)
    /// The columns of a document's own row are not those that follow from its tree.
    case columns
    /// The nodes of a document are not those that its tree is written as.
    case nodes
    /// The rows of a derived table are not those that follow: from a document's tree, from what was laid out,
    /// from the catalogue of devices.
    case derived(table: String)
    /// The table of size classes is not that of the nine.
    case sizeClasses
  }

  /// The defect.
  public let reason: Reason
  /// The path of the document that it is wrong in, or nil where it is in none.
  public let document: String?
}

extension StoreFinding: CustomStringConvertible {
  /// One line: the document, what was found and what was expected.
  public var description: String { document.map { "\($0): \(explanation)" } ?? explanation }

  private var explanation: String {
    switch reason {
    case .integrity(let message): "the file is damaged: \(message)"
    case .reference(let table): "a row of \(table) refers to nothing; expected the row that it names"
    case .unreadable(let message): message
    case .columns: "the document's row differs from its tree; expected what follows from it"
    case .nodes: "nodes are written in another way; expected the store's own"
    case .derived(let table):
      "rows of \(table) differ from what they follow from; expected that"
    case .sizeClasses: "the size classes differ; expected the nine"
    }
  }
}
