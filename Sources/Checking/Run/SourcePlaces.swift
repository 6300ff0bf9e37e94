import Checks
import OperatingSystem
import Sources

/// Where the documents of a source are: as the system opens them, and relative to a configuration.
package struct SourcePlaces: Sendable {
  /// The folder to which a configuration's paths are relative; nil where the documents are in no folder.
  package let folder: String?
  /// The paths by which the system opens documents, by the documents' own paths; none for documents
  /// of a database.
  package private(set) var locations: [String: String] = [:]
  private var paths: [String: String] = [:]

  /// The places of a source's documents.
  ///
  /// - Parameter configuration: The file of the configuration; nil: paths are relative to the folder of
  ///   the first document.
  init(_ source: Source, _ documents: [SourceDocument], configuration: ConfigurationFile?) {
    let base: String? =
      switch source {
      case .files(let paths): configuration?.folder ?? Self.folder(at: paths.first ?? ".")
      case .project: configuration?.folder
      }
    folder = base.flatMap(Self.resolved)
    for document in documents {
      guard case .file(let input) = document.place else { continue }
      locations[document.path] = Self.plain(input.location)
      if let path = Self.path(of: input.location, in: folder) { paths[document.path] = path }
    }
  }

  /// The path of a document relative to the folder; its own where it is not in the folder.
  package func path(of document: String) -> String { paths[document] ?? document }

  /// The paths of all documents, relative to the folder.
  package var all: Set<String> { Set(paths.values) }

  /// Where the system finds a path that is relative to the folder.
  func location(of path: String) -> String { folder.map { $0 + "/" + path } ?? path }

  /// Whether there is a file at a path relative to the folder.
  package func exists(_ path: String) -> Bool {
    folder != nil && Self.kind(location(of: path)) == .file
  }

  /// The name of what is checked, for people.
  package var name: String { folder.map(PathName.name) ?? "" }

  /// A path without `./` at its start: readers of reports do not take a path with it for one of a repository.
  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? plain(String(path.dropFirst(2).drop { $0 == "/" })) : path
  }

  private static func folder(at path: String) -> String {
    kind(path) == .folder ? path : PathName.folder(of: path)
  }

  private static func path(of location: String, in folder: String?) -> String? {
    guard let folder, let around = resolved(PathName.folder(of: location)) else { return nil }
    let path = PathName.join(around, PathName.name(of: location))
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : nil
  }

  private static func resolved(_ path: String) -> String? {
    do throws(FileDefect) { return try NamedPath.resolved(path) } catch { return nil }
  }

  private static func kind(_ path: String) -> EntryKind? {
    do throws(FileDefect) { return try NamedPath.kind(path) } catch { return nil }
  }
}
