import InterfaceBuilder
import OperatingSystem
import ProjectResources
package import SceneModel

/// Where a program's documents and images are found, and which classes its documents name.
///
/// A bundle is asked first, as on iOS. What it does not have is looked up in ``folders``, so that the tests
/// of an app read the documents beside its sources.
///
/// ```swift
/// LayoutResources.folders = [URL(fileURLWithPath: "SampleProjects/TideTable")]
/// let storyboard = UIStoryboard(name: "Tide", bundle: nil)
/// let controller = storyboard.instantiateInitialViewController()
/// print(controller?.view.subviews.count ?? 0)
/// ```
@preconcurrency @MainActor
public enum LayoutResources {
  /// The folders with storyboards, xibs and asset catalogues, in the order in which they are asked. Each is
  /// walked once, and a document read once; setting them forgets what was read.
  public static var folders: [URL] = [] { didSet { (contents, documents, drawn) = (nil, [:], nil) } }

  private static var classes: [String: NSObject.Type] = [:]
  private static var contents: FolderContents?
  private static var documents: [String: NibDocument] = [:]

  /// Has documents that name a class make objects of a type.
  ///
  /// A type whose module is the one that the document names is found without: register a type in another
  /// module than the app's, in a function or in another type, or one under another name.
  ///
  /// - Parameter name: The name that documents have for it; by itself the type's.
  public static func register(_ type: NSObject.Type, as name: String? = nil) {
    classes[name ?? String(describing: type)] = type
  }

  /// The type of a class that a document names.
  static func type(named name: String, in module: String?) -> AnyClass? {
    if let type = classes[name] { return type }
    guard let module, !name.contains("."), !module.contains(".") else { return nil }
    return NSClassFromString("\(module).\(name)")
  }

  /// The documents and catalogues of ``folders``.
  private static var found: FolderContents {
    if let contents { return contents }
    let new = FolderContents(folders.map(\.path))
    contents = new
    return new
  }

  /// The document of a name: that of the bundle, else that of a folder.
  ///
  /// - Throws: ``ReadError`` where it cannot be read.
  /// - Returns: Nil where there is none.
  static func document(_ name: String, _ ending: String, in bundle: Bundle?) throws(ReadError) -> NibDocument?
  {
    let bundled = (bundle ?? .main).url(forResource: name, withExtension: ending)?.path
    guard let path = bundled ?? found.document(name + "." + ending) else { return nil }
    if let known = documents[path] { return known }
    let document = NibDocument(try Document(contentsOf: path), in: bundle)
    documents[path] = document
    return document
  }

  /// Whether a folder has a xib of a name.
  static func hasNib(named name: String) -> Bool {
    !folders.isEmpty && found.document(name + ".xib") != nil
  }

  /// The image set of a name: that of the bundle's catalogues, else that of a folder's.
  static func imageSet(named name: String, in bundle: Bundle?) -> ImageSet? {
    [contents(of: bundle ?? .main), found].lazy.flatMap(\.catalogs).compactMap { $0.image(named: name) }.first
  }

  private static var bundled: [String: FolderContents] = [:]

  private static func contents(of bundle: Bundle) -> FolderContents {
    if let known = bundled[bundle.bundlePath] { return known }
    let read = FolderContents(bundle.paths(forResourcesOfType: "xcassets", inDirectory: nil).sorted())
    (bundled[bundle.bundlePath], drawn) = (read, nil)
    return read
  }

  /// The colours and the pictures of what is drawn.
  package struct Drawn {
    /// The catalogues: those of the program's bundle, of others that were asked, and of folders.
    package let catalogs: [AssetCatalog]
    /// The pictures of their images, and of files beside them.
    package let images: any PictureImages
  }

  private static var drawn: Drawn?

  /// The colours and the pictures of the catalogues that are known by now.
  package static var forDrawing: Drawn {
    let main = contents(of: .main)
    if let drawn { return drawn }
    let others = bundled.sorted { $0.key < $1.key }.filter { $0.key != Bundle.main.bundlePath }.map(\.value)
    let all = [main] + others + [found]
    let new = Drawn(
      catalogs: all.flatMap(\.catalogs),
      images: CatalogPictures(all.flatMap(\.pictured), LooseImages(found.loose)))
    drawn = new
    return new
  }
}

/// The documents, catalogues and image files of some folders.
struct FolderContents {
  /// The paths of documents, by their files' names.
  private var paths: [String: String] = [:]
  /// The asset catalogues, in order, with the folders of their image sets by the names of these.
  let pictured: [(AssetCatalog, [String: DocumentFile])]
  /// The image files that are in no catalogue.
  let loose: [DocumentFile]

  /// The asset catalogues, in order.
  var catalogs: [AssetCatalog] { pictured.map(\.0) }

  init(_ folders: [String]) {
    var walk = FolderWalk(
      fileEndings: DocumentFiles.endings.union(ResourceEndings.pictures), folderEndings: ["xcassets"])
    for folder in folders { walk.add(folder, takesAnyFile: false) }
    var loose: [DocumentFile] = []
    for file in walk.files {
      if ResourceEndings.pictures.contains(PathName.ending(of: file.path)) {
        loose.append(file)
        continue
      }
      let name = PathName.name(of: file.path)
      // The document of a language says where its views were when it was translated.
      if let known = paths[name], !file.path.contains("Base.lproj") || known.contains("Base.lproj") {
        continue
      }
      paths[name] = file.location
    }
    self.loose = loose
    pictured = walk.folders.map { folder in
      let read = AssetCatalogReader().readPictures(folder)
      return (read.catalog, read.folders)
    }
  }

  /// The path of the document of a file's name.
  func document(_ fileName: String) -> String? { paths[fileName] }
}
