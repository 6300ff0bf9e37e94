package import SceneModel

/// A database of Interface Builder documents: one SQLite file, or one in memory.
///
/// A store owns one connection and belongs to one thread of work at a time; several stores, also of several
/// processes, may be open on one file. Readers see the last committed state while another store writes;
/// writers wait their turn.
///
/// The tree of every document is the truth (table `node`); scenes, objects, constraints, connections,
/// overrides and resources are derived from it in the same transaction, for SQL to ask.
///
/// ```swift
/// let store = try SceneStore(path: "scenes.db", mode: .readOnly)
/// for document in try store.documents() { print(document.project, document.path) }
/// try store.query("SELECT name FROM devices WHERE idiom = ?", parameters: [.text("phone")]) { row in
///   print(row[0])
///   return true
/// }
/// ```
public final class SceneStore {
  let connection: Connection
  /// How much a stored document may ask for.
  package var limits = ReadLimits()
  /// The writer of documents, made when it is first needed: readers start without it.
  private(set) lazy var writer = DocumentRowWriter(connection)

  /// The writer of layouts, made when it is first needed.
  private(set) lazy var solutionWriter = SolutionWriter(connection)

  /// How a store is opened.
  ///
  /// ```swift
  /// let store = try SceneStore(path: "scenes.db", mode: .readOnly)
  /// print(try store.projects())
  /// ```
  public enum Mode: Sendable {
    /// For reading and writing. The file is made where it is missing, and an older schema is brought
    /// up to date.
    case readWrite
    /// For reading only. The file must be there, of this program's schema. Of the owner's stores the last one
    /// to close puts the log of others that ended early into the file. A process that does not own the file,
    /// or may not write it or its folder, leaves no files beside it: a file without a log is read as one that
    /// nobody writes.
    case readOnly
  }

  /// Opens the database at a path.
  ///
  /// - Throws: ``StoreError`` with `cannotOpen`, `notADatabase`, `foreignDatabase`, `newerSchema`,
  ///   `olderSchema` or `alteredSchema`.
  public init(path: String, mode: Mode) throws(StoreError) {
    connection = try Self.connect(path, mode)
    try Migrator(connection: connection).run(mayWrite: mode == .readWrite) { version throws(StoreError) in
      try complete(version)
    }
  }

  private static func connect(_ path: String, _ mode: Mode) throws(StoreError) -> Connection {
    let file = DatabaseFile(path)
    try file.refuseOddFiles()
    guard mode == .readOnly else { return try connect(path, as: .readWrite) }
    if file.mayHaveFilesBeside {
      do throws(StoreError) { return try connect(path, as: .readOnly) } catch {
        guard error.isOfUnwritableFolder else { throw error }
      }
    }
    do throws(StoreError) { return try connect(path, as: file.modeOfGuest()) } catch {
      guard error.isOfUnwritableFolder else { throw error }
      // The log came or went in between, or its index cannot be used.
      let mode = try file.modeOfGuest()
      guard mode == .immutable else { throw file.unreadableLog }
      return try connect(path, as: mode)
    }
  }

  private static func connect(_ path: String, as mode: Connection.Mode) throws(StoreError) -> Connection {
    let connection = try Connection(path: path, mode: mode)
    connection.putsLogAway(false)
    connection.applyOpeningBounds()
    try connection.applySettings()
    // Another program's file is refused before anything in it is changed.
    try Migrator(connection: connection).refuseForeign()
    connection.applyBounds()
    connection.putsLogAway(mode == .readOnly || mode == .readWrite)
    if mode == .readWrite {
      try connection.applyWritingSettings()
    } else {
      try connection.applyReadingSettings()
    }
    return connection
  }

  /// Makes an empty database in memory.
  public init() throws(StoreError) {
    connection = try Connection(path: "", mode: .memory)
    try connection.applySettings()
    try Migrator(connection: connection).run(mayWrite: true)
    connection.applyLengths()
  }

  /// Runs a body in a transaction that writes documents, and writes then by what they are found.
  func writing<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try connection.transaction { () throws(StoreError) in
      writer.search.begin()
      let result = try body()
      try writer.search.flush()
      return result
    }
  }

  /// The path of the database's file, empty text of one in memory.
  public var path: String { connection.path }
}

@available(*, unavailable, message: "A store belongs to one thread of work; open another on the same file.")
extension SceneStore: Sendable {}
