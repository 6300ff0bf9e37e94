/// The requested traits, in place of those of the environment. Nil leaves a trait as it is.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let overrides = TraitOverrides(direction: .rightToLeft, contentSize: .accessibilityLarge)
/// let engine = LayoutEngine(document, LayoutRequest(canvas: .design, overrides: overrides))
/// print(engine.layout(document.scenes[0]).views.count)
/// ```
public struct TraitOverrides: Hashable, Sendable {
  /// The size class.
  public var sizeClass: SizeClass?
  /// The other traits; size classes are not among them.
  package private(set) var otherTraits = TraitCollection()
  /// The interface idiom as the format spells it.
  public var idiom: String? {
    get { otherTraits.idiom }
    set { otherTraits.idiom = newValue }
  }
  /// The appearance as the format spells it.
  public var style: String? {
    get { otherTraits.style }
    set { otherTraits.style = newValue }
  }
  /// The direction of reading.
  public var direction: LayoutDirection? {
    get { otherTraits.direction }
    set { otherTraits.direction = newValue }
  }
  /// The size of text.
  public var contentSize: ContentSizeCategory? {
    get { otherTraits.contentSize }
    set { otherTraits.contentSize = newValue }
  }
  /// The display gamut as the format spells it.
  package var gamut: String? {
    get { otherTraits.gamut }
    set { otherTraits.gamut = newValue }
  }
  /// The contrast.
  package var contrast: AccessibilityContrast? {
    get { otherTraits.contrast }
    set { otherTraits.contrast = newValue }
  }
  /// The weight of text.
  package var legibilityWeight: LegibilityWeight? {
    get { otherTraits.legibilityWeight }
    set { otherTraits.legibilityWeight = newValue }
  }
  /// Whether a trait is overridden by which images have variants (Devices.md#images).
  package var chooseImages: Bool {
    sizeClass != nil || idiom != nil || style != nil || direction != nil || gamut != nil || contrast != nil
  }

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
  /// The traits with the overrides applied. A trait that neither specifies is light, left to right, of normal
  /// contrast or of regular weight.
  package func overridden(by overrides: TraitOverrides) -> TraitCollection {
    var traits = Self.unchosen.merging(self).merging(overrides.otherTraits)
    traits.sizeClass = overrides.sizeClass ?? sizeClass
    return traits
  }

  /// The traits of a person who has chosen none (Devices.md#trait-collections).
  private static let unchosen = {
    var traits = TraitCollection(style: InterfaceStyle.light.rawValue)
    traits.direction = .leftToRight
    traits.contrast = .normal
    traits.legibilityWeight = .regular
    return traits
  }()
}
