import Resolver
import SceneModel
import TextMetrics

extension ContentSizer {
  /// A label: its text's size, rounded up to pixels (facts §3.1).
  func label(_ node: NodeID, width: Double?) -> ContentSize {
    var runs: [TextRun]
    if let attributed = attributedText(of: node, key: "attributedText") {
      runs = attributed
    } else {
      let font = font(of: node, default: 17)
      runs = [TextRun(text: resolution.text(node, .text) ?? "", font: font)]
    }
    runs.removeAll { $0.text.isEmpty }
    guard let first = runs.first, let last = runs.last else {
      return ContentSize(width: 0, height: 0, firstBaseline: 0, lastBaseline: 0)
    }
    let lineLimit = Int(resolution.number(node, .numberOfLines)?.clamped(to: 0...10_000) ?? 1)
    let text = measure(runs, lineLimit: lineLimit, width: width)
    let height = roundedUp(text.height)
    return ContentSize(
      width: roundedUp(text.width), height: height, firstBaseline: rounded(first.font.ascender),
      lastBaseline: roundedUp(last.font.lineHeight) - rounded(last.font.ascender),
      isGuess: !runs.allSatisfy { isMeasured($0.font) })
  }

  private func measure(_ runs: [TextRun], lineLimit: Int, width: Double?) -> (width: Double, height: Double) {
    if lineLimit == 1 {
      let line = measurer.wrap(runs, width: nil)
      return (line.lines.first?.width ?? 0, line.height(lineLimit: 1))
    }
    let wrapped = measurer.wrap(runs, width: width)
    return (wrapped.width, wrapped.height(lineLimit: lineLimit))
  }
}

extension Double {
  /// The nearest value within a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
