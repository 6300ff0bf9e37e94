import CSQLite
import OperatingSystem

/// One connection to a database file: the only owner of SQLite's handle and of its prepared statements.
///
/// Not thread-safe: it belongs to whoever made it.
@safe final class Connection {
  /// The file's path, empty text of a database in memory.
  let path: String
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// Takes the text of every statement that is prepared, so that tests may look at how SQLite runs it.
  var notePrepared: ((String) -> Void)?
  /// The meter that ends statements that do too much.
  let meter = WorkMeter()
  /// The stamp of a file that is read as one that nobody writes; nil of others.
  private let stamp: FileStamp?

  /// Opens a database.
  ///
  /// - Throws: ``StoreError`` with `cannotOpen`.
  init(path: String, mode: Mode) throws(StoreError) {
    Self.prepareLibrary
    self.path = mode == .memory ? "" : path
    stamp = mode == .immutable ? DatabaseFile(path).stamp : nil
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(mode.name(of: path), &opened, mode.flags, mode.files)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      let failure = unsafe FileDefect(systemError: sqlite3_system_errno(opened))
      unsafe sqlite3_close_v2(opened)
      let defect = DatabaseFile(path).defect(mode: mode, of: failure)
      throw StoreError(.cannotOpen(defect), path: path, code: code)
    }
    unsafe handle = opened
    unsafe sqlite3_extended_result_codes(opened, 1)
    let context = unsafe Unmanaged.passUnretained(meter).toOpaque()
    unsafe sqlite3_progress_handler(
      handle, Int32(WorkMeter.instructionsBetweenLooks),
      { context in
        guard let context = unsafe context else { return 0 }
        return unsafe Unmanaged<WorkMeter>.fromOpaque(context).takeUnretainedValue().isOver() ? 1 : 0
      }, context)
  }

  deinit {
    statements.removeAll()
    unsafe sqlite3_close_v2(handle)
  }

  /// Turns SQLite's memory statistics off, once and before anything else: they cost a lock for every
  /// allocation. Where another part of the process uses SQLite already, this does nothing. Then registers the
  /// VFS by which readers use files.
  private static let prepareLibrary: Void = {
    ninefold_turn_statistics_off()
    ninefold_register_files()
    boundTemporaryFiles(bytes: temporaryLimit)
  }()

  /// Bounds the size of each file in which a connection that reads sorts and collects.
  static func boundTemporaryFiles(bytes: Int64) { ninefold_bound_temporary_files(bytes) }

  /// Bounds SQLite's memory, for which its statistics must be on.
  static func boundMemory(bytes: Int) { _ = sqlite3_hard_heap_limit64(Int64(bytes)) }

  /// How a database is opened.
  enum Mode {
    /// For reading and writing; the file is made where it is missing.
    case readWrite
    /// For reading; the file must be there.
    ///
    /// SQLite may write to it all the same where the system lets it, to put the log into the file and remove
    /// it: a connection that cannot write leaves the files of the log behind.
    case readOnly
    /// For reading, in no way of the file's owner: nothing is made beside the file, so that a log must have
    /// its index.
    case guest
    /// For reading a file that nobody writes: SQLite asks for no lock and no log, which a folder that may not
    /// be written could not hold.
    case immutable
    /// In memory alone.
    case memory

    /// SQLite's name of the file at a path: never a name that means something else to it, as `:memory:` and
    /// `file:x` do.
    func name(of path: String) -> String {
      let name = path.hasPrefix("/") ? path : "./" + path
      return switch self {
      case .readWrite, .readOnly: name
      case .guest: "file:" + name.escapedForURI + "?readonly_shm=1"
      case .immutable: "file:" + name.escapedForURI + "?immutable=1"
      case .memory: ":memory:"
      }
    }

    var flags: Int32 {
      switch self {
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
      case .readOnly: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
      case .guest, .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
      case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
      }
    }

    /// The name of the SQLite VFS that reads and writes files; nil of SQLite's default.
    var files: String? {
      switch self {
      case .readWrite, .memory: nil
      case .readOnly, .immutable: NINEFOLD_READER_FILES
      case .guest: NINEFOLD_GUEST_FILES
      }
    }
  }

  /// The statement of an SQL text, prepared once and kept; ready to be bound.
  func statement(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] {
      statement.reset()
      return statement
    }
    let statement = try prepare(sql)
    statements[sql] = statement
    return statement
  }

  /// A statement of its own that is not kept.
  ///
  /// - Throws: ``StoreError`` with `notAReadingQuery` where the text holds no statement or more than one.
  func prepare(_ sql: String) throws(StoreError) -> Statement {
    notePrepared?(sql)
    var prepared: OpaquePointer?
    var sql = sql
    var isWhole = true
    let code = sql.withUTF8 { text in
      unsafe text.withMemoryRebound(to: CChar.self) { text in
        var tail: UnsafePointer<CChar>?
        let code = unsafe sqlite3_prepare_v3(
          handle, text.baseAddress, Int32(clamping: text.count), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared,
          &tail)
        if code == SQLITE_OK, let tail = unsafe tail, let start = text.baseAddress {
          isWhole = unsafe isEmpty(UnsafeBufferPointer(rebasing: text.dropFirst(tail - start)))
        }
        return code
      }
    }
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
    guard isWhole, let prepared = unsafe prepared else {
      unsafe sqlite3_finalize(prepared)
      throw StoreError(.notAReadingQuery, path: path, sql: sql)
    }
    return unsafe Statement(prepared, sql: sql, connection: self)
  }

  /// Whether a text holds no statement: white space and comments alone.
  private func isEmpty(_ text: UnsafeBufferPointer<CChar>) -> Bool {
    var rest = unsafe text[...]
    while unsafe !rest.isEmpty {
      var statement: OpaquePointer?
      var tail: UnsafePointer<CChar>?
      let start = unsafe UnsafeBufferPointer(rebasing: rest).baseAddress
      let code = unsafe sqlite3_prepare_v3(handle, start, Int32(clamping: rest.count), 0, &statement, &tail)
      unsafe sqlite3_finalize(statement)
      guard code == SQLITE_OK, unsafe statement == nil else { return false }
      // Each call takes the text up to a semicolon.
      guard let start = unsafe start, let tail = unsafe tail, unsafe tail > start else { return true }
      unsafe rest = rest.dropFirst(tail - start)
    }
    return true
  }

  /// Runs any number of statements without parameters.
  func execute(_ sql: String) throws(StoreError) {
    meter.looks = 0
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
  }

  /// The error of a result code.
  func error(_ code: Int32, sql: String?) -> StoreError {
    let message = unsafe String(cString: sqlite3_errmsg(handle))
    let reason: StoreError.Reason =
      switch code & 0xFF {
      case SQLITE_NOTADB: .notADatabase
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_INTERRUPT: meter.reason
      case SQLITE_TOOBIG where message == "string or blob too big":
        .tooManyBytes(limit: Int(limit(SQLITE_LIMIT_LENGTH, to: -1)))
      case SQLITE_CANTOPEN: .sqlite(message: message + systemError)
      default: .sqlite(message: message)
      }
    return StoreError(reason, path: path, sql: sql, code: code)
  }

  /// The system's last error, after a colon; empty text where it reported none.
  private var systemError: String {
    FileDefect(systemError: unsafe sqlite3_system_errno(handle)).map { ": \($0)" } ?? ""
  }

  /// Refuses what was read of a file, as one that nobody writes, that has changed since it was opened.
  ///
  /// - Throws: ``StoreError`` with `changedWhileRead`.
  func refuseChanged() throws(StoreError) {
    guard let stamp, DatabaseFile(path).stamp != stamp else { return }
    throw StoreError(.changedWhileRead, path: path)
  }

  /// The rowid of the row inserted last.
  var lastInsertedRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement that writes inserted, changed or removed.
  var changes: Int { unsafe Int(sqlite3_changes64(handle)) }

  /// Turns a setting on or off.
  func configure(_ setting: Int32, isOn: Bool) {
    _ = unsafe ninefold_db_config(handle, setting, isOn ? 1 : 0)
  }

  /// Bounds what a statement may ask of SQLite, and gives the bound that there was; a negative
  /// one changes nothing.
  @discardableResult
  func limit(_ category: Int32, to value: Int32) -> Int32 {
    unsafe sqlite3_limit(handle, category, value)
  }

  /// Lets SQLite refuse to prepare what does more than read.
  func authorizeReadingOnly(_ isOn: Bool) {
    guard isOn else {
      unsafe sqlite3_set_authorizer(handle, nil, nil)
      return
    }
    unsafe sqlite3_set_authorizer(
      handle,
      { _, action, name, argument, _, _ in
        // Only a pragma's name and argument are asked for: what is read comes often.
        guard action == SQLITE_PRAGMA else { return readingAuthorization(action, nil, nil) }
        return readingAuthorization(
          action, unsafe name.map { unsafe String(cString: $0) },
          unsafe argument.map { unsafe String(cString: $0) })
      }, nil)
  }

  /// Waits up to a time for another connection's transaction to end.
  func wait(milliseconds: Int32) { unsafe sqlite3_busy_timeout(handle, milliseconds) }
}

extension Connection {
  /// The integer that a query of one text gives in its first row, or nil where it gives none.
  func integer(_ sql: String, _ text: String) throws(StoreError) -> Int? {
    let statement = try statement(sql)
    statement.bind(text, at: 1)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : nil
  }
}
