package import SceneStore

/// The rows of one view as a stream of Apache Arrow.
package final class RowBatches: RowOutput {
  private let view: RowView
  private let write: ([UInt8]) throws -> Void
  /// Whether a batch ends with each document, says of which it is, and is written then.
  private let endsDocuments: Bool
  private var columns: [ArrowColumn]
  private var count = 0
  private var hasBegun = false

  /// A stream that goes to a function, a message at a time.
  ///
  /// - Parameter endsDocuments: Whether each document has a last batch, without rows where it has none, whose
  ///   metadata name it: `project`, `revision`, `document`, `end`, and `refused` with the reason.
  package init(of view: RowView, endsDocuments: Bool, write: @escaping ([UInt8]) throws -> Void) {
    self.view = view
    self.write = write
    self.endsDocuments = endsDocuments
    columns = view.columns.map(ArrowColumn.init)
  }

  /// The most rows, and the bytes of values from which on a batch is written.
  private static let batchRows = 65_536
  private static let batchBytes = 8 << 20

  package func add(_ row: QueryRow, of view: RowView) throws {
    // A stream has the columns of one view.
    guard view.name == self.view.name else { return }
    var bytes = 0
    for index in columns.indices {
      columns[index].append(row, index)
      bytes += columns[index].byteCount
    }
    count += 1
    if count >= Self.batchRows || bytes >= Self.batchBytes { try writeBatch([]) }
  }

  package func endDocument(_ name: RowDocument, refusal: String?) throws {
    guard endsDocuments else { return }
    var notes = [("project", name.project), ("document", name.path), ("end", "true")]
    if let revision = name.revision { notes.append(("revision", revision)) }
    if let refusal { notes.append(("refused", refusal)) }
    try writeBatch(notes)
  }

  package func finish() throws {
    if count > 0 { try writeBatch([]) } else { try begin() }
    try write(ArrowMessage.end)
  }

  /// Writes the schema, where nothing was written before.
  package func begin() throws {
    if hasBegun { return }
    hasBegun = true
    try write(ArrowMessage.schema(of: view))
  }

  private func writeBatch(_ notes: [(String, String)]) throws {
    try begin()
    try write(ArrowMessage.batch(of: columns, count: count, notes: notes))
    columns = view.columns.map(ArrowColumn.init)
    count = 0
  }
}
