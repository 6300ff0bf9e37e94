extension SystemColor {
  /// The colours of iOS 13 to 18, by their names without `Color` (Looks.md#system-colors).
  static let adaptive: [String: SystemColor] = [
    "systemRed": SystemColor(
      DrawingColor(0xFF3B30), dark: DrawingColor(0xFF453A),
      lightContrast: DrawingColor(0xD70015), darkContrast: DrawingColor(0xFF6961)),
    "systemOrange": SystemColor(
      DrawingColor(0xFF9500), dark: DrawingColor(0xFF9F0A),
      lightContrast: DrawingColor(0xC93400), darkContrast: DrawingColor(0xFFB340)),
    "systemYellow": SystemColor(
      DrawingColor(0xFFCC00), dark: DrawingColor(0xFFD60A),
      lightContrast: DrawingColor(0xB25000), darkContrast: DrawingColor(0xFFD426)),
    "systemGreen": SystemColor(
      DrawingColor(0x34C759), dark: DrawingColor(0x30D158),
      lightContrast: DrawingColor(0x248A3D), darkContrast: DrawingColor(0x30DB5B)),
    "systemMint": SystemColor(
      DrawingColor(0x00C7BE), dark: DrawingColor(0x63E6E2),
      lightContrast: DrawingColor(0x0C817B), darkContrast: DrawingColor(0x66D4CF)),
    "systemTeal": SystemColor(
      DrawingColor(0x30B0C7), dark: DrawingColor(0x40C8E0),
      lightContrast: DrawingColor(0x008299), darkContrast: DrawingColor(0x5DE6FF)),
    "systemCyan": SystemColor(
      DrawingColor(0x32ADE6), dark: DrawingColor(0x64D2FF),
      lightContrast: DrawingColor(0x0071A4), darkContrast: DrawingColor(0x70D7FF)),
    "systemBlue": SystemColor(
      DrawingColor(0x007AFF), dark: DrawingColor(0x0A84FF),
      lightContrast: DrawingColor(0x0040DD), darkContrast: DrawingColor(0x409CFF)),
    "link": SystemColor(
      DrawingColor(0x007AFF), dark: DrawingColor(0x0A84FF),
      lightContrast: DrawingColor(0x007AFF), darkContrast: DrawingColor(0x0A84FF)),
    "systemIndigo": SystemColor(
      DrawingColor(0x5856D6), dark: DrawingColor(0x5E5CE6),
      lightContrast: DrawingColor(0x3634A3), darkContrast: DrawingColor(0x7D7AFF)),
    "systemPurple": SystemColor(
      DrawingColor(0xAF52DE), dark: DrawingColor(0xBF5AF2),
      lightContrast: DrawingColor(0x8944AB), darkContrast: DrawingColor(0xDA8FFF)),
    "systemPink": SystemColor(
      DrawingColor(0xFF2D55), dark: DrawingColor(0xFF375F),
      lightContrast: DrawingColor(0xD30F45), darkContrast: DrawingColor(0xFF6482)),
    "systemBrown": SystemColor(
      DrawingColor(0xA2845E), dark: DrawingColor(0xAC8E68),
      lightContrast: DrawingColor(0x7F6545), darkContrast: DrawingColor(0xB59469)),
    "systemGray": SystemColor(
      DrawingColor(0x8E8E93), dark: DrawingColor(0x8E8E93),
      lightContrast: DrawingColor(0x6C6C70), darkContrast: DrawingColor(0xAEAEB2)),
    "systemGray2": SystemColor(
      DrawingColor(0xAEAEB2), dark: DrawingColor(0x636366),
      lightContrast: DrawingColor(0x8E8E93), darkContrast: DrawingColor(0x7C7C80)),
    "systemGray3": SystemColor(
      DrawingColor(0xC7C7CC), dark: DrawingColor(0x48484A),
      lightContrast: DrawingColor(0xAEAEB2), darkContrast: DrawingColor(0x545456)),
    "systemGray4": SystemColor(
      DrawingColor(0xD1D1D6), dark: DrawingColor(0x3A3A3C),
      lightContrast: DrawingColor(0xBCBCC0), darkContrast: DrawingColor(0x444446)),
    "systemGray5": SystemColor(
      DrawingColor(0xE5E5EA), dark: DrawingColor(0x2C2C2E),
      lightContrast: DrawingColor(0xD8D8DC), darkContrast: DrawingColor(0x363638)),
    "systemGray6": SystemColor(
      DrawingColor(0xF2F2F7), dark: DrawingColor(0x1C1C1E),
      lightContrast: DrawingColor(0xEBEBF0), darkContrast: DrawingColor(0x242426)),
    "label": SystemColor(DrawingColor(0x000000), dark: DrawingColor(0xFFFFFF)),
    "secondaryLabel": SystemColor(
      DrawingColor(0x3C3C43, alpha: 0.6), dark: DrawingColor(0xEBEBF5, alpha: 0.6),
      lightContrast: DrawingColor(0x3C3C43, alpha: 0.68), darkContrast: DrawingColor(0xEBEBF5, alpha: 0.68)),
    "tertiaryLabel": SystemColor(
      DrawingColor(0x3C3C43, alpha: 0.298), dark: DrawingColor(0xEBEBF5, alpha: 0.3),
      lightContrast: DrawingColor(0x3C3C43, alpha: 0.38), darkContrast: DrawingColor(0xEBEBF5, alpha: 0.38)),
    "quaternaryLabel": SystemColor(
      DrawingColor(0x3C3C43, alpha: 0.18), dark: DrawingColor(0xEBEBF5, alpha: 0.16),
      lightContrast: DrawingColor(0x3C3C43, alpha: 0.26), darkContrast: DrawingColor(0xEBEBF5, alpha: 0.24)),
    "placeholderText": SystemColor(
      DrawingColor(0x3C3C43, alpha: 0.3), dark: DrawingColor(0xEBEBF5, alpha: 0.3),
      lightContrast: DrawingColor(0x3C3C43, alpha: 0.38), darkContrast: DrawingColor(0xEBEBF5, alpha: 0.38)),
    "systemFill": SystemColor(
      DrawingColor(0x787880, alpha: 0.2), dark: DrawingColor(0x787880, alpha: 0.36),
      lightContrast: DrawingColor(0x787880, alpha: 0.28), darkContrast: DrawingColor(0x787880, alpha: 0.44)),
    "secondarySystemFill": SystemColor(
      DrawingColor(0x787880, alpha: 0.16), dark: DrawingColor(0x787880, alpha: 0.32),
      lightContrast: DrawingColor(0x787880, alpha: 0.24), darkContrast: DrawingColor(0x787880, alpha: 0.4)),
    "tertiarySystemFill": SystemColor(
      DrawingColor(0x767680, alpha: 0.12), dark: DrawingColor(0x767680, alpha: 0.24),
      lightContrast: DrawingColor(0x767680, alpha: 0.2), darkContrast: DrawingColor(0x767680, alpha: 0.32)),
    "quaternarySystemFill": SystemColor(
      DrawingColor(0x747480, alpha: 0.08), dark: DrawingColor(0x767680, alpha: 0.18),
      lightContrast: DrawingColor(0x747480, alpha: 0.16), darkContrast: DrawingColor(0x767680, alpha: 0.26)),
    "separator": SystemColor(
      DrawingColor(0x3C3C43, alpha: 0.29), dark: DrawingColor(0x545458, alpha: 0.6),
      lightContrast: DrawingColor(0x3C3C43, alpha: 0.37), darkContrast: DrawingColor(0x545458, alpha: 0.68)),
    "opaqueSeparator": SystemColor(DrawingColor(0xC6C6C8), dark: DrawingColor(0x38383A)),
    "systemBackground": SystemColor(DrawingColor(0xFFFFFF), dark: DrawingColor(0x000000)),
    "secondarySystemBackground": SystemColor(
      DrawingColor(0xF2F2F7), dark: DrawingColor(0x1C1C1E),
      lightContrast: DrawingColor(0xEBEBF0), darkContrast: DrawingColor(0x242426)),
    "tertiarySystemBackground": SystemColor(
      DrawingColor(0xFFFFFF), dark: DrawingColor(0x2C2C2E),
      lightContrast: DrawingColor(0xFFFFFF), darkContrast: DrawingColor(0x363638)),
    "systemGroupedBackground": SystemColor(
      DrawingColor(0xF2F2F7), dark: DrawingColor(0x000000),
      lightContrast: DrawingColor(0xEBEBF0), darkContrast: DrawingColor(0x000000)),
    "secondarySystemGroupedBackground": SystemColor(
      DrawingColor(0xFFFFFF), dark: DrawingColor(0x1C1C1E),
      lightContrast: DrawingColor(0xFFFFFF), darkContrast: DrawingColor(0x242426)),
    "tertiarySystemGroupedBackground": SystemColor(
      DrawingColor(0xF2F2F7), dark: DrawingColor(0x2C2C2E),
      lightContrast: DrawingColor(0xEBEBF0), darkContrast: DrawingColor(0x363638)),
    "groupTableViewBackground": SystemColor(DrawingColor(0xF2F2F7), dark: DrawingColor(0x000000)),
    "tableCellGroupedBackground": SystemColor(DrawingColor(0xFFFFFF), dark: DrawingColor(0x1C1C1E)),
    "tableBackground": SystemColor(DrawingColor(0xFFFFFF), dark: DrawingColor(0x000000)),
    "scrollViewTexturedBackground": SystemColor(DrawingColor(0x6F7179), dark: DrawingColor(0x6F7179)),
    "viewFlipsideBackground": SystemColor(DrawingColor(0x1F2124), dark: DrawingColor(0x1F2124)),
  ]

  /// The colours that differ in iOS 26 (Looks.md#system-colors-26).
  static let glass: [String: SystemColor] = [
    "systemRed": SystemColor(
      DrawingColor(0xFF383C), dark: DrawingColor(0xFF4245),
      lightContrast: DrawingColor(0xE9152D), darkContrast: DrawingColor(0xFF6165)),
    "systemOrange": SystemColor(
      DrawingColor(0xFF8D28), dark: DrawingColor(0xFF9230),
      lightContrast: DrawingColor(0xC55300), darkContrast: DrawingColor(0xFFA056)),
    "systemYellow": SystemColor(
      DrawingColor(0xFFCC00), dark: DrawingColor(0xFFD600),
      lightContrast: DrawingColor(0xA16A00), darkContrast: DrawingColor(0xFEDF43)),
    "systemGreen": SystemColor(
      DrawingColor(0x34C759), dark: DrawingColor(0x30D158),
      lightContrast: DrawingColor(0x008932), darkContrast: DrawingColor(0x4AD968)),
    "systemMint": SystemColor(
      DrawingColor(0x00C8B3), dark: DrawingColor(0x00DAC3),
      lightContrast: DrawingColor(0x008575), darkContrast: DrawingColor(0x54DFCB)),
    "systemTeal": SystemColor(
      DrawingColor(0x00C3D0), dark: DrawingColor(0x00D2E0),
      lightContrast: DrawingColor(0x008198), darkContrast: DrawingColor(0x3BDDEC)),
    "systemCyan": SystemColor(
      DrawingColor(0x00C0E8), dark: DrawingColor(0x3CD3FE),
      lightContrast: DrawingColor(0x007EAE), darkContrast: DrawingColor(0x6DD9FF)),
    "systemBlue": SystemColor(
      DrawingColor(0x0088FF), dark: DrawingColor(0x0091FF),
      lightContrast: DrawingColor(0x1E6EF4), darkContrast: DrawingColor(0x5CB8FF)),
    "link": SystemColor(
      DrawingColor(0x0088FF), dark: DrawingColor(0x0091FF),
      lightContrast: DrawingColor(0x1E6EF4), darkContrast: DrawingColor(0x5CB8FF)),
    "systemIndigo": SystemColor(
      DrawingColor(0x6155F5), dark: DrawingColor(0x6D7CFF),
      lightContrast: DrawingColor(0x564ADE), darkContrast: DrawingColor(0xA7AAFF)),
    "systemPurple": SystemColor(
      DrawingColor(0xCB30E0), dark: DrawingColor(0xDB34F2),
      lightContrast: DrawingColor(0xB02FC2), darkContrast: DrawingColor(0xEA8DFF)),
    "systemPink": SystemColor(
      DrawingColor(0xFF2D55), dark: DrawingColor(0xFF375F),
      lightContrast: DrawingColor(0xE7124D), darkContrast: DrawingColor(0xFF8AC4)),
    "systemBrown": SystemColor(
      DrawingColor(0xAC7F5E), dark: DrawingColor(0xB78A66),
      lightContrast: DrawingColor(0x956D51), darkContrast: DrawingColor(0xDBA679)),
  ]

  /// The colours that differed up to iOS 12, which has no appearances (Looks.md#system-colors-12).
  static let flat: [String: SystemColor] = [
    "systemGreen": SystemColor(DrawingColor(0x4CD964)),
    "systemTeal": SystemColor(DrawingColor(0x5AC8FA)),
    "systemPurple": SystemColor(DrawingColor(0x5856D6)),
    "groupTableViewBackground": SystemColor(DrawingColor(0xEFEFF4)),
  ]

  /// The colours that are the same everywhere (Looks.md#fixed-colors).
  static let fixed: [String: SystemColor] = [
    "black": SystemColor(DrawingColor(0x000000)),
    "white": SystemColor(DrawingColor(0xFFFFFF)),
    "darkGray": SystemColor(DrawingColor(0x555555)),
    "lightGray": SystemColor(DrawingColor(0xAAAAAA)),
    "gray": SystemColor(DrawingColor(0x808080)),
    "red": SystemColor(DrawingColor(0xFF0000)),
    "green": SystemColor(DrawingColor(0x00FF00)),
    "blue": SystemColor(DrawingColor(0x0000FF)),
    "cyan": SystemColor(DrawingColor(0x00FFFF)),
    "yellow": SystemColor(DrawingColor(0xFFFF00)),
    "magenta": SystemColor(DrawingColor(0xFF00FF)),
    "orange": SystemColor(DrawingColor(0xFF8000)),
    "purple": SystemColor(DrawingColor(0x800080)),
    "brown": SystemColor(DrawingColor(0x996633)),
    "clear": SystemColor(DrawingColor(0x000000, alpha: 0)),
    "darkText": SystemColor(DrawingColor(0x000000)),
    "lightText": SystemColor(DrawingColor(0xFFFFFF, alpha: 0.6)),
  ]
}
