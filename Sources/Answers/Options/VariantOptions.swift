package import CommandLine
package import Ninefold

/// The appearances, languages, text sizes and directions that scenes are drawn in, in all combinations.
package struct VariantOptions: ArgumentGroup {
  @Option("styles", list: "all|LIST", help: "in each of these appearances", all: InterfaceStyle.allCases)
  var styles: [InterfaceStyle] = []
  @Option("locales", list: "LIST", help: "with texts in each of these languages, such as en,fr,ar", all: [])
  var locales: [LanguageTag] = []
  @Option(
    "content-sizes", list: "all|LIST", help: "with text of each of these sizes",
    all: ContentSizeCategory.allCases)
  var contentSizes: [ContentSizeCategory] = []
  @Option(
    "directions", list: "all|LIST", help: "read in each of these directions",
    all: LayoutDirection.allCases)
  var directions: [LayoutDirection] = []

  package init() {}

  package var declared: [any Declared] { [$styles, $locales, $contentSizes, $directions] }

  /// Refuses a command line that asks for both one and several values of the same trait.
  package func check(beside interface: InterfaceOptions) throws(UsageError) {
    let pairs: [(Parameter, Parameter)] = [
      (interface.variation.$style, $styles), (interface.$locale, $locales),
      (interface.$contentSize, $contentSizes), (interface.$direction, $directions),
    ]
    for (one, several) in pairs where one.isGiven && several.isGiven {
      throw UsageError(.exclusive(one.spelling, several.spelling))
    }
  }

  /// The options that the line gives, as it spells them.
  package var given: [String] { parameters.filter(\.isGiven).map(\.spelling) }

  /// The languages that the line asks for.
  package func languages(_ interface: InterfaceOptions) -> [TextLanguage] {
    locales.map { TextLanguage($0, isDoubled: interface.doublesTexts) }
  }

  /// The axes by which pictures differ beside their screens, each with its choices.
  package func axes(_ interface: InterfaceOptions) -> [[PictureChoice]] {
    let directionOfAll = interface.direction
    let axes = [
      styles.map { style in PictureChoice(style.argument) { $0.request.overrides.style = style.rawValue } },
      zip(locales, languages(interface)).map { locale, language in
        PictureChoice(locale.description) { screen in
          screen.request.language = locale
          screen.request.showsOwnTexts = false
          screen.request.overrides.direction = directionOfAll ?? locale.direction
          screen.language = language
        }
      },
      contentSizes.map { size in
        PictureChoice(size.argument) { $0.request.overrides.contentSize = size }
      },
      directions.map { direction in
        PictureChoice(direction.argument) { $0.request.overrides.direction = direction }
      },
    ]
    return axes.filter { !$0.isEmpty }
  }
}

/// One choice of an axis by which pictures differ.
package struct PictureChoice {
  package let name: String
  /// Applies the choice to a screen.
  package let apply: (inout PictureScreen) -> Void

  package init(_ name: String, _ apply: @escaping (inout PictureScreen) -> Void) {
    self.name = name
    self.apply = apply
  }
}
