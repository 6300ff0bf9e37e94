import SceneModel

extension SystemFontTable {
  /// ``kerning`` spread out: 128 × first slot + second slot.
  static let kerningMatrix = GlyphAdvances.matrix(of: kerning)

  /// The tracking of a size, added to each advance in em: linear between the known sizes, constant
  /// outside them.
  ///
  /// The advance at 17 points shrank by 0.0024 em with tools 17000 (InterfaceBuilder.md#system-font-widths).
  static func tracking(at size: Double, toolsVersion: ToolsVersion) -> Double {
    let tracking = toolsVersion.has(.closeBodyTracking) ? tracking : earlyTracking
    guard let next = trackingSizes.firstIndex(where: { $0 >= size }) else {
      return Double(tracking[tracking.count - 1]) / 10000
    }
    let upper = Double(tracking[next]) / 10000
    guard next > 0, trackingSizes[next] > size else { return upper }
    let lower = Double(tracking[next - 1]) / 10000
    let part = (size - trackingSizes[next - 1]) / (trackingSizes[next] - trackingSizes[next - 1])
    return lower + (upper - lower) * part
  }
}
