/// The traits that a variant of an image or a colour is for. Nil is any.
package struct AssetTraits: Hashable, Sendable {
  /// The size classes that the variant is for.
  package var sizeClass = SizeClass.any
  /// The idiom as the catalogue spells it: `iphone`, `ipad`, `mac`, `tv`, `watch`, `car`.
  package var idiom: String?
  /// The pixels per point.
  package var scale: Double?
  /// The luminosity as the catalogue spells it: `light`, `dark`.
  package var luminosity: String?
  /// Whether it is for increased contrast.
  package var hasHighContrast = false
  /// The layout direction as the catalogue spells it: `left-to-right`, `right-to-left`.
  package var direction: String?
  /// The gamut as the catalogue spells it: `sRGB`, `display-P3`.
  package var gamut: String?
  /// A device within an idiom as the catalogue spells it, such as `retina4`.
  package var subtype: String?
  /// The language, such as `fr`.
  package var locale: String?

  /// Any traits.
  package init() {}
}

extension AssetTraits {
  /// The traits of an interface.
  ///
  /// - Parameters:
  ///   - traits: The interface's traits; an unspecified one is taken as a light phone's, compact by regular.
  ///   - locale: The language; nil where none is chosen.
  package init(_ traits: TraitCollection, locale: String?) {
    sizeClass = traits.sizeClass
    idiom = Self.idiom(traits.idiom)
    scale = traits.scale
    self.locale = locale
    hasHighContrast = traits.contrast == .high
    luminosity = traits.style
    direction = traits.direction.map(Self.direction)
    gamut = traits.gamut.map { $0 == "P3" ? "display-P3" : $0 }
  }

  /// A catalogue's name for an idiom of a trait collection.
  private static func idiom(_ idiom: String?) -> String? {
    switch idiom {
    case "phone": "iphone"
    case "pad": "ipad"
    default: idiom
    }
  }

  /// A catalogue's name for a direction of reading.
  private static func direction(_ direction: LayoutDirection) -> String {
    switch direction {
    case .leftToRight: "left-to-right"
    case .rightToLeft: "right-to-left"
    }
  }

  /// Whether a variant of these traits may be used in an environment.
  ///
  /// A trait that the environment leaves unspecified rules out a variant that requires it, except for the
  /// scale: a picture of another scale is scaled.
  package func allows(_ surroundings: AssetTraits) -> Bool {
    func fits<T: Equatable>(_ wanted: T?, _ given: T?) -> Bool { wanted == nil || wanted == given }
    let isLight = luminosity == "light" && surroundings.luminosity == nil
    // An app for pads on a Mac uses variants for pads where none is for the Mac (Devices.md#mac).
    let isPads = idiom == "ipad" && surroundings.idiom == "mac"
    return sizeClass.covers(surroundings.sizeClass) && (isPads || fits(idiom, surroundings.idiom))
      && (isLight || fits(luminosity, surroundings.luminosity))
      && (!hasHighContrast || surroundings.hasHighContrast)
      && (direction == "left-to-right" && surroundings.direction == nil
        || fits(direction, surroundings.direction))
      && (gamut == "sRGB" || fits(gamut, surroundings.gamut)) && fits(subtype, surroundings.subtype)
      && (locale == nil || Self.serves(locale, in: surroundings.locale))
  }

  /// Whether a variant in a language serves an environment in another (Devices.md#languages).
  private static func serves(_ locale: String?, in surroundings: String?) -> Bool {
    guard let own = locale.flatMap({ LanguageTag($0) }), let tag = surroundings.flatMap({ LanguageTag($0) })
    else { return false }
    return tag.fallbacks.contains(own)
  }

  /// How specific the traits are, the weightiest first: idiom, device, appearance, contrast, language,
  /// direction, size classes, gamut. Of two size classes that each require one axis, the width's weighs more,
  /// as in variations.
  private var weight: [Bool] {
    [
      idiom != nil, subtype != nil, luminosity != nil, hasHighContrast, locale != nil, direction != nil,
      sizeClass.isFinal, sizeClass.width != .any, sizeClass.height != .any, gamut != nil,
    ]
  }

  /// Whether this variant is the better of two that may both be used in an environment.
  func isBetter(than other: AssetTraits, in surroundings: AssetTraits) -> Bool {
    if idiom != nil, other.idiom != nil, idiom != other.idiom { return idiom == surroundings.idiom }
    for (own, counterpart) in zip(weight, other.weight) where own != counterpart { return own }
    return Self.isBetter(scale, than: other.scale, for: surroundings.scale ?? 1)
  }

  /// The scale itself comes before the next larger one, and any larger one before the next smaller. A picture
  /// without a scale fits all.
  private static func isBetter(_ a: Double?, than b: Double?, for scale: Double) -> Bool {
    let first = a ?? scale
    let second = b ?? scale
    if first == second { return a != nil && b == nil }
    if first >= scale, second >= scale { return first < second }
    return first > second
  }
}
