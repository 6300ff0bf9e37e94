import SceneModel

/// What the pictures of a project's scenes show that is not in its documents.
struct ProjectPictures: Sendable {
  var catalogs: [AssetCatalog] = []
  var images: CatalogPictures?
}
