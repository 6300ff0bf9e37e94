import Editing
import OperatingSystem
import ProjectResources
import SceneModel

/// The asset catalogues around a document whose colours an edit may name.
enum SurroundingColors {
  /// The catalogues around a document: below the nearest folder around it, up to the repository's, that has a
  /// catalogue with the colour, or else with any. Without a repository the document's folder and the one
  /// around it are looked through.
  static func catalogs(around document: String, having color: String) throws(FileDefect) -> [AssetCatalog] {
    var found: [AssetCatalog] = []
    for folder in folders(around: try NamedPath.resolved(document)) {
      let catalogs = ResourceFiles(at: [folder]).catalogs.map { AssetCatalogReader().read($0).catalog }
      if catalogs.contains(where: { $0.color(named: color) != nil }) { return catalogs }
      if !catalogs.isEmpty { found = catalogs }
    }
    return found
  }

  private static func folders(around document: String) -> [String] {
    var folders: [String] = []
    var folder = PathName.folder(of: document)
    while folder != "/", !folder.isEmpty {
      folders.append(folder)
      if (try? NamedPath.kind(folder + "/.git")) != nil { return folders }
      folder = PathName.folder(of: folder)
    }
    return Array(folders.prefix(2))
  }
}

extension Edit {
  /// The text of the edit that may name a colour of a catalogue; nil where it sets none.
  var colorName: String? {
    guard case .set(_, let attribute, let value) = self, attribute.text.hasSuffix("olor"), value.first != "#"
    else { return nil }
    return value
  }
}
