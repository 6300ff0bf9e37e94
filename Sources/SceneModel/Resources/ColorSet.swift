/// A named colour of an asset catalogue in several variants.
package struct ColorSet: Hashable, Sendable {
  /// The name by which documents refer to it, with its folders where they provide a namespace.
  package var name: String
  /// The variants in the catalogue's order, those without a colour left out.
  package var variants: [ColorVariant]

  /// A set of a name and its variants.
  package init(name: String, variants: [ColorVariant]) {
    self.name = name
    self.variants = variants
  }

  /// The colour that fits an environment best, the first of equals; nil where none may be used.
  package func color(in surroundings: AssetTraits) -> AssetColor? {
    variants.best(in: surroundings, traits: \.traits)?.color
  }
}

/// A colour of a colour set with its traits.
package struct ColorVariant: Hashable, Sendable {
  /// The traits that the colour is for.
  package var traits: AssetTraits
  /// The colour.
  package var color: AssetColor

  /// A colour for traits.
  package init(traits: AssetTraits, color: AssetColor) {
    self.traits = traits
    self.color = color
  }
}

/// A colour as a catalogue gives it.
package enum AssetColor: Hashable, Sendable {
  /// Components in a colour space, spelled as in the catalogue: `srgb`, `display-p3`, `extended-linear-srgb`.
  /// 0 to 1, and beyond in extended spaces.
  case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  /// A grey in a colour space such as `gray-gamma-22`.
  case white(Double, alpha: Double, space: String)
  /// A colour of a platform by its name, such as `systemBackgroundColor` of `ios`.
  case system(name: String, platform: String)
}
