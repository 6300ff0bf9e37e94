import ProjectResources
import SceneModel
package import Sources

/// The asset catalogues and images that pictures of a project's scenes show, which are not in its documents.
package struct ProjectPictures: Sendable {
  var catalogs: [AssetCatalog] = []
  var images: CatalogPictures?

  /// Nothing: a box with its name stands for each picture.
  init() {}

  /// The catalogues and images of a source.
  ///
  /// - Parameter report: Takes, once each, why a set or a picture cannot be read.
  package init(_ source: OpenSource, report: (any CustomStringConvertible) -> Void) throws {
    catalogs = try source.catalogs(report: report)
    images = try source.pictures(report: report)
  }
}
