import InterfaceBuilder
import ProjectResources
import SceneModel
import SceneStore

/// The asset catalogues of a source, read on first use.
final class SourceImages {
  private enum Origin {
    case files([DocumentFile])
    case stored(SceneStore, projects: [String], files: [DocumentFile])
  }

  private let origin: Origin
  private var known: [AssetCatalog]?
  private var pictures: CatalogPictures?
  /// How many sets and pictures cannot be read, of those that were asked for so far.
  private(set) var refused = 0
  /// Of each catalogue of a folder, the folders of its image sets by their names.
  private var folders: [[String: DocumentFile]] = []

  /// The image files that are in no catalogue.
  private let loose: [DocumentFile]

  /// The images of catalogues in folders, and of files beside them.
  init(_ catalogs: [DocumentFile], loose: [DocumentFile]) {
    origin = .files(catalogs)
    self.loose = loose
  }

  /// The images of stored projects.
  ///
  /// - Parameters:
  ///   - files: The catalogues in the folders where their files lie; none where these are not known.
  ///   - loose: The image files there that are in no catalogue.
  init(_ store: SceneStore, projects: [String], files: [DocumentFile], loose: [DocumentFile]) {
    origin = .stored(store, projects: projects, files: files)
    self.loose = loose
  }

  /// The images.
  ///
  /// - Parameter report: Takes, once each, why a set or a picture cannot be read.
  func images(report: (any CustomStringConvertible) -> Void) throws(StoreError) -> ProjectImages {
    ProjectImages(try catalogs(report: report))
  }

  /// The pictures of the catalogues' images and of files beside them, to be drawn. For a database, which has
  /// only their sizes, those of the files.
  ///
  /// - Parameter report: Takes, once each, why a set or a picture cannot be read.
  func pictures(report: (any CustomStringConvertible) -> Void) throws(StoreError) -> CatalogPictures {
    let catalogs = try catalogs(report: report)
    if let pictures { return pictures }
    var readable = Array(zip(catalogs, folders))
    if case .stored(_, _, let files) = origin { readable = files.map { read($0, report) } }
    let made = CatalogPictures(readable, LooseImages(loose))
    pictures = made
    return made
  }

  /// The catalogues.
  ///
  /// - Parameter report: Takes, once each, why a set or a picture cannot be read.
  func catalogs(report: (any CustomStringConvertible) -> Void) throws(StoreError) -> [AssetCatalog] {
    if let known { return known }
    var catalogs: [AssetCatalog] = []
    switch origin {
    case .files(let folders):
      for folder in folders {
        let (catalog, sets) = read(folder, report)
        catalogs.append(catalog)
        self.folders.append(sets)
      }
    case .stored(let store, let projects, _):
      for project in projects { catalogs += try store.catalogs(project: project) }
    }
    known = catalogs
    return catalogs
  }

  /// A catalogue, with the folders of its image sets by their names.
  private func read(
    _ folder: DocumentFile, _ report: (any CustomStringConvertible) -> Void
  ) -> (AssetCatalog, [String: DocumentFile]) {
    let (catalog, errors, sets) = AssetCatalogReader().readPictures(folder)
    for error in errors { report(error) }
    refused += errors.count
    return (catalog, sets)
  }
}
