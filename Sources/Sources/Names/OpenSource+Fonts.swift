package import AutoLayout
import FontFiles
import InterfaceBuilder
package import ProjectResources
package import SceneModel
import SceneStore
import TextMetrics

extension OpenSource {
  /// A request with the fonts that the source has for a document and, but for the canvas as it was
  /// saved, the images.
  ///
  /// - Parameter report: Takes, once each, why a font or an image cannot be read; text in such a font is
  ///   estimated, such an image has the size that the document lists.
  /// - Throws: ``StoreError`` of the database.
  package func request(
    _ request: LayoutRequest, for document: Document, report: (any CustomStringConvertible) -> Void
  ) throws -> LayoutRequest {
    try self.request(request, for: document, in: fonts(for: document, report: report), report: report)
  }

  /// The fonts that the source has for a document, for any number of requests.
  ///
  /// - Parameter report: Takes, once each, why a font cannot be read.
  /// - Throws: ``StoreError`` of the database.
  package func fonts(
    for document: Document, report: (any CustomStringConvertible) -> Void
  ) throws -> DocumentFonts {
    let own =
      switch fonts {
      case .files(let files): files.library?.fonts(for: document, report: report) ?? ProjectFonts()
      case .stored(let stored): try stored.fonts(for: document, report: report)
      }
    return DocumentFonts(
      own: own, lacksNamed: document.tree.namedFonts.contains { own.face(named: $0) == nil })
  }

  /// A request with fonts and, but for the canvas as it was saved, the images.
  ///
  /// - Parameter report: Takes, once each, why an image cannot be read.
  /// - Throws: ``StoreError`` of the database.
  package func request(
    _ request: LayoutRequest, for document: Document, in fonts: DocumentFonts,
    report: (any CustomStringConvertible) -> Void
  ) throws -> LayoutRequest {
    var complete = request
    complete.fonts = fonts.own
    if request.mayEstimate, fonts.lacksNamed {
      complete.fonts.calibrations = try fontEvidence.calibrations(of: documentsNamingFonts) {
        $0.mayNameFonts ? try? read($0).get() : nil
      }
    }
    if case .design = request.canvas, !request.overrides.chooseImages { return complete }
    complete.images = try images.images(report: report)
    return complete
  }
}

extension OpenSource {
  /// The asset catalogues of the source.
  ///
  /// - Parameter report: Takes, once each, why a set or a picture cannot be read.
  /// - Throws: ``StoreError`` of the database.
  package func catalogs(report: (any CustomStringConvertible) -> Void) throws -> [AssetCatalog] {
    try images.catalogs(report: report)
  }

  /// How many sets and pictures of catalogues cannot be read, of those that were asked for so far.
  package var refusedAssets: Int { images.refused }

  /// The pictures of the asset catalogues.
  ///
  /// - Parameter report: Takes, once each, why a set or a picture cannot be read.
  /// - Throws: ``StoreError`` of the database.
  package func pictures(report: (any CustomStringConvertible) -> Void) throws -> CatalogPictures {
    try images.pictures(report: report)
  }
}

/// The fonts that a source has for a document.
package struct DocumentFonts {
  let own: ProjectFonts
  /// Whether the document names a font that is not among them.
  let lacksNamed: Bool
}

/// Where the fonts of a source are.
enum SourceFonts {
  case files(SourceFontFiles)
  case stored(StoredFonts)
}

/// The files of a source's fonts, and the property lists that name some.
final class SourceFontFiles {
  private let fonts: [DocumentFile]
  let propertyLists: [DocumentFile]
  /// The fonts of the files, made when a document is laid out; nil where there are no files.
  private(set) lazy var library = fonts.isEmpty ? nil : FontLibrary(fonts)

  init(_ fonts: [DocumentFile], propertyLists: [DocumentFile]) {
    self.fonts = fonts
    self.propertyLists = propertyLists
  }
}

/// The fonts of stored projects, read when a document names them.
final class StoredFonts {
  let store: SceneStore
  let projects: [String]
  /// The fonts that were asked for; nil of those that no project has.
  private var faces: [String: FontFace?] = [:]
  /// Whether there are any, once that was asked.
  private var hasFonts: Bool?
  /// The files of the projects' fonts, as far as they are known.
  private let files: SourceFontFiles

  init(_ store: SceneStore, projects: [String], files: SourceFontFiles) {
    self.store = store
    self.projects = projects
    self.files = files
  }

  /// The fonts that a document names: those of files first; where several projects have a font of one name,
  /// the first project's.
  func fonts(
    for document: Document, report: (any CustomStringConvertible) -> Void
  ) throws(StoreError) -> ProjectFonts {
    let inFiles = files.library?.fonts(for: document, report: report) ?? ProjectFonts()
    let hasFonts = if let hasFonts { hasFonts } else { try store.hasFonts() }
    self.hasFonts = hasFonts
    guard hasFonts else { return inFiles }
    var found: [String: FontFace] = [:]
    for name in document.tree.namedFonts {
      if let known = inFiles.face(named: name) {
        found[name] = known
      } else {
        found[name] = try face(named: name)
      }
    }
    return ProjectFonts(found)
  }

  /// The bytes of a font's file by its path, where the projects' files are known.
  func bytes(ofFile path: String) -> [UInt8]? { files.library?.bytes(ofFile: path) }

  private func face(named name: String) throws(StoreError) -> FontFace? {
    if let known = faces[name] { return known }
    var face: FontFace?
    for project in projects where face == nil { face = try store.font(named: name, project: project) }
    faces.updateValue(face, forKey: name)
    return face
  }
}
