extension TraitCollection {
  /// The merged traits of several collections: of each trait the last specified value
  /// (Devices.md#trait-collections).
  package init(merging collections: some Sequence<TraitCollection>) {
    self = collections.reduce(TraitCollection()) { $0.merging($1) }
  }

  /// These traits, with those that another collection specifies in their place.
  package func merging(_ later: TraitCollection) -> TraitCollection {
    var merged = self
    if later.sizeClass.width != .any { merged.sizeClass.width = later.sizeClass.width }
    if later.sizeClass.height != .any { merged.sizeClass.height = later.sizeClass.height }
    if let scale = later.scale { merged.scale = scale }
    if let idiom = later.idiom { merged.idiom = idiom }
    if let style = later.style { merged.style = style }
    if let gamut = later.gamut { merged.gamut = gamut }
    if let device = later.device { merged.device = device }
    if let direction = later.direction { merged.direction = direction }
    if let contentSize = later.contentSize { merged.contentSize = contentSize }
    if let contrast = later.contrast { merged.contrast = contrast }
    if let legibilityWeight = later.legibilityWeight { merged.legibilityWeight = legibilityWeight }
    return merged
  }

  /// Whether every trait that another collection specifies has the same value here; unspecified ones do
  /// not count.
  package func contains(_ other: TraitCollection) -> Bool { merging(other) == self }

  /// The traits that are specified.
  package var specified: [InterfaceTrait] { InterfaceTrait.allCases.filter { text(of: $0) != nil } }

  /// The traits that have other values in another collection, in the order of ``InterfaceTrait``.
  package func changes(to other: TraitCollection) -> [InterfaceTrait] {
    self == other ? [] : InterfaceTrait.allCases.filter { text(of: $0) != other.text(of: $0) }
  }
}
