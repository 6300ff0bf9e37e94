/// An asset catalogue: the images and colours that documents refer to by name.
package struct AssetCatalog: Hashable, Sendable {
  /// The path relative to the project's folder.
  package var path: String
  /// The images, sorted by name.
  package private(set) var images: [ImageSet]
  /// The colours, sorted by name.
  package private(set) var colors: [ColorSet]
  /// Whether an image has a variant for some size classes.
  package let variesBySizeClass: Bool

  /// A catalogue of images and colours in any order. Of two of one name the first stays.
  package init(path: String, images: [ImageSet], colors: [ColorSet]) {
    self.path = path
    self.images = Self.sorted(images, by: \.name)
    self.colors = Self.sorted(colors, by: \.name)
    variesBySizeClass = images.contains { image in
      image.variants.contains { $0.traits.sizeClass != .any }
    }
  }

  /// The image of a name, or nil.
  ///
  /// - Complexity: O(log *n*).
  package func image(named name: String) -> ImageSet? { Self.find(name, in: images, by: \.name) }

  /// The colour of a name, or nil.
  ///
  /// - Complexity: O(log *n*).
  package func color(named name: String) -> ColorSet? { Self.find(name, in: colors, by: \.name) }

  private static func sorted<T>(_ sets: [T], by name: (T) -> String) -> [T] {
    var result: [T] = []
    let order = sets.indices.sorted { (name(sets[$0]), $0) < (name(sets[$1]), $1) }
    for index in order where result.last.map(name) != name(sets[index]) { result.append(sets[index]) }
    return result
  }

  private static func find<T>(_ wanted: String, in sets: [T], by name: (T) -> String) -> T? {
    var low = 0
    var high = sets.count
    while low < high {
      let middle = (low + high) / 2
      if name(sets[middle]) < wanted { low = middle + 1 } else { high = middle }
    }
    return low < sets.count && name(sets[low]) == wanted ? sets[low] : nil
  }
}
