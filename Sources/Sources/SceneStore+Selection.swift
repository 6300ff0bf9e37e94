import OperatingSystem
import SceneModel
package import SceneStore

/// The selection of a name in a database: a project, or its documents at a path.
package struct StoredSelection {
  package let project: String
  /// A document's path, or a folder's; empty for the whole project.
  let path: String

  func contains(_ stored: StoredDocument) -> Bool { contains(stored.path) }

  func contains(_ other: String) -> Bool { path.isEmpty || other == path || other.hasPrefix(path + "/") }
}

extension SceneStore {
  /// The documents that a selection chooses, in the order of their paths.
  ///
  /// - Parameter scene: The id of a scene: only documents that have it, which are found without
  ///   reading the others.
  func documents(
    _ selection: StoredSelection, having scene: ObjectID? = nil
  ) throws(StoreError) -> [StoredDocument] {
    if let scene {
      return try documents(project: selection.project, having: scene).filter(selection.contains)
    }
    if selection.path.isEmpty { return try documents(project: selection.project) }
    let exact = try documents(project: selection.project, at: selection.path)
    // A path may be typed in another form of Unicode than it is stored.
    return exact.isEmpty ? try documents(project: selection.project).filter(selection.contains) : exact
  }

  /// The selection of a name: the project of that name, the documents of a project that were at a path, or,
  /// without a name, the only project.
  ///
  /// - Throws: ``SourceError`` where there is no such project, or several and no name.
  package func selection(_ name: String?) throws -> StoredSelection {
    let known = try projects()
    guard let name else {
      guard let only = known.first else { throw SourceError(.noProjects, path: path) }
      if known.count > 1 { throw SourceError(.severalProjects(known), path: path) }
      return StoredSelection(project: only, path: "")
    }
    if known.contains(name) { return StoredSelection(project: name, path: "") }
    let parts = (NamedPath.found(name) ?? "").split(separator: "/")
    if let folder = parts.lastIndex(where: { known.contains(String($0)) }) {
      return StoredSelection(
        project: String(parts[folder]), path: parts[(folder + 1)...].joined(separator: "/"))
    }
    throw SourceError(known.isEmpty ? .noProjects : .noSuchProject(name, known: known), path: path)
  }
}
