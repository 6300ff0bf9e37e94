/// The colours of a map, light or dark.
struct MapColors {
  /// The background of the map.
  let paper: DrawingColor
  /// The default fill of a scene.
  let panel: DrawingColor
  let edge: DrawingColor
  let ink: DrawingColor
  let paleInk: DrawingColor
  let line: DrawingColor

  static let light = MapColors(
    paper: DrawingColor(0xECECEF), panel: DrawingColor(0xFFFFFF), edge: DrawingColor(0xC6C6C8),
    ink: DrawingColor(0x1C1C1E), paleInk: DrawingColor(0x6C6C70), line: DrawingColor(0x7C7C80))
  static let dark = MapColors(
    paper: DrawingColor(0x28282A), panel: DrawingColor(0x1C1C1E), edge: DrawingColor(0x545456),
    ink: DrawingColor(0xF2F2F7), paleInk: DrawingColor(0xAEAEB2), line: DrawingColor(0x98989D))
}
