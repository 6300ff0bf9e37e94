extension Connection {
  /// Runs a body in a transaction that writes: all of it stays, or nothing.
  ///
  /// `BEGIN IMMEDIATE` takes the right to write at once, so that two writers wait their turn and neither
  /// fails halfway.
  func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try nested(begin: "BEGIN IMMEDIATE", commit: "COMMIT", rollback: "ROLLBACK", body)
  }

  /// Runs a body within a transaction: all of it stays with the transaction, or nothing.
  func savepoint<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try nested(
      begin: "SAVEPOINT step", commit: "RELEASE step", rollback: "ROLLBACK TO step; RELEASE step", body)
  }

  /// Runs a body that reads one state of the database throughout.
  func reading<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try nested(begin: "SAVEPOINT reading", commit: "RELEASE reading", rollback: "RELEASE reading", body)
  }

  private func nested<Result>(
    begin: String, commit: String, rollback: String, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try statement(begin).run()
    do {
      let result = try body()
      try statement(commit).run()
      return result
    } catch {
      // SQLite may have rolled back by itself, and then has nothing left to do.
      try? execute(rollback)
      throw error
    }
  }
}
