import SceneStore
import Testing

@testable import Rows

/// A stream of Apache Arrow, read by a reader of its own (arrow.apache.org/docs/format/Columnar.html).
/// `Scripts/test-fleet` reads the same by Arrow's own library.
struct ArrowTests {
  /// A table in the format of FlatBuffers (flatbuffers.dev/internals).
  private struct Table {
    let bytes: [UInt8]
    let place: Int

    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    /// Where the value of a field stands; nil where it has none.
    func field(_ index: Int) -> Int? {
      let fields = place - Int(Int32(truncatingIfNeeded: number(place, 4)))
      let offset = 4 + 2 * index < number(fields, 2) ? number(fields + 4 + 2 * index, 2) : 0
      return offset == 0 ? nil : place + offset
    }

    func table(_ index: Int) -> Table? { field(index).map { Table(bytes: bytes, place: $0 + number($0, 4)) } }

    func tables(_ index: Int) -> [Table] {
      guard let start = field(index).map({ $0 + number($0, 4) }) else { return [] }
      return (0..<number(start, 4)).map { element in
        let place = start + 4 + 4 * element
        return Table(bytes: bytes, place: place + number(place, 4))
      }
    }

    func text(_ index: Int) -> String? {
      field(index).map { $0 + number($0, 4) }.map { start in
        String(decoding: bytes[(start + 4)..<(start + 4 + number(start, 4))], as: UTF8.self)
      }
    }

    /// The numbers of eight bytes in a vector of pairs.
    func pairs(_ index: Int) -> [Int] {
      guard let start = field(index).map({ $0 + number($0, 4) }) else { return [] }
      #expect((start + 4).isMultiple(of: 8))
      return (0..<number(start, 4) * 2).map { number(start + 4 + 8 * $0, 8) }
    }
  }

  /// The messages of a stream: what describes each, and its body.
  private static func messages(_ bytes: [UInt8]) throws -> [(message: Table, body: [UInt8])] {
    var messages: [(Table, [UInt8])] = []
    var place = 0
    while true {
      #expect(place.isMultiple(of: 8) && bytes[place..<place + 4] == [0xFF, 0xFF, 0xFF, 0xFF])
      let size = Table(bytes: bytes, place: 0).number(place + 4, 4)
      if size == 0 { break }
      let metadata = Array(bytes[(place + 8)..<(place + 8 + size)])
      let root = Table(bytes: metadata, place: Table(bytes: metadata, place: 0).number(0, 4))
      let length = root.number(try #require(root.field(3)), 8)
      messages.append((root, Array(bytes[(place + 8 + size)..<(place + 8 + size + length)])))
      place += 8 + size + length
    }
    #expect(place + 8 == bytes.count)
    return messages
  }

  @Test func `a stream has the columns and the rows`() throws {
    let view = try #require(RowView.named("refused"))
    var bytes: [UInt8] = []
    let batches = RowBatches(of: view, endsDocuments: true) { bytes += $0 }
    let store = try SceneStore()
    for revision in ["1f", nil] {
      let name = RowDocument(project: "app", revision: revision, path: "Ü.xib")
      try store.forEachRow(of: view.rowOfValues, name.values + [.text("no")]) {
        try batches.add($0, of: view)
      }
    }
    try batches.endDocument(RowDocument(project: "app", path: "Ü.xib"), refusal: "no")
    try batches.finish()

    let messages = try Self.messages(bytes)
    #expect(messages.count == 2)
    let schema = try #require(messages.first?.message.table(2))
    #expect(schema.tables(1).map { $0.text(0) } == ["project", "revision", "document", "reason"])
    #expect(schema.tables(1).map { $0.bytes[$0.field(1) ?? 0] } == [0, 1, 0, 0])
    let (message, body) = try #require(messages.last)
    let batch = try #require(message.table(2))
    #expect(batch.number(try #require(batch.field(0)), 8) == 2)
    // Of each column: the rows, and how many are null.
    #expect(batch.pairs(1) == [2, 0, 2, 1, 2, 0, 2, 0])
    let buffers = batch.pairs(2)
    func buffer(_ index: Int) -> [UInt8] {
      Array(body[buffers[2 * index]..<buffers[2 * index] + buffers[2 * index + 1]])
    }
    #expect(buffers.count == 24)
    #expect(buffer(3) == [1])
    #expect(buffer(4) == [0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0])
    #expect(String(decoding: buffer(5), as: UTF8.self) == "1f")
    #expect(String(decoding: buffer(8), as: UTF8.self) == "Ü.xibÜ.xib")
    let notes = message.tables(4).map { [$0.text(0), $0.text(1)] }
    #expect(notes == [["project", "app"], ["document", "Ü.xib"], ["end", "true"], ["refused", "no"]])
  }
}
