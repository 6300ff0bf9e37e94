/// Where scenes come from.
///
/// ```swift
/// let source = Source.files(["SampleProjects"])
/// try source.forEachDocument { result in
///   switch result {
///   case .success(let document): print(document.path, document.scenes.count)
///   case .failure(let refusal): print(refusal)
///   }
/// }
/// ```
public enum Source: Hashable, Sendable {
  /// Documents, directories of documents and scene projects at paths; `-` is a document on the standard
  /// input. Nothing is stored.
  case files([String])
  /// Projects stored in the SQLite file at a path: of names, or the only one where there are none. A path of
  /// a document or a folder after a project's name selects the documents there.
  case project(database: String, names: [String])
}

extension Source: CustomStringConvertible {
  /// The paths, or the database's path and the projects' names.
  public var description: String {
    switch self {
    case .files(let paths): paths.joined(separator: ", ")
    case .project(let database, let names):
      names.isEmpty ? database : "\(database) (\(names.joined(separator: ", ")))"
    }
  }
}
