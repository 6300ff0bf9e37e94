import CPostgreSQL

/// A connection to a server: the only owner of libpq's handle.
///
/// Not thread-safe: it belongs to whoever made it.
@safe
final class PostgreSQLConnection {
  /// The oldest server that the schema is made for.
  static let oldestServer = 15

  let place: String
  private let library: ninefold_postgresql
  private let handle: OpaquePointer

  /// Connects, and bounds how long a statement, a lock and a publisher that stands still may take.
  ///
  /// - Throws: ``PublishingError``.
  init(_ address: PostgreSQLAddress) throws(PublishingError) {
    let library = try LibPQ.loaded.get().functions
    // A later option takes the place of an earlier one; those of the URL stand where `dbname` does.
    let options = [
      ("connect_timeout", "15"), ("fallback_application_name", "ninefold"), ("dbname", address.url),
      ("client_encoding", "UTF8"),
    ]
    let opened = unsafe withCStrings(options.map(\.0) + [nil]) { keywords in
      unsafe withCStrings(options.map(\.1) + [nil]) { values in
        unsafe library.PQconnectdbParams(keywords, values, 1)
      }
    }
    guard let opened = unsafe opened else {
      throw PublishingError(.cannotConnect("no memory"), place: address.place)
    }
    self.library = library
    unsafe handle = opened
    place = address.place
    guard unsafe library.PQstatus(opened) == 0 else { throw error(.cannotConnect(message)) }
    _ = unsafe library.PQsetNoticeProcessor(opened, { _, _ in }, nil)
    let version = unsafe library.PQserverVersion(opened)
    guard version >= Self.oldestServer * 10_000 else {
      throw error(.olderServer(found: "\(version / 10_000)"))
    }
    let encoding = try run("SHOW server_encoding").first?.first ?? nil
    guard encoding == "UTF8" else { throw error(.otherEncoding(encoding ?? "none")) }
    // What a publisher wrote is on the disk when its last transaction is, which waits for it.
    try execute(
      """
      SET synchronous_commit = off; SET lock_timeout = '120s'; SET statement_timeout = '600s';
      SET idle_in_transaction_session_timeout = '60s'; SET bytea_output = 'hex'
      """)
  }

  deinit { unsafe library.PQfinish(handle) }

  /// Runs a statement with parameters `$1`, `$2` and so on.
  ///
  /// - Returns: The rows, their values as texts, nil for null.
  @discardableResult
  func run(_ sql: String, _ parameters: [String?] = []) throws(PublishingError) -> [[String?]] {
    guard parameters.allSatisfy({ $0?.utf8.contains(0) != true }) else { throw error(.nullCharacter) }
    let result = unsafe withCStrings(parameters) { values in
      unsafe library.PQexecParams(handle, sql, Int32(values.count), nil, values, nil, nil, 0)
    }
    defer { unsafe library.PQclear(result) }
    try unsafe refuse(result)
    let columns = unsafe library.PQnfields(result)
    return (0..<(unsafe library.PQntuples(result))).map { row in
      (0..<columns).map { column in
        unsafe library.PQgetisnull(result, row, column) == 1
          ? nil : unsafe library.PQgetvalue(result, row, column).map { unsafe String(cString: $0) }
      }
    }
  }

  /// Runs any number of statements without parameters.
  func execute(_ sql: String) throws(PublishingError) {
    let result = unsafe library.PQexec(handle, sql)
    defer { unsafe library.PQclear(result) }
    try unsafe refuse(result)
  }

  /// Runs a body in a transaction: all of it stays, or nothing.
  ///
  /// - Parameter lock: The number of the lock that others who write the same wait for; nil of none.
  func transaction<Result>(
    lock: Int64? = nil, _ body: () throws(PublishingError) -> Result
  ) throws(PublishingError) -> Result {
    // The number is this program's own.
    try execute("BEGIN" + (lock.map { "; SELECT pg_advisory_xact_lock(\($0))" } ?? ""))
    do throws(PublishingError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Where the connection ended, the server rolls back by itself.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Writes rows into tables, one after the other.
  ///
  /// - Parameter tables: For each table a statement `COPY … FROM STDIN`, and the rows in its text form.
  func copy(_ tables: [(statement: String, bytes: [UInt8])]) throws(PublishingError) {
    guard !tables.isEmpty else { return }
    var rest = tables[...]
    var failure: PublishingError?
    var result = unsafe library.PQexec(handle, tables.map(\.statement).joined(separator: ";"))
    guard unsafe result != nil else { throw error(.lost(message)) }
    // The server asks for the rows of each table behind those of the one before.
    while let answer = unsafe result {
      defer { unsafe library.PQclear(answer) }
      if unsafe library.PQresultStatus(answer) == Self.copiesIn {
        let isSent = rest.popFirst().map { send($0.bytes) } ?? false
        guard unsafe library.PQputCopyEnd(handle, isSent ? nil : "ended early") == 1 else {
          throw error(.lost(message))
        }
      } else {
        do throws(PublishingError) { try unsafe refuse(answer) } catch { failure = failure ?? error }
      }
      unsafe result = unsafe library.PQgetResult(handle)
    }
    if let failure { throw failure }
  }

  /// Sends rows; gives whether the connection took them.
  private func send(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: Self.messageBytes).allSatisfy { start in
        let piece = unsafe bytes[start..<min(start + Self.messageBytes, bytes.count)]
        let text = unsafe UnsafeRawBufferPointer(rebasing: piece).baseAddress
        return unsafe library.PQputCopyData(
          handle, text?.assumingMemoryBound(to: CChar.self), Int32(piece.count)) == 1
      }
    }
  }

  private static let messageBytes = 1 << 20

  /// The values of `ExecStatusType` that are asked for.
  private static let (commandDone, rowsDone, copiesIn) = (Int32(1), Int32(2), Int32(4))

  /// Refuses a result that is an error.
  private func refuse(_ result: OpaquePointer?) throws(PublishingError) {
    let status = unsafe result.map { unsafe library.PQresultStatus($0) }
    if status == Self.commandDone || status == Self.rowsDone { return }
    func field(_ letter: Unicode.Scalar) -> String? {
      guard let result = unsafe result else { return nil }
      return unsafe library.PQresultErrorField(result, Int32(letter.value)).map { unsafe String(cString: $0) }
    }
    // An error of the server has a state; one of libpq, which lost the server, has none.
    guard let state = field("C") else { throw error(.lost(message)) }
    throw error(.refused((field("M") ?? message).inOneLine, state: state))
  }

  private func error(_ reason: PublishingError.Reason) -> PublishingError {
    PublishingError(reason, place: place)
  }

  /// The last error of the connection.
  private var message: String {
    unsafe library.PQerrorMessage(handle).map { unsafe String(cString: $0) }?.inOneLine ?? ""
  }
}

extension String {
  /// The text with a space for each run of white space.
  fileprivate var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// Hands texts to a body as C has them, nil as a null pointer.
private func withCStrings<Result>(
  _ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
  var characters: [CChar] = []
  let starts = texts.map { text -> Int? in
    guard let text else { return nil }
    let start = characters.count
    characters += text.utf8.map(CChar.init(bitPattern:))
    characters.append(0)
    return start
  }
  return unsafe characters.withUnsafeBufferPointer { characters in
    let pointers = unsafe starts.map { start -> UnsafePointer<CChar>? in
      guard let start else { return nil }
      return unsafe characters.baseAddress?.advanced(by: start)
    }
    return unsafe body(pointers)
  }
}
