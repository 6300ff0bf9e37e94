import JSONText
package import SceneStore

/// Rows as JSON Lines: an object a line, whose first member names the view.
package final class RowLines: RowOutput {
  private let write: ([UInt8]) throws -> Void
  /// Whether a line follows the rows of each document, and all is written then.
  private let endsDocuments: Bool
  private var json = JSONWriter()
  private var count = 0

  /// Lines that go to a function, some at a time.
  ///
  /// - Parameter endsDocuments: Whether a line of the view `end` follows the rows of each document.
  package init(endsDocuments: Bool, write: @escaping ([UInt8]) throws -> Void) {
    self.endsDocuments = endsDocuments
    self.write = write
  }

  package func add(_ row: QueryRow, of view: RowView) throws {
    count += 1
    json.beginObject()
    json.member("view", view.name)
    for (index, column) in view.columns.enumerated() {
      json.name(column.name)
      if row.isNull(index) {
        json.null()
        continue
      }
      switch column.kind {
      case .text: json.string(row[index].text ?? "")
      case .integer: json.integer(row.integer(index))
      case .real: json.number(row.number(index))
      case .truth: json.boolean(row.integer(index) != 0)
      }
    }
    json.end()
    if json.count >= Self.pieceSize { try flush() }
  }

  package func endDocument(_ name: RowDocument, refusal: String?) throws {
    guard endsDocuments else { return }
    let rows = count
    json.object { json in
      json.member("view", "end")
      json.member("project", name.project)
      json.member("revision", name.revision)
      json.member("document", name.path)
      json.member("rows", rows)
      json.member("refused", refusal)
    }
    count = 0
    try flush()
  }

  package func finish() throws { try flush() }

  private static let pieceSize = 1 << 16

  private func flush() throws {
    var bytes: [UInt8] = []
    json.drain(into: &bytes)
    if !bytes.isEmpty { try write(bytes) }
  }
}
