import InterfaceBuilder
import OperatingSystem
package import Pictures
package import SceneModel
import Synchronization

/// The pictures of asset catalogues in folders, each read when it is drawn first.
package final class CatalogPictures: PictureImages {
  /// The catalogues, with the folders of their image sets by the names of these.
  private let catalogs: [(catalog: AssetCatalog, folders: [String: DocumentFile])]
  private let known = Mutex(KnownPictures())

  /// What was read, by the path of its file; nil of what cannot be drawn.
  private struct KnownPictures {
    var files: [String: PictureFile?] = [:]
    /// Of all of them.
    var bytes = 0
  }

  /// How many bytes of pictures are kept to be drawn again; with more, all are read anew.
  static let mostKeptBytes = 32 << 20

  /// The largest picture that is drawn, in bytes.
  static let limit = 4 << 20

  init(_ catalogs: [(AssetCatalog, [String: DocumentFile])]) {
    self.catalogs = catalogs.map { (catalog: $0.0, folders: $0.1) }
  }

  package func picture(named name: String, in surroundings: AssetTraits) -> PictureFile? {
    for (catalog, folders) in catalogs {
      guard let set = catalog.image(named: name) else { continue }
      guard let variant = set.variant(in: surroundings), let folder = folders[name],
        !variant.fileName.contains("/"), variant.fileName != ".."
      else { return nil }
      return picture(in: folder.appending(variant.fileName), isTemplate: set.isTemplate)
    }
    return nil
  }

  private func picture(in file: DocumentFile, isTemplate: Bool?) -> PictureFile? {
    if let read = known.withLock({ $0.files[file.location] }) { return read }
    // A file that is too large, or is not there, is told as the catalogue is read, or has a box with its name instead.
    let bytes = try? NamedPath.read(file.location, limit: Self.limit)
    let picture = bytes.flatMap { PictureFile($0, isTemplate: isTemplate) }
    known.withLock { known in
      known.bytes += picture?.bytes.count ?? 0
      if known.bytes > Self.mostKeptBytes { known = KnownPictures(bytes: picture?.bytes.count ?? 0) }
      known.files[file.location] = .some(picture)
    }
    return picture
  }
}
