import OperatingSystem

extension Source {
  /// The source at a path: documents, or the only project of a database.
  package init(at path: String) {
    self = Self.isDatabase(path) ? .project(database: path, names: []) : .files([path])
  }

  /// Whether a path is that of a database; one that cannot be read is none.
  private static func isDatabase(_ path: String) -> Bool {
    do throws(FileDefect) {
      return try NamedPath.start(path, count: databaseStart.count) == databaseStart
    } catch {
      return false
    }
  }

  /// How every database of SQLite begins (sqlite.org/fileformat2.html).
  private static let databaseStart = Array("SQLite format 3\u{0}".utf8)
}
