/// The environment to which an interface adapts. Nil is unspecified.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let traits = TraitCollection(sizeClass: .regularRegular, idiom: "pad", style: "dark")
/// let resolution = Resolver(document).resolve(traits)
/// print(resolution.scene(document.scenes[0]).objects.count)
/// ```
public struct TraitCollection: Hashable, Sendable {
  /// The size classes. Any is unspecified.
  public var sizeClass: SizeClass
  /// The interface idiom as the format spells it: `phone`, `pad`, `tv`, `mac`.
  public var idiom: String?
  /// The appearance as the format spells it: `light`, `dark`.
  public var style: String?
  /// The display gamut as the format spells it: `sRGB`, `P3`.
  public var gamut: String?
  /// The device as the format spells it in variations of watch documents, such as `watch38`.
  public var device: String?
  /// The direction in which the interface is read.
  package var direction: LayoutDirection?
  /// The chosen size of text.
  package var contentSize: ContentSizeCategory?
  /// The pixels per point.
  package var scale: Double?
  /// The chosen contrast.
  package var contrast: AccessibilityContrast?
  /// The chosen weight of text.
  package var legibilityWeight: LegibilityWeight?

  /// A collection of a size class.
  public init(
    sizeClass: SizeClass = .any, idiom: String? = nil, style: String? = nil, gamut: String? = nil,
    device: String? = nil
  ) {
    self.sizeClass = sizeClass
    self.idiom = idiom
    self.style = style
    self.gamut = gamut
    self.device = device
  }
}
