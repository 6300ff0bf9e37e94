import Checks
package import InterfaceBuilder
import OperatingSystem
import Sources

/// Where the documents of a source are: as the system opens them, and relative to a configuration.
package struct SourcePlaces: Sendable {
  /// The folder to which a configuration's paths are relative; nil where the documents are in no folder.
  package let folder: String?
  /// The paths by which the system opens documents, relative to the working directory where they are below
  /// it, by the documents' own paths; none for documents of a database.
  package private(set) var locations: [String: String] = [:]
  private var paths: [String: String] = [:]
  /// The working directory with a slash at its end; nil where it cannot be found.
  private let working: String?

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
    folder = base.flatMap(NamedPath.found)
    working = NamedPath.found(".").map { $0 + "/" }
    for document in documents {
      guard case .file(let input) = document.place else { continue }
      locations[document.path] = Self.plain(input.location, below: working)
      if let path = Self.path(of: input.location, in: folder) { paths[document.path] = path }
    }
  }

  /// The path of a document relative to the folder; its own where it is not in the folder.
  package func path(of document: String) -> String { paths[document] ?? document }

  /// The paths of all documents, relative to the folder.
  package var all: Set<String> { Set(paths.values) }

  /// The path by which the system opens one that is relative to the folder: relative to the working directory
  /// where it is below that.
  func location(of path: String) -> String {
    folder.map { Self.plain(PathName.join($0, path), below: working) } ?? path
  }

  /// Whether there is a file at a path relative to the folder.
  package func exists(_ path: String) -> Bool {
    folder != nil && Self.kind(location(of: path)) == .file
  }

  /// Whether a path that somebody named and one that is relative to the folder are the same file.
  func isSame(_ named: String, as path: String) -> Bool {
    guard let file = NamedPath.found(named) else { return false }
    return file == NamedPath.found(location(of: path))
  }

  /// The name of what is checked, for people.
  package var name: String { folder.map(PathName.name) ?? "" }

  /// A path without `./` or the working directory at its start: readers of reports do not take a path with
  /// these for one of a repository.
  private static func plain(_ path: String, below working: String?) -> String {
    if path.hasPrefix("./") { return plain(String(path.dropFirst(2).drop { $0 == "/" }), below: working) }
    guard let working, path.hasPrefix(working) else { return path }
    return String(path.dropFirst(working.count))
  }

  private static func folder(at path: String) -> String {
    kind(path) == .folder ? path : PathName.folder(of: path)
  }

  private static func path(of location: String, in folder: String?) -> String? {
    guard let folder, let around = NamedPath.found(PathName.folder(of: location)) else { return nil }
    let path = PathName.join(around, PathName.name(of: location))
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : nil
  }

  private static func kind(_ path: String) -> EntryKind? {
    do throws(FileDefect) { return try NamedPath.kind(path) } catch { return nil }
  }
}

extension DocumentPlace {
  /// The place with the path by which the system opens its document.
  ///
  /// - Parameter locations: These paths, by the documents' own.
  package func located(by locations: [String: String]) -> DocumentPlace {
    DocumentPlace(path: locations[path] ?? path, line: line, column: column)
  }
}

extension SourcePlaces {
  /// The path of the baseline that no user names, relative to the folder.
  static let usualBaseline = ".ninefold-baseline.json"

  /// The path of the baseline in use: the one that a user named, else the one that the configuration names,
  /// else the default one where it is there; nil where there is none.
  func baseline(_ named: String?, _ configuration: CheckConfiguration) -> String? {
    if let named { return named }
    if let known = configuration.baseline { return location(of: known) }
    return exists(Self.usualBaseline) ? location(of: Self.usualBaseline) : nil
  }
}
