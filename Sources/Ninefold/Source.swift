/// Where scenes come from.
public enum Source: Hashable, Sendable {
  /// A document, or a directory of documents, at a path. Nothing is stored.
  case files(String)
  /// A project stored in the SQLite file at a path: of a name, or the only one where that is nil.
  case project(database: String, name: String?)
}

extension Source: CustomStringConvertible {
  /// The path, or the database's path and the project's name.
  public var description: String {
    switch self {
    case .files(let path): path
    case .project(let database, let name): name.map { "\(database) (\($0))" } ?? database
    }
  }
}
