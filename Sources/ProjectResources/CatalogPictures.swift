package import InterfaceBuilder
import OperatingSystem
package import SceneModel
import Synchronization

/// The pictures of asset catalogues in folders, and of image files beside them, each read when it
/// is first drawn.
package final class CatalogPictures: PictureImages {
  /// The catalogues, with the folders of their image sets by the names of these.
  private let catalogs: [(catalog: AssetCatalog, folders: [String: DocumentFile])]
  private let loose: LooseImages
  private let known = Mutex(KnownPictures())

  /// A picture's file, or why it cannot be drawn.
  private typealias ReadPicture = Result<PictureFile, PictureDefect>

  /// Why a picture's file cannot be drawn, as the end of a sentence.
  private struct PictureDefect: Error { let text: String }

  /// The pictures that were read, by the paths of their files.
  private struct KnownPictures {
    var files: [String: ReadPicture] = [:]
    /// The bytes of all pictures.
    var bytes = 0
  }

  /// How many bytes of pictures are kept to be drawn again; with more, all are read anew.
  static let mostKeptBytes = 16 << 20

  /// The largest picture that is drawn, in bytes.
  static let limit = 4 << 20

  package init(_ catalogs: [(AssetCatalog, [String: DocumentFile])], _ loose: LooseImages) {
    self.loose = loose
    self.catalogs = catalogs.map { (catalog: $0.0, folders: $0.1) }
  }

  package func picture(named name: String, in surroundings: AssetTraits) -> PictureFile? {
    guard case .success(let picture)? = read(name, surroundings) else { return nil }
    return picture
  }

  package func defect(named name: String, in surroundings: AssetTraits) -> String? {
    guard case .failure(let defect)? = read(name, surroundings) else { return nil }
    return defect.text
  }

  /// The file of an image; nil where no catalogue, and no file beside them, has one for the surroundings.
  private func read(_ name: String, _ surroundings: AssetTraits) -> ReadPicture? {
    for (catalog, folders) in catalogs {
      guard let set = catalog.image(named: name) else { continue }
      guard let variant = set.variant(in: surroundings), let folder = folders[name],
        PathName.isName(variant.fileName)
      else { return nil }
      return read(folder.appending(variant.fileName), isTemplate: set.isTemplate)
    }
    return loose.file(named: name, in: surroundings).map { read($0, isTemplate: nil) }
  }

  /// The picture of a slot of an image set; nil where it has none that can be drawn.
  ///
  /// - Parameters:
  ///   - fileName: The file in the set's folder.
  ///   - catalog: The catalogue's path in the source.
  package func picture(_ fileName: String, ofImage name: String, in catalog: String) -> PictureFile? {
    guard PathName.isName(fileName),
      let folder = catalogs.first(where: { $0.catalog.path == catalog })?.folders[name]
    else { return nil }
    return try? read(folder.appending(fileName), isTemplate: nil).get()
  }

  private func read(_ file: DocumentFile, isTemplate: Bool?) -> ReadPicture {
    if let read = known.withLock({ $0.files[file.location] }) { return read }
    let picture = Self.picture(in: file, isTemplate: isTemplate)
    let count = (try? picture.get().bytes.count) ?? 0
    known.withLock { known in
      known.bytes += count
      if known.bytes > Self.mostKeptBytes { known = KnownPictures(bytes: count) }
      known.files[file.location] = picture
    }
    return picture
  }

  private static func picture(in file: DocumentFile, isTemplate: Bool?) -> ReadPicture {
    do throws(FileDefect) {
      let bytes = try NamedPath.read(file.location, limit: limit)
      if let defect = ImageExamination.defect(of: bytes) {
        return .failure(PictureDefect(text: "\(defect)"))
      }
      guard let picture = PictureFile(bytes, isTemplate: isTemplate, location: file.location) else {
        return .failure(PictureDefect(text: "files of its kind are not drawn"))
      }
      return .success(picture)
    } catch {
      return .failure(PictureDefect(text: "its file \(error)"))
    }
  }
}
