import Resolver
import SceneModel
import TextMetrics

extension ContentSizer {
  /// A text field: by its border style, else its line (facts §3.3; corrections, controls).
  func textField(_ node: NodeID) -> ContentSize {
    let font = font(of: node, default: 14)
    let text = [resolution.text(node, .text), resolution.text(node, .placeholder)].compactMap(\.self)
      .first { !$0.isEmpty }
    let width = text.map { (measurer.width(of: $0, font: font) - 1e-6).rounded(.up) } ?? 0
    let line = (font.lineHeight - 1e-6).rounded(.up)
    func field(_ width: Double, _ height: Double) -> ContentSize {
      ContentSize(
        width: width, height: height, lastBaseline: (height - font.lineHeight) / 2 + font.descender,
        isGuess: !isMeasured(font))
    }
    switch resolution.attribute(node, .borderStyle) {
    case "roundedRect":
      let height = max(version < 14810 ? 30 : 34, line + 4)
      return field(width == 0 ? 30 : width + (version < 14810 ? 21 : 14), height)
    case "line": return field(width + 4, line + 4)
    case "bezel": return field(width + 14, line + (font.pointSize < 14 ? 12 : 8))
    default:
      let height = line + (version >= 14810 ? 1 : 0)
      var size = field(width, height)
      size.lastBaseline = height - roundedUp(font.ascender)
      return size
    }
  }

  /// A text view that does not scroll: its text within 8 points above and below and 5 at the sides.
  func textView(_ node: NodeID, width: Double?) -> ContentSize {
    guard resolution.flag(node, .scrollEnabled) == false else { return .none }
    let font = font(of: node, default: 14)
    let runs =
      attributedText(of: node, key: "attributedText")
      ?? [TextRun(text: resolution.text(node, .text) ?? "", font: font)]
    let text = measurer.wrap(runs, width: width.map { max($0 - 10, 0) })
    return ContentSize(
      width: roundedUp(text.width + 10), height: roundedUp(text.height + 16),
      isGuess: !runs.allSatisfy { isMeasured($0.font) })
  }
}
