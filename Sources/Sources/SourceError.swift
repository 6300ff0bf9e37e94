import SceneModel

/// Why a source has no documents to give.
///
/// ```swift
/// do {
///   let job = ProjectExport(database: "scenes.db", project: "Tide")
///   _ = try job.run(to: "Exported", as: .documents) { _ in }
/// } catch let error as SourceError {
///   if case .noSuchProject(_, let known) = error.reason { print("there are", known) }
/// }
/// ```
public struct SourceError: Error, Hashable, Sendable {
  /// The problem with the source.
  public enum Reason: Hashable, Sendable {
    /// The directory holds no document.
    case noDocuments
    /// The standard input, which cannot be changed in place.
    case notInPlace
    /// The database holds no project.
    case noProjects
    /// The database holds no project of the name; those that it holds.
    case noSuchProject(String, known: [String])
    /// The database holds several projects, and none was named.
    case severalProjects([String])
  }

  /// The problem with the source.
  public let reason: Reason
  /// The path of the directory or database.
  public let path: String

  /// An error of a reason and a place.
  package init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }
}

extension SourceError: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  public var description: String { "\(path): error: \(explanation)" }

  private var explanation: String {
    switch reason {
    case .noDocuments: "no documents in the directory, expected .storyboard or .xib files"
    case .notInPlace: "standard input is not changed in place, expected a file"
    case .noProjects: "no projects in the database, expected one that was imported"
    case .noSuchProject(let name, let known):
      "no project '\(name)', expected \(Self.choice(of: known))\(name.suggestion(of: known))"
    case .severalProjects(let known): "several projects, expected one to be named: \(Self.choice(of: known))"
    }
  }

  private static func choice(of names: [String]) -> String {
    let shown = names.prefix(10).joined(separator: ", ")
    return names.count > 10 ? shown + ", …" : shown
  }
}
