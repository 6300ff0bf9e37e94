/// The traits that are asked for in place of those that surroundings have. Nil leaves a trait as it is.
public struct TraitOverrides: Hashable, Sendable {
  /// The size class.
  public var sizeClass: SizeClass?
  /// The interface idiom as the format spells it.
  public var idiom: String?
  /// The appearance as the format spells it.
  public var style: String?
  /// The direction of reading.
  public var direction: LayoutDirection?
  /// The size of text.
  public var contentSize: ContentSizeCategory?
  /// The display gamut as the format spells it.
  package var gamut: String?
  /// The contrast.
  package var contrast: AccessibilityContrast?
  /// The weight of text.
  package var legibilityWeight: LegibilityWeight?

  /// Overrides of some traits.
  public init(
    sizeClass: SizeClass? = nil, idiom: String? = nil, style: String? = nil,
    direction: LayoutDirection? = nil,
    contentSize: ContentSizeCategory? = nil
  ) {
    self.sizeClass = sizeClass
    self.idiom = idiom
    self.style = style
    self.direction = direction
    self.contentSize = contentSize
  }
}

extension TraitCollection {
  /// The traits with some of them overridden: where neither side says, light, read from left to right, with normal
  /// contrast and text of regular weight.
  package func overridden(by overrides: TraitOverrides) -> TraitCollection {
    var traits = self
    traits.sizeClass = overrides.sizeClass ?? sizeClass
    traits.idiom = overrides.idiom ?? idiom
    traits.style = overrides.style ?? style ?? InterfaceStyle.light.rawValue
    traits.direction = overrides.direction ?? direction ?? .leftToRight
    traits.contentSize = overrides.contentSize ?? contentSize
    traits.gamut = overrides.gamut ?? gamut
    traits.contrast = overrides.contrast ?? contrast ?? .normal
    traits.legibilityWeight = overrides.legibilityWeight ?? legibilityWeight ?? .regular
    return traits
  }
}
