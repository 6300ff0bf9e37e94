import Migrations

/// Brings a database to the schema of this program, one numbered migration at a time.
struct Migrator {
  /// The application ID that marks a file as Ninefold's: `9FSD` in ASCII.
  static let applicationID: Int32 = 0x3946_5344

  /// The first version whose derived rows and checksums are those that this program makes. Documents that an
  /// older one stored are derived again.
  static let derivedSince = 14

  /// The first version that has by what documents are found.
  static let foundSince = 16

  /// The first version in which documents have checksums.
  static let checkedSince = 8

  var migrations = Migration.all
  let connection: Connection

  /// The schema's version after all migrations.
  var supported: Int { migrations.count }

  /// Refuses a database that is not Ninefold's, and migrates an empty or older one where it may be written.
  ///
  /// All that is to be done is done in one transaction together with the version that it leads to. Whichever
  /// of two connections comes second finds the work done.
  ///
  /// - Parameter complete: Writes the rows and checksums that a stored version lacks, of a database with the
  ///   new schema.
  /// - Throws: ``StoreError`` with `notADatabase`, `foreignDatabase`, `newerSchema`, `alteredSchema`, or, of
  ///   a database that is open for reading, `olderSchema`.
  func run(
    mayWrite: Bool, complete: (_ version: Int) throws(StoreError) -> Void = { (_) throws(StoreError) in }
  ) throws(StoreError) {
    let version = try checkedVersion()
    guard version < supported else { return }
    guard mayWrite else {
      throw StoreError(.olderSchema(found: version, supported: supported), path: connection.path)
    }
    try connection.transaction { () throws(StoreError) in
      let current = try checkedVersion()
      guard current < supported else { return }
      try refuseAltered(version: current)
      for migration in migrations[current...] { try connection.execute(migration.sql) }
      // PRAGMA takes no parameters; both values are this program's own.
      try connection.execute(
        "PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(supported)")
      if current > 0 { try complete(current) }
    }
  }

  /// Refuses a database that is not Ninefold's, is too new, or holds other tables and views
  /// than Ninefold makes.
  func refuseForeign() throws(StoreError) {
    try connection.reading { () throws(StoreError) in
      let version = try checkedVersion()
      try refuseOtherEncoding()
      try refuseAltered(version: version)
    }
  }

  /// The version of a database that is Ninefold's; 0 of an empty one.
  private func checkedVersion() throws(StoreError) -> Int {
    var id = try applicationID()
    if id == 0 {
      if try integer("SELECT count(*) FROM sqlite_schema") == 0 { return 0 }
      // Another connection may have made the tables since, and the id with them.
      id = try applicationID()
    }
    guard id == Self.applicationID else {
      throw StoreError(.foreignDatabase(applicationID: id), path: connection.path)
    }
    let version = try integer("PRAGMA user_version")
    guard (0...supported).contains(version) else {
      throw StoreError(.newerSchema(found: version, supported: supported), path: connection.path)
    }
    return version
  }

  private func applicationID() throws(StoreError) -> Int32 {
    Int32(truncatingIfNeeded: try integer("PRAGMA application_id"))
  }

  private func integer(_ sql: String) throws(StoreError) -> Int {
    let statement = try connection.statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }
}
