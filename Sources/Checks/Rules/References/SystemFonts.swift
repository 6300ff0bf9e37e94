/// The families of iOS whose widths are not known (InterfaceBuilder.md#system-fonts).
enum SystemFonts {
  /// Whether a PostScript name is that of a font of such a family: the family without spaces, and a cut.
  static func contains(_ postScriptName: String) -> Bool {
    families.contains(String(postScriptName.prefix { $0 != "-" }))
  }

  private static let families: Set<String> = [
    "AcademyEngravedLetPlain", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo",
    "AppleSymbols", "ArialHebrew", "ArialRoundedMTBold", "Baskerville", "BodoniSvtyTwoITCTT",
    "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "BodoniOrnamentsITCTT", "BradleyHandITCTT",
    "ChalkboardSE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Damascus", "DamascusBold",
    "DamascusLight", "DamascusMedium", "DamascusSemiBold", "DevanagariSangamMN", "Didot", "DINAlternate",
    "DINCondensed", "EuphemiaUCAS", "Farah", "Futura", "Galvji", "GeezaPro", "GillSans",
    "GujaratiSangamMN", "GurmukhiMN", "HiraMaruProN", "HiraMinProN", "HiraginoSans", "HoeflerText",
    "Kailasa", "KannadaSangamMN", "Kefa", "KhmerSangamMN", "KohinoorBangla", "KohinoorDevanagari",
    "KohinoorGujarati", "KohinoorTelugu", "LaoSangamMN", "MalayalamSangamMN", "MarkerFelt", "Menlo",
    "DiwanMishafi", "MuktaMahee", "MyanmarSangamMN", "Noteworthy", "NotoNastaliqUrdu", "Optima",
    "OriyaSangamMN", "Palatino", "Papyrus", "PartyLetPlain", "PingFangHK", "PingFangSC", "PingFangTC",
    "Rockwell", "SavoyeLetPlain", "SinhalaSangamMN", "SnellRoundhand", "Symbol", "TamilSangamMN",
    "Thonburi", "ZapfDingbatsITC", "Zapfino",
  ]
}
