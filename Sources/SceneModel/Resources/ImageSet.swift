/// A named image of an asset catalogue: one picture in several variants.
package struct ImageSet: Hashable, Sendable {
  /// The name by which documents refer to it, with its folders where they provide a namespace: `Icons/Home`.
  package var name: String
  /// The variants in the catalogue's order, those without a file left out.
  package var variants: [ImageVariant]
  /// The traits of the slots without a file, in the catalogue's order.
  package var emptySlots: [AssetTraits]
  /// Whether the image is a template, drawn in the tint colour; nil where its use decides.
  package var isTemplate: Bool?

  /// A set of a name and its variants.
  package init(
    name: String, variants: [ImageVariant], emptySlots: [AssetTraits] = [], isTemplate: Bool? = nil
  ) {
    self.name = name
    self.variants = variants
    self.emptySlots = emptySlots
    self.isTemplate = isTemplate
  }

  /// The variant that fits an environment best, the first of equals; nil where none may be used.
  package func variant(in surroundings: AssetTraits) -> ImageVariant? {
    variants.best(in: surroundings, traits: \.traits)
  }

  /// The size in points in an environment; nil where no variant fits or its file has no size.
  package func size(in surroundings: AssetTraits) -> Size? { variant(in: surroundings)?.size }
}

/// A picture of an image set with its traits.
package struct ImageVariant: Hashable, Sendable {
  /// The traits that the picture is for.
  package var traits: AssetTraits
  /// The file in the set's folder.
  package var fileName: String
  /// The size in points; nil where the file's is unknown.
  package var size: Size?
  /// The margins of the picture outside its alignment rect, in points.
  package var alignmentInsets: EdgeInsets

  /// A picture of a size in points.
  package init(
    traits: AssetTraits, fileName: String, size: Size?, alignmentInsets: EdgeInsets = .zero
  ) {
    self.traits = traits
    self.fileName = fileName
    self.size = size
    self.alignmentInsets = alignmentInsets
  }
}

extension Array {
  /// The element whose traits fit an environment best, the first of equals.
  func best(in surroundings: AssetTraits, traits: (Element) -> AssetTraits) -> Element? {
    var best: Element?
    for candidate in self where traits(candidate).allows(surroundings) {
      if let current = best, !traits(candidate).isBetter(than: traits(current), in: surroundings) { continue }
      best = candidate
    }
    return best
  }
}
