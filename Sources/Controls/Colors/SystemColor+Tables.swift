extension SystemColor {
  /// The colours of iOS 13 to 18, by their names without `Color` (Looks.md#system-colors).
  package static let adaptive: [String: SystemColor] = [
    "systemRed": SystemColor(
      Shade(0xFF3B30), dark: Shade(0xFF453A),
      lightContrast: Shade(0xD70015), darkContrast: Shade(0xFF6961)),
    "systemOrange": SystemColor(
      Shade(0xFF9500), dark: Shade(0xFF9F0A),
      lightContrast: Shade(0xC93400), darkContrast: Shade(0xFFB340)),
    "systemYellow": SystemColor(
      Shade(0xFFCC00), dark: Shade(0xFFD60A),
      lightContrast: Shade(0xB25000), darkContrast: Shade(0xFFD426)),
    "systemGreen": SystemColor(
      Shade(0x34C759), dark: Shade(0x30D158),
      lightContrast: Shade(0x248A3D), darkContrast: Shade(0x30DB5B)),
    "systemMint": SystemColor(
      Shade(0x00C7BE), dark: Shade(0x63E6E2),
      lightContrast: Shade(0x0C817B), darkContrast: Shade(0x66D4CF)),
    "systemTeal": SystemColor(
      Shade(0x30B0C7), dark: Shade(0x40C8E0),
      lightContrast: Shade(0x008299), darkContrast: Shade(0x5DE6FF)),
    "systemCyan": SystemColor(
      Shade(0x32ADE6), dark: Shade(0x64D2FF),
      lightContrast: Shade(0x0071A4), darkContrast: Shade(0x70D7FF)),
    "systemBlue": SystemColor(
      Shade(0x007AFF), dark: Shade(0x0A84FF),
      lightContrast: Shade(0x0040DD), darkContrast: Shade(0x409CFF)),
    "link": SystemColor(
      Shade(0x007AFF), dark: Shade(0x0A84FF),
      lightContrast: Shade(0x007AFF), darkContrast: Shade(0x0A84FF)),
    "systemIndigo": SystemColor(
      Shade(0x5856D6), dark: Shade(0x5E5CE6),
      lightContrast: Shade(0x3634A3), darkContrast: Shade(0x7D7AFF)),
    "systemPurple": SystemColor(
      Shade(0xAF52DE), dark: Shade(0xBF5AF2),
      lightContrast: Shade(0x8944AB), darkContrast: Shade(0xDA8FFF)),
    "systemPink": SystemColor(
      Shade(0xFF2D55), dark: Shade(0xFF375F),
      lightContrast: Shade(0xD30F45), darkContrast: Shade(0xFF6482)),
    "systemBrown": SystemColor(
      Shade(0xA2845E), dark: Shade(0xAC8E68),
      lightContrast: Shade(0x7F6545), darkContrast: Shade(0xB59469)),
    "systemGray": SystemColor(
      Shade(0x8E8E93), dark: Shade(0x8E8E93),
      lightContrast: Shade(0x6C6C70), darkContrast: Shade(0xAEAEB2)),
    "systemGray2": SystemColor(
      Shade(0xAEAEB2), dark: Shade(0x636366),
      lightContrast: Shade(0x8E8E93), darkContrast: Shade(0x7C7C80)),
    "systemGray3": SystemColor(
      Shade(0xC7C7CC), dark: Shade(0x48484A),
      lightContrast: Shade(0xAEAEB2), darkContrast: Shade(0x545456)),
    "systemGray4": SystemColor(
      Shade(0xD1D1D6), dark: Shade(0x3A3A3C),
      lightContrast: Shade(0xBCBCC0), darkContrast: Shade(0x444446)),
    "systemGray5": SystemColor(
      Shade(0xE5E5EA), dark: Shade(0x2C2C2E),
      lightContrast: Shade(0xD8D8DC), darkContrast: Shade(0x363638)),
    "systemGray6": SystemColor(
      Shade(0xF2F2F7), dark: Shade(0x1C1C1E),
      lightContrast: Shade(0xEBEBF0), darkContrast: Shade(0x242426)),
    "label": SystemColor(Shade(0x000000), dark: Shade(0xFFFFFF)),
    "secondaryLabel": SystemColor(
      Shade(0x3C3C43, alpha: 0.6), dark: Shade(0xEBEBF5, alpha: 0.6),
      lightContrast: Shade(0x3C3C43, alpha: 0.68), darkContrast: Shade(0xEBEBF5, alpha: 0.68)),
    "tertiaryLabel": SystemColor(
      Shade(0x3C3C43, alpha: 0.298), dark: Shade(0xEBEBF5, alpha: 0.3),
      lightContrast: Shade(0x3C3C43, alpha: 0.38), darkContrast: Shade(0xEBEBF5, alpha: 0.38)),
    "quaternaryLabel": SystemColor(
      Shade(0x3C3C43, alpha: 0.18), dark: Shade(0xEBEBF5, alpha: 0.16),
      lightContrast: Shade(0x3C3C43, alpha: 0.26), darkContrast: Shade(0xEBEBF5, alpha: 0.24)),
    "placeholderText": SystemColor(
      Shade(0x3C3C43, alpha: 0.3), dark: Shade(0xEBEBF5, alpha: 0.3),
      lightContrast: Shade(0x3C3C43, alpha: 0.38), darkContrast: Shade(0xEBEBF5, alpha: 0.38)),
    "systemFill": SystemColor(
      Shade(0x787880, alpha: 0.2), dark: Shade(0x787880, alpha: 0.36),
      lightContrast: Shade(0x787880, alpha: 0.28), darkContrast: Shade(0x787880, alpha: 0.44)),
    "secondarySystemFill": SystemColor(
      Shade(0x787880, alpha: 0.16), dark: Shade(0x787880, alpha: 0.32),
      lightContrast: Shade(0x787880, alpha: 0.24), darkContrast: Shade(0x787880, alpha: 0.4)),
    "tertiarySystemFill": SystemColor(
      Shade(0x767680, alpha: 0.12), dark: Shade(0x767680, alpha: 0.24),
      lightContrast: Shade(0x767680, alpha: 0.2), darkContrast: Shade(0x767680, alpha: 0.32)),
    "quaternarySystemFill": SystemColor(
      Shade(0x747480, alpha: 0.08), dark: Shade(0x767680, alpha: 0.18),
      lightContrast: Shade(0x747480, alpha: 0.16), darkContrast: Shade(0x767680, alpha: 0.26)),
    "separator": SystemColor(
      Shade(0x3C3C43, alpha: 0.29), dark: Shade(0x545458, alpha: 0.6),
      lightContrast: Shade(0x3C3C43, alpha: 0.37), darkContrast: Shade(0x545458, alpha: 0.68)),
    "opaqueSeparator": SystemColor(Shade(0xC6C6C8), dark: Shade(0x38383A)),
    "systemBackground": SystemColor(Shade(0xFFFFFF), dark: Shade(0x000000)),
    "secondarySystemBackground": SystemColor(
      Shade(0xF2F2F7), dark: Shade(0x1C1C1E),
      lightContrast: Shade(0xEBEBF0), darkContrast: Shade(0x242426)),
    "tertiarySystemBackground": SystemColor(
      Shade(0xFFFFFF), dark: Shade(0x2C2C2E),
      lightContrast: Shade(0xFFFFFF), darkContrast: Shade(0x363638)),
    "systemGroupedBackground": SystemColor(
      Shade(0xF2F2F7), dark: Shade(0x000000),
      lightContrast: Shade(0xEBEBF0), darkContrast: Shade(0x000000)),
    "secondarySystemGroupedBackground": SystemColor(
      Shade(0xFFFFFF), dark: Shade(0x1C1C1E),
      lightContrast: Shade(0xFFFFFF), darkContrast: Shade(0x242426)),
    "tertiarySystemGroupedBackground": SystemColor(
      Shade(0xF2F2F7), dark: Shade(0x2C2C2E),
      lightContrast: Shade(0xEBEBF0), darkContrast: Shade(0x363638)),
    "groupTableViewBackground": SystemColor(Shade(0xF2F2F7), dark: Shade(0x000000)),
    "tableCellGroupedBackground": SystemColor(Shade(0xFFFFFF), dark: Shade(0x1C1C1E)),
    "tableBackground": SystemColor(Shade(0xFFFFFF), dark: Shade(0x000000)),
    "scrollViewTexturedBackground": SystemColor(Shade(0x6F7179), dark: Shade(0x6F7179)),
    "viewFlipsideBackground": SystemColor(Shade(0x1F2124), dark: Shade(0x1F2124)),
  ]

  /// The colours that differ in iOS 26 (Looks.md#system-colors-26).
  package static let glass: [String: SystemColor] = [
    "systemRed": SystemColor(
      Shade(0xFF383C), dark: Shade(0xFF4245),
      lightContrast: Shade(0xE9152D), darkContrast: Shade(0xFF6165)),
    "systemOrange": SystemColor(
      Shade(0xFF8D28), dark: Shade(0xFF9230),
      lightContrast: Shade(0xC55300), darkContrast: Shade(0xFFA056)),
    "systemYellow": SystemColor(
      Shade(0xFFCC00), dark: Shade(0xFFD600),
      lightContrast: Shade(0xA16A00), darkContrast: Shade(0xFEDF43)),
    "systemGreen": SystemColor(
      Shade(0x34C759), dark: Shade(0x30D158),
      lightContrast: Shade(0x008932), darkContrast: Shade(0x4AD968)),
    "systemMint": SystemColor(
      Shade(0x00C8B3), dark: Shade(0x00DAC3),
      lightContrast: Shade(0x008575), darkContrast: Shade(0x54DFCB)),
    "systemTeal": SystemColor(
      Shade(0x00C3D0), dark: Shade(0x00D2E0),
      lightContrast: Shade(0x008198), darkContrast: Shade(0x3BDDEC)),
    "systemCyan": SystemColor(
      Shade(0x00C0E8), dark: Shade(0x3CD3FE),
      lightContrast: Shade(0x007EAE), darkContrast: Shade(0x6DD9FF)),
    "systemBlue": SystemColor(
      Shade(0x0088FF), dark: Shade(0x0091FF),
      lightContrast: Shade(0x1E6EF4), darkContrast: Shade(0x5CB8FF)),
    "link": SystemColor(
      Shade(0x0088FF), dark: Shade(0x0091FF),
      lightContrast: Shade(0x1E6EF4), darkContrast: Shade(0x5CB8FF)),
    "systemIndigo": SystemColor(
      Shade(0x6155F5), dark: Shade(0x6D7CFF),
      lightContrast: Shade(0x564ADE), darkContrast: Shade(0xA7AAFF)),
    "systemPurple": SystemColor(
      Shade(0xCB30E0), dark: Shade(0xDB34F2),
      lightContrast: Shade(0xB02FC2), darkContrast: Shade(0xEA8DFF)),
    "systemPink": SystemColor(
      Shade(0xFF2D55), dark: Shade(0xFF375F),
      lightContrast: Shade(0xE7124D), darkContrast: Shade(0xFF8AC4)),
    "systemBrown": SystemColor(
      Shade(0xAC7F5E), dark: Shade(0xB78A66),
      lightContrast: Shade(0x956D51), darkContrast: Shade(0xDBA679)),
  ]

  /// The colours that differed up to iOS 12, which has no appearances (Looks.md#system-colors-12).
  package static let flat: [String: SystemColor] = [
    "systemGreen": SystemColor(Shade(0x4CD964)),
    "systemTeal": SystemColor(Shade(0x5AC8FA)),
    "systemPurple": SystemColor(Shade(0x5856D6)),
    "groupTableViewBackground": SystemColor(Shade(0xEFEFF4)),
  ]

  /// The colours that are the same everywhere (Looks.md#fixed-colors).
  package static let fixed: [String: SystemColor] = [
    "black": SystemColor(Shade(0x000000)),
    "white": SystemColor(Shade(0xFFFFFF)),
    "darkGray": SystemColor(Shade(0x555555)),
    "lightGray": SystemColor(Shade(0xAAAAAA)),
    "gray": SystemColor(Shade(red: 0.5, green: 0.5, blue: 0.5)),
    "red": SystemColor(Shade(0xFF0000)),
    "green": SystemColor(Shade(0x00FF00)),
    "blue": SystemColor(Shade(0x0000FF)),
    "cyan": SystemColor(Shade(0x00FFFF)),
    "yellow": SystemColor(Shade(0xFFFF00)),
    "magenta": SystemColor(Shade(0xFF00FF)),
    "orange": SystemColor(Shade(red: 1, green: 0.5, blue: 0)),
    "purple": SystemColor(Shade(red: 0.5, green: 0, blue: 0.5)),
    "brown": SystemColor(Shade(0x996633)),
    "clear": SystemColor(Shade(0x000000, alpha: 0)),
    "darkText": SystemColor(Shade(0x000000)),
    "lightText": SystemColor(Shade(0xFFFFFF, alpha: 0.6)),
  ]
}
