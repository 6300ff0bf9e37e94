import CSQLite

extension Connection {
  /// How long a transaction waits for another connection's to end, in milliseconds.
  static let patience: Int32 = 120_000

  /// Applies the settings that SQLite advises for files that others may have made (sqlite.org/security.html),
  /// and those that the schema needs.
  ///
  /// A schema made to harm cannot call functions or write to SQLite's own tables, nor can it make a statement
  /// run without bounds.
  func applySettings() throws(StoreError) {
    wait(milliseconds: Self.patience)
    configure(SQLITE_DBCONFIG_DEFENSIVE, isOn: true)
    configure(SQLITE_DBCONFIG_TRUSTED_SCHEMA, isOn: false)
    configure(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, isOn: false)
    configure(SQLITE_DBCONFIG_ENABLE_TRIGGER, isOn: false)
    configure(SQLITE_DBCONFIG_DQS_DML, isOn: false)
    configure(SQLITE_DBCONFIG_DQS_DDL, isOn: false)
    configure(SQLITE_DBCONFIG_ENABLE_FKEY, isOn: true)
    limit(SQLITE_LIMIT_ATTACHED, to: 0)
    limit(SQLITE_LIMIT_EXPR_DEPTH, to: 200)
    limit(SQLITE_LIMIT_LIKE_PATTERN_LENGTH, to: 1_000)
    try execute("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY")
  }

  /// The most bytes of a text, a blob or a row: the largest document, spelled and decoded, in JSON.
  static let valueLimit: Int32 = 300_000_000

  /// The most bytes of a file that SQLite sorts or collects in.
  static let temporaryLimit: Int64 = 1_000_000_000

  /// Bounds what is read of a file as long as it is not known to be Ninefold's.
  func applyOpeningBounds() {
    meter.bound = .schema
    limit(SQLITE_LIMIT_LENGTH, to: Schema.statementLimit)
    limit(SQLITE_LIMIT_SQL_LENGTH, to: Schema.statementLimit)
  }

  /// Bounds what statements do with a file whose schema is known.
  func applyBounds() {
    meter.bound = .file(DatabaseFile(path))
    applyLengths()
  }

  /// Bounds how long statements and values may be, in a file and in memory.
  func applyLengths() {
    limit(SQLITE_LIMIT_LENGTH, to: Self.valueLimit)
    limit(SQLITE_LIMIT_SQL_LENGTH, to: 1_000_000)
  }

  /// Keeps the file as it is when the connection closes, or lets SQLite put the log into the file then and
  /// remove it.
  ///
  /// That is what happens where no other connection is open, but not to a file that is not known
  /// to be Ninefold's.
  func putsLogAway(_ isOn: Bool) { configure(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, isOn: !isOn) }

  /// Refuses to write: for connections that could, in order to remove the log when they close. What a query
  /// sorts and collects beyond some pages goes to a file, so that memory does not grow with it.
  func applyReadingSettings() throws(StoreError) {
    try execute("PRAGMA query_only = ON; PRAGMA temp_store = FILE")
  }

  /// Chooses write-ahead logging: readers go on while one connection writes.
  ///
  /// `synchronous = NORMAL` keeps the file whole whatever happens; a power cut may take the last
  /// transactions. The log goes into the file every 16 MB, and pages in memory take 8 MB at most.
  func applyWritingSettings() throws(StoreError) {
    try chooseLog()
    try execute(
      """
      PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000;
      PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -8192; PRAGMA secure_delete = OFF
      """)
  }

  /// Chooses write-ahead logging, and waits where another connection does so at the same time: SQLite, which
  /// reads before it writes here, does not.
  private func chooseLog() throws(StoreError) {
    let deadline = Deadline(seconds: Double(Self.patience) / 1000)
    while true {
      do throws(StoreError) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.reason == .busy, !deadline.isOver else { throw error }
        sqlite3_sleep(1)
      }
    }
  }
}
