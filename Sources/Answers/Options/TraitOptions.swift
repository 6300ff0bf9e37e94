package import CommandLine
package import Ninefold

/// The traits of the interface that a command resolves documents for.
package struct TraitOptions: ArgumentGroup {
  @Option("size-class", alias: "in", help: "in this size class, such as compact-regular or \"wC hR\"")
  package var sizeClass: SizeClass?
  @OptionGroup package var interface: InterfaceOptions

  package init() {}

  package var declared: [any Declared] { [$sizeClass, $interface] }

  /// The traits that the command line asks for.
  package var overrides: TraitOverrides { interface.overrides(sizeClass) }
}

/// The traits besides the size class.
package struct InterfaceOptions: ArgumentGroup {
  @OptionGroup package var variation: VariationOptions
  @Option("direction", help: "read from left to right or from right to left") package var direction:
    LayoutDirection?
  @Option("content-size", "NAME", help: "with text of this size, such as accessibilityLarge")
  package var contentSize: ContentSizeCategory?
  @Option("contrast", help: "with this contrast; normal where nothing else is said")
  package var contrast: AccessibilityContrast?
  @Option("legibility-weight", help: "with text of this weight; regular where nothing else is said")
  var legibilityWeight: LegibilityWeight?
  @Option("locale", help: "with the project's texts in this language, and read in its direction")
  package var locale: LanguageTag?
  @Flag("pseudo", help: "with each text twice, as long as texts in other languages") var doublesTexts: Bool

  package init() {}

  package var declared: [any Declared] {
    [$variation, $direction, $contentSize, $contrast, $legibilityWeight, $locale, $doublesTexts]
  }

  /// The language of the documents' texts; nil for their own.
  package var language: TextLanguage? {
    locale == nil && !doublesTexts ? nil : TextLanguage(locale, isDoubled: doublesTexts)
  }

  /// The traits that the line asks for, in a size class.
  package func overrides(_ sizeClass: SizeClass?) -> TraitOverrides {
    var overrides = variation.overrides(sizeClass)
    overrides.direction = direction ?? locale?.direction
    overrides.contentSize = contentSize
    overrides.contrast = contrast
    overrides.legibilityWeight = legibilityWeight
    return overrides
  }

  /// A window on a Mac, in the idiom of pads unless the command line asks for the Mac's.
  package func mac(_ size: Size) -> MacWindow { MacWindow(size, idiom: variation.idiom ?? .pad) }

  /// Checks that the idiom is one that a window on a Mac can have.
  package func checkMac(_ option: Parameter) throws(UsageError) {
    guard let idiom = variation.idiom, idiom != .mac, idiom != .pad else { return }
    throw UsageError(
      .badValue(
        "\(variation.$idiom.spelling) '\(idiom.argument)'", expected: "pad or mac with \(option.spelling)"))
  }

  /// Checks that a device has the requested idiom.
  package func check(_ device: Device?) throws(UsageError) {
    guard let device, let idiom = variation.idiom, idiom != device.idiom else { return }
    throw UsageError(
      .badValue(
        "\(variation.$idiom.spelling) '\(idiom.argument)'",
        expected: "\(device.idiom.argument), as \(device.name) is"))
  }
}

/// The traits besides the size class that variations name.
package struct VariationOptions: ArgumentGroup {
  @Option("style", help: "in this appearance; light where nothing else is said") package var style:
    InterfaceStyle?
  @Option("idiom", "KIND", help: "as on a phone, pad, tv, watch or mac") package var idiom: Idiom?

  package init() {}

  package var declared: [any Declared] { [$style, $idiom] }

  /// The traits that the line asks for, in a size class.
  package func overrides(_ sizeClass: SizeClass? = nil) -> TraitOverrides {
    TraitOverrides(sizeClass: sizeClass, idiom: idiom?.rawValue, style: style?.rawValue)
  }

  /// The traits under which the nine size classes are resolved.
  package var traits: TraitCollection { TraitCollection().overridden(by: overrides()) }
}
