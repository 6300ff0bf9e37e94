import CSQLite

/// A prepared statement. It does not leave the store.
@safe final class Statement {
  let handle: OpaquePointer
  private unowned let connection: Connection
  private let meter: WorkMeter
  /// How often the meter looked at this statement since it started: others may run between its rows.
  private var looks = 0
  /// How many bytes of text the statement gave since it started.
  var bytes = 0
  let sql: String

  init(_ handle: OpaquePointer, sql: String, connection: Connection) {
    unsafe self.handle = handle
    self.sql = sql
    self.connection = connection
    meter = connection.meter
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Steps to the next row: false when there is none left.
  func step() throws(StoreError) -> Bool {
    meter.looks = looks
    let code = unsafe sqlite3_step(handle)
    looks = meter.looks
    if code == SQLITE_ROW {
      try meter.refuse(bytes: bytes)
      return true
    }
    guard code == SQLITE_DONE else { throw connection.error(code, sql: sql) }
    try connection.refuseChanged()
    return false
  }

  /// Runs to the end and makes the statement ready again.
  func run() throws(StoreError) {
    meter.looks = 0
    let code = unsafe sqlite3_step(handle)
    guard code == SQLITE_DONE || code == SQLITE_ROW else {
      let error = connection.error(code, sql: sql)
      reset()
      throw error
    }
    reset()
  }

  /// Makes the statement ready to run again; bound values stay.
  func reset() {
    unsafe sqlite3_reset(handle)
    looks = 0
    bytes = 0
  }

  /// The error of a name that is no text in UTF-8.
  func damagedName(_ name: String) -> StoreError { StoreError(.damagedName(name), path: connection.path) }

  /// Whether the statement writes nothing, whatever it is.
  var isReadOnly: Bool { unsafe sqlite3_stmt_readonly(handle) != 0 }
}

extension Statement {
  /// Binds an integer to a parameter, counted from 1.
  func bind(_ value: Int, at index: Int32) {
    unsafe sqlite3_bind_int64(handle, index, Int64(value))
  }

  /// Binds an integer, or null of nil.
  func bind(_ value: Int?, at index: Int32) {
    if let value { bind(value, at: index) } else { bindNull(at: index) }
  }

  /// Binds a truth value as 0 or 1.
  func bind(_ value: Bool, at index: Int32) { bind(value ? 1 : 0, at: index) }

  /// Binds a number.
  func bind(_ value: Double, at index: Int32) { unsafe sqlite3_bind_double(handle, index, value) }

  /// Binds a number, or null of nil.
  func bind(_ value: Double?, at index: Int32) {
    if let value { bind(value, at: index) } else { bindNull(at: index) }
  }

  /// Binds a copy of a text, or null of nil.
  func bind(_ value: String?, at index: Int32) {
    guard var value else { return bindNull(at: index) }
    value.withUTF8 { text in
      unsafe bind(UnsafeRawBufferPointer(text), lifetime: Self.transient, at: index)
    }
  }

  /// Binds a value of any type.
  func bind(_ value: SQLValue, at index: Int32) {
    switch value {
    case .null: bindNull(at: index)
    case .integer(let value): bind(Int(value), at: index)
    case .real(let value): bind(value, at: index)
    case .text(let value): bind(value, at: index)
    case .blob(let value):
      unsafe value.withUnsafeBytes { bytes in
        _ = unsafe sqlite3_bind_blob64(
          handle, index, bytes.baseAddress ?? UnsafeRawPointer(("" as StaticString).utf8Start),
          UInt64(bytes.count), Self.transient)
      }
    }
  }

  /// Binds null.
  func bindNull(at index: Int32) { unsafe sqlite3_bind_null(handle, index) }

  /// Binds characters without a copy: they must stay until the statement has run and is bound anew.
  func bind(unsafe text: UnsafeRawBufferPointer, at index: Int32) {
    unsafe bind(text, lifetime: nil, at: index)
  }

  private func bind(_ text: UnsafeRawBufferPointer, lifetime: sqlite3_destructor_type?, at index: Int32) {
    // SQLite takes a null pointer for null.
    let start = unsafe text.baseAddress ?? UnsafeRawPointer(("" as StaticString).utf8Start)
    unsafe sqlite3_bind_text64(
      handle, index, start.assumingMemoryBound(to: CChar.self), UInt64(text.count), lifetime,
      UInt8(SQLITE_UTF8))
  }

  /// Tells SQLite to copy what is bound.
  private static var transient: sqlite3_destructor_type {
    unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}
