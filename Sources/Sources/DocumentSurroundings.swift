import InterfaceBuilder
import OperatingSystem

/// Documents that are named one by one, and the repository of git around them, in which other documents and
/// the resources lie that they refer to.
package struct DocumentSurroundings {
  /// The repository.
  package let source: OpenSource
  /// The paths of the named documents in it.
  package let documents: Set<String>

  /// The surroundings of a source's documents; nil where the source is no list of documents of one
  /// repository.
  ///
  /// - Throws: ``SourceError`` where there is nothing to go through.
  package init?(of source: Source) throws {
    guard case .files(let paths) = source, let root = Self.root(of: paths) else { return nil }
    let locations = Set(paths.compactMap(NamedPath.found))
    let around = try OpenSource(.files([root]))
    let named = try around.documents().filter { document in
      guard case .file(let input) = document.place else { return false }
      return locations.contains(input.location)
    }
    // A document that the repository's listing passes over is read by itself.
    guard named.count == locations.count else { return nil }
    self.source = around
    documents = Set(named.map(\.path))
  }

  /// The root of the repository that all paths are in; nil where one of them is no document.
  private static func root(of paths: [String]) -> String? {
    let roots = Set(paths.map(root))
    return roots.count == 1 ? roots.first ?? nil : nil
  }

  private static func root(around path: String) -> String? {
    guard DocumentFiles.endings.contains(PathName.ending(of: path)), let file = NamedPath.found(path),
      let root = NamedPath.folders(above: file).last, root != file, NamedPath.holdsRepository(root)
    else { return nil }
    return root
  }
}
