/// The image sets of a project's asset catalogues.
package struct ProjectImages: Sendable {
  private let catalogs: [AssetCatalog]
  /// Whether an image has a variant for some size classes.
  package let variesBySizeClass: Bool

  /// The images of catalogues; of two of one name the first catalogue's counts.
  package init(_ catalogs: [AssetCatalog] = []) {
    self.catalogs = catalogs
    variesBySizeClass = catalogs.contains(where: \.variesBySizeClass)
  }

  /// The size of the image variant that fits an environment best; nil where no catalogue has one of a
  /// known size.
  ///
  /// - Complexity: O(log *n*) for each catalogue.
  package func size(of name: String, in surroundings: AssetTraits) -> Size? {
    for catalog in catalogs {
      if let set = catalog.image(named: name) { return set.size(in: surroundings) }
    }
    return nil
  }
}
