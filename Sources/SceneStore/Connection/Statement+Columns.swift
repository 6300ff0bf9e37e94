import CSQLite

extension Statement {
  /// The integer in a column of the current row, counted from 0; 0 of null.
  func int(_ column: Int32) -> Int { unsafe Int(sqlite3_column_int64(handle, column)) }

  /// The integer in a column, or nil of null.
  func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }

  /// Whether the integer in a column is not 0.
  func bool(_ column: Int32) -> Bool { int(column) != 0 }

  /// The number in a column; 0 of null.
  func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// The number in a column, or nil of null.
  func optionalDouble(_ column: Int32) -> Double? { isNull(column) ? nil : double(column) }

  /// The text in a column, or nil of null. Bytes that are no UTF-8 become replacement characters.
  func text(_ column: Int32) -> String? {
    unsafe withBytes(column) { bytes in unsafe String(decoding: bytes, as: UTF8.self) }
  }

  /// The text in a column that is asked for by what it says: the name of something.
  ///
  /// - Throws: ``StoreError`` with `damagedName` where it is no text in UTF-8: nothing could be found by it.
  func name(_ column: Int32) throws(StoreError) -> String {
    let name = unsafe withBytes(column) { unsafe String(validating: $0, as: UTF8.self) } ?? ""
    if let name { return name }
    throw damagedName(text(column) ?? "")
  }

  /// The value read from a text, or read before from the same text; nil of null.
  func value<Value>(
    _ column: Int32, _ known: inout RepeatedValues<Value>,
    _ read: (Statement, Int32) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    if let value = unsafe withBytes(column, { unsafe known.value(of: $0) }) ?? nil { return value }
    if isNull(column) { return nil }
    let value = try read(self, column)
    unsafe withBytes(column) { unsafe known.add(value, of: $0) }
    return value
  }

  /// Whether a column holds null.
  func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// Hands the bytes of a text to a body; nil of null.
  func withBytes<Result, Failure: Error>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let bytes = unsafe sqlite3_column_text(handle, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    self.bytes += count
    return try unsafe body(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// How many columns a row has.
  var columnCount: Int32 { unsafe sqlite3_column_count(handle) }

  /// The name of a column.
  func columnName(_ column: Int32) -> String {
    unsafe sqlite3_column_name(handle, column).map { unsafe String(cString: $0) } ?? ""
  }

  /// The value in a column of the current row.
  func value(_ column: Int32) -> SQLValue {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(Int64(int(column)))
    case SQLITE_FLOAT: .real(double(column))
    case SQLITE_TEXT: .text(text(column) ?? "")
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  /// Adds the values of the current row to a checksum, each with what kind of value it is.
  func add(to checksum: inout Checksum) {
    for column in 0..<columnCount {
      let type = unsafe sqlite3_column_type(handle, column)
      checksum.add(Int(type))
      switch type {
      case SQLITE_INTEGER: checksum.add(int(column))
      case SQLITE_FLOAT: checksum.add(Int(bitPattern: UInt(double(column).bitPattern)))
      case SQLITE_NULL: break
      default: unsafe withBytes(column) { unsafe checksum.add($0) }
      }
    }
  }

  /// The bytes of a blob; none of null.
  func blob(_ column: Int32) -> [UInt8] { unsafe withBlob(column) { bytes in unsafe [UInt8](bytes) } }

  /// Hands the bytes of a blob to a body; none of null.
  func withBlob<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let bytes = unsafe sqlite3_column_blob(handle, column)
    let count = unsafe bytes == nil ? 0 : Int(sqlite3_column_bytes(handle, column))
    return unsafe body(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
