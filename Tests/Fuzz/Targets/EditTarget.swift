import Editing
import InterfaceBuilder
import SceneModel
import SceneStore

extension FuzzTarget {
  /// Sequences of edits, of a document that stands behind them or of a small one of our own.
  static let edits = FuzzTarget(
    "edits", InputForm(.records(length: EditRecords.length), words: documentWords), longest: 4 << 10,
    seeds: { EditRecords.seeds },
    check: { input, isThorough in
      guard let document = EditRecords.document(of: input) else { return }
      let sequence = EditSequence(document, input)
      try sequence.edit()
      if isThorough { try sequence.journal() }
    })
}

/// The bytes of an input as edits.
struct EditRecords {
  /// The bytes of one edit.
  static let length = 12

  private let records: ArraySlice<UInt8>

  /// The edits of an input.
  init(_ input: [UInt8]) {
    records = input[..<InputForm.endOfRecords(input, length: Self.length)].dropFirst()
  }

  /// The document of an input: the one behind the records, or where there is none one that the
  /// first byte chooses.
  static func document(of input: [UInt8]) -> Document? {
    let rest = Array(input[InputForm.endOfRecords(input, length: length)...])
    let bytes = rest.isEmpty ? smallDocuments[Int(input.last ?? 0) % smallDocuments.count] : rest
    return try? DocumentReader().read(bytes, path: "Main.storyboard")
  }

  /// Hands the edits to a body, each made for the document as the edits before have left it.
  func forEach(of document: inout Document, _ body: (inout Document, EditRecord) throws -> Void) rethrows {
    for choices in choices { try body(&document, EditRecord(choices, document)) }
  }

  /// The bytes that choose each edit, at most twelve.
  var choices: [ByteChoices] {
    stride(from: records.startIndex, to: records.endIndex, by: Self.length).prefix(12).map { start in
      ByteChoices(records[start..<min(start + Self.length, records.endIndex)])
    }
  }

  static let seeds: [[UInt8]] = smallDocuments.enumerated().flatMap { number, document in
    (0..<12).map { kind -> [UInt8] in
      let records = (0..<4).flatMap { step -> [UInt8] in
        [
          UInt8(kind + step), 0, UInt8(step + 1), 0, UInt8(step), 0, UInt8(kind * 5), 0, UInt8(step),
          UInt8(step), 1, 7,
        ]
      }
      return [4] + records + (kind % 4 == 0 ? document : [UInt8(number)])
    }
  }
}

/// Edits of one document one after another.
private struct EditSequence {
  private let start: Document
  private let records: EditRecords

  init(_ document: Document, _ input: [UInt8]) {
    start = document
    records = EditRecords(input)
  }

  /// Edits the document by itself.
  ///
  /// Throws where a refused edit changes the document, or where one that was made leaves a document that is
  /// not read again.
  func edit() throws {
    var document = start
    try records.forEach(of: &document) { document, record in
      let before = document
      do throws(EditError) {
        _ = try record.apply(to: &document)
      } catch {
        try require(!error.description.isEmpty, "an error without a text")
        return try require(document.bytes == before.bytes, "a refused edit changed the document: \(record)")
      }
      try document.requireRereading(after: "\(record)")
    }
  }

  /// Edits the document in a store, undoes and redoes all.
  ///
  /// Throws where other bytes come back, or where the store finds a defect of its own.
  func journal() throws {
    let store = try SceneStore()
    try store.importDocument(start, project: "p")
    guard let id = try store.documents().first?.id else { throw BrokenProperty("nothing was stored") }
    var document = try store.document(id)
    var made = 0
    try records.forEach(of: &document) { document, record in
      do {
        let entry = try store.edit(document: id) { document in
          let outcome = try record.apply(to: &document)
          return EditNote(summary: outcome.summary, sizeClass: record.sizeClass, made: 0)
        }
        if entry != nil { made += 1 }
      } catch is EditError {
        // Nothing was written.
      }
      document = try store.document(id)
    }
    let last = document.bytes
    for _ in 0..<made { try store.undo() }
    try require(try store.document(id).bytes == start.bytes, "other bytes after undoing all")
    for _ in 0..<made { try store.redo() }
    try require(try store.document(id).bytes == last, "other bytes after redoing all")
    let findings = try store.verify()
    try require(findings.isEmpty, "an edited document is found wrong: \(findings)")
  }
}
