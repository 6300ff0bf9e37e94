/// Messages of the streaming format of Apache Arrow, version 1.0, without compression
/// (arrow.apache.org/docs/format/Columnar.html).
enum ArrowMessage {
  /// The bytes that end a stream.
  static let end: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]

  /// The message that says the columns of the batches that follow.
  static func schema(of view: RowView) -> [UInt8] {
    let fields = view.columns.map { column -> [FlatValue] in
      var notes = [("meaning", column.meaning)]
      if let unit = column.unit { notes.append(("unit", unit)) }
      let (number, type) = column.kind.arrowType
      return [
        .text(column.name), .truth(column.isOptional), .byte(number), .table(type), .absent, .tables([]),
        Self.notes(notes),
      ]
    }
    let schema: [FlatValue] = [
      .short(0), .tables(fields), notes([("view", view.name), ("meaning", view.meaning)]),
    ]
    return message(header: 1, schema, body: [], notes: [])
  }

  /// The message of a batch of rows.
  ///
  /// - Parameter notes: Pairs of texts about the batch as a whole.
  static func batch(of columns: [ArrowColumn], count: Int, notes: [(String, String)]) -> [UInt8] {
    var body: [UInt8] = []
    var places: [(Int64, Int64)] = []
    for column in columns {
      for buffer in column.buffers {
        places.append((Int64(body.count), Int64(buffer.count)))
        body.append(contentsOf: buffer)
        body.pad(to: 8)
      }
    }
    let nodes = columns.map { (Int64(count), Int64($0.nullCount)) }
    return message(header: 3, [.long(Int64(count)), .pairs(nodes), .pairs(places)], body: body, notes: notes)
  }

  /// A message around a header: the mark that it continues, the size of what describes it, and its body.
  private static func message(
    header: UInt8, _ fields: [FlatValue], body: [UInt8], notes: [(String, String)]
  ) -> [UInt8] {
    // Version 5 of the metadata is that of the format 1.0.
    var metadata = FlatBuffer(
      root: [
        .short(4), .byte(header), .table(fields), .long(Int64(body.count)),
        notes.isEmpty ? .absent : Self.notes(notes),
      ]
    ).bytes
    metadata.pad(to: 8)
    var bytes: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    bytes.append(littleEndian: UInt32(metadata.count))
    bytes.append(contentsOf: metadata)
    bytes.append(contentsOf: body)
    return bytes
  }

  private static func notes(_ notes: [(String, String)]) -> FlatValue {
    .tables(notes.map { [.text($0), .text($1)] })
  }
}

extension RowColumn.Kind {
  /// The number of the type among those of Arrow's `Schema.fbs`, and the fields that describe it.
  fileprivate var arrowType: (UInt8, [FlatValue]) {
    switch self {
    case .integer: (2, [.int(64), .truth(true)])
    case .real: (3, [.short(2)])
    case .text: (5, [])
    case .truth: (6, [])
    }
  }
}
