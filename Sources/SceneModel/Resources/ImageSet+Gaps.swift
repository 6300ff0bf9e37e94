extension ImageSet {
  /// The traits of the empty slots that no picture of the set serves as well, in the catalogue's order.
  ///
  /// An empty slot of another scale than a picture of otherwise equal traits is one, unless the picture is a
  /// vector, whose scale does not matter. A slot of 1x is none: no phone and no pad since 2013 has one. A set
  /// without pictures has none.
  package var gaps: [AssetTraits] {
    guard !variants.isEmpty else { return [] }
    return emptySlots.filter { slot in
      guard slot.scale ?? 2 > 1 else { return false }
      let alternatives = variants.filter { $0.traits.withoutScale == slot.withoutScale }
      return !alternatives.contains { $0.traits.scale == nil || $0.isVector }
    }
  }
}

extension ImageVariant {
  /// Whether the picture is drawn at any scale.
  fileprivate var isVector: Bool {
    let name = fileName.lowercased()
    return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
  }
}

extension AssetTraits {
  fileprivate var withoutScale: AssetTraits {
    var traits = self
    traits.scale = nil
    return traits
  }
}
