/// Why a database cannot be published.
package struct PublishingError: Error, Hashable, Sendable {
  /// The reason of a failure.
  package enum Reason: Hashable, Sendable {
    /// The library libpq is not there, or lacks a function.
    case noLibrary(missing: String?)
    /// The text is no address of a database; what was expected.
    case noAddress(expected: String)
    /// The server cannot be reached, or lets nobody in; its message.
    case cannotConnect(String)
    /// The server is older than the schema needs.
    case olderServer(found: String)
    /// The database has texts in another encoding.
    case otherEncoding(String)
    /// The schema has something in it that Ninefold did not make.
    case foreignSchema(String, found: String)
    /// A later program made the schema.
    case laterSchema(String, found: Int)
    /// A migration of the schema was another one.
    case otherMigration(String, number: Int)
    /// A text has the character U+0000, which PostgreSQL does not take.
    case nullCharacter
    /// The server refused a statement, with its message and SQLSTATE.
    case refused(String, state: String)
    /// The connection ended.
    case lost(String)
  }

  package let reason: Reason
  /// The server and the database, without a user and a password.
  package let place: String

  init(_ reason: Reason, place: String) {
    self.reason = reason
    self.place = place
  }

  /// Whether a single document cannot be published, and others can: its values are more than the server
  /// takes, or other ones.
  ///
  /// The classes of SQLSTATE are those of PostgreSQL's documentation, appendix A: 22 data, 54 limits.
  var isOfValues: Bool {
    switch reason {
    case .nullCharacter: true
    case .refused(_, let state): state.hasPrefix("22") || state.hasPrefix("54")
    default: false
    }
  }

  /// Whether a row refers to another one that was removed meanwhile (SQLSTATE 23503), or somebody else wrote
  /// one of the same key (SQLSTATE 23505).
  var isOfKeys: Bool {
    if case .refused(_, let state) = reason { state == "23503" || state == "23505" } else { false }
  }

  /// Whether the transaction may be tried once more: serialization or a deadlock (SQLSTATE 40001 and 40P01).
  var isOfOrder: Bool {
    if case .refused(_, let state) = reason { state == "40001" || state == "40P01" } else { false }
  }
}

extension PublishingError: CustomStringConvertible {
  /// One line: the server, the defect and the expectation.
  package var description: String { "\(place): error: \(explanation)" }

  /// The defect and the expectation.
  package var explanation: String {
    switch reason {
    case .noLibrary(let missing):
      "the library libpq.so.5 " + (missing.map { "lacks \($0)" } ?? "is not there")
        + ", expected Debian's package libpq5 or Homebrew's libpq"
    case .noAddress(let expected): "no address of a database, expected \(expected)"
    case .cannotConnect(let message): "cannot connect: \(message)"
    case .olderServer(let found):
      "the server is PostgreSQL \(found), expected \(PostgreSQLConnection.oldestServer) or later"
    case .otherEncoding(let found): "the database has texts in \(found), expected UTF8"
    case .foreignSchema(let schema, let found):
      "the schema \(schema) has \(found), which Ninefold did not make; expected a schema of its own (--schema)"
    case .laterSchema(let schema, let found):
      "the schema \(schema) is of version \(found), which is later than this program's; expected at most "
        + "\(SchemaMigration.supported)"
    case .otherMigration(let schema, let number):
      "migration \(number) of the schema \(schema) was another one; expected what this program makes"
    case .nullCharacter: "a text has the character U+0000, which PostgreSQL does not take"
    case .refused(let message, let state): "\(message) (SQLSTATE \(state))"
    case .lost(let message): "the connection ended: \(message)"
    }
  }
}
