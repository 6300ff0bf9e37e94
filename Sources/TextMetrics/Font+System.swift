package import SceneModel

extension Font {
  /// The system font at a size in points.
  package static func system(
    ofSize size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) -> Font {
    Font(family: .system, weight: weight, isItalic: isItalic, pointSize: size)
  }

  /// The font that a name gives in a version: Times New Roman where the system font is not to be had by its
  /// own name any more (InterfaceBuilder.md#system-font-names), and the Poppins of that time
  /// (InterfaceBuilder.md#typefaces).
  package static func named(
    _ postScriptName: String, size: Double, toolsVersion: ToolsVersion
  ) -> Font {
    if hasHiddenName(postScriptName) && toolsVersion.has(.refusedSystemNames) {
      return named("TimesNewRomanPSMT", size: size)
    }
    if postScriptName.hasPrefix("Poppins") && !toolsVersion.has(.revisedPoppins) {
      return named("Poppins 1" + postScriptName.dropFirst("Poppins".count), size: size)
    }
    return named(postScriptName, size: size)
  }

  /// Whether a name is the system font's own, by which apps could ask for it once.
  package static func hasHiddenName(_ postScriptName: String) -> Bool { postScriptName.hasPrefix(".SFUI") }

  /// Whether a name is one of the system font's that no system has, but projects with a file of it.
  package static func isDownloadedSystemFont(_ postScriptName: String) -> Bool {
    downloadedFamilies.contains(where: postScriptName.hasPrefix)
  }

  private static let downloadedFamilies = ["SFProText", "SFProDisplay", "SFUIText", "SFUIDisplay"]
  /// The beginnings of the system font's names.
  private static let families = [".AppleSystemUIFont", ".SFNS", ".SFUI"] + downloadedFamilies

  /// The font of a PostScript name, as `name` of a `fontDescription` gives it, at a size in points.
  ///
  /// The system font's own names, such as `.SFUIText-Semibold`, give the system font in that weight. Unknown
  /// fonts are measured as Helvetica Neue, which Interface Builder drew in their place.
  package static func named(_ postScriptName: String, size: Double) -> Font {
    if let (weight, isItalic) = systemCut(postScriptName) {
      return .system(ofSize: size, weight: weight, isItalic: isItalic)
    }
    return Font(family: .named(Typeface(postScriptName: postScriptName)), pointSize: size)
  }

  /// Whether a table gives the advances of a PostScript name's own font, rather than those of a font drawn in
  /// its place.
  package static func hasTable(named postScriptName: String) -> Bool {
    systemCut(postScriptName) != nil || Typeface.isKnown(postScriptName)
  }

  /// The weight in a name of the system font; nil for other fonts.
  ///
  /// It follows the last hyphen, or the name of the family, as in `.AppleSystemUIFontBold`
  /// (InterfaceBuilder.md#system-font-names).
  private static func systemCut(_ name: String) -> (weight: Weight, isItalic: Bool)? {
    guard let prefix = families.first(where: name.hasPrefix), !name.contains("Mono") else { return nil }
    let cut = name.dropFirst(prefix.count).split(separator: "-").last.map { $0.lowercased() } ?? ""
    let weights: [(name: String, weight: Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("demi", .semibold), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    return (weights.first { cut.hasPrefix($0.name) }?.weight ?? .regular, cut.hasSuffix("italic"))
  }
}
