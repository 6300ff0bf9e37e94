import Controls
import SceneModel

extension ControlLook {
  /// Activity indicators: spokes around a centre, as they are before the animation starts
  /// (Looks.md#activity-indicator).
  static let activityIndicatorView = ControlLook(.activityIndicatorView, form: .activity) { view, list in
    let rect = view.alignmentRect
    let radius = min(rect.width, rect.height) / 2
    let style = view.element.attribute(.style)
    let isWhite = style == "white" || style == "whiteLarge"
    let own = view.color("color") ?? (isWhite ? .white : nil)
    let isFlat = view.era == .flat
    let gray = DrawingColor(isFlat ? 0x6C6C6C : view.palette.isDark ? 0xEBEBF5 : 0x3C3C44)
    let spokes = isFlat ? flatSpokes : adaptiveSpokes
    let inner = isFlat ? 0.55 : 1.0 / 3
    let line = DrawingLine(radius / (isFlat ? 5.5 : 5), isRound: true)
    for (index, spoke) in spokes.enumerated() {
      let outer = radius * (isFlat ? 0.88 : 1) - line.width / 2
      let start = radius * inner
      list.stroke(
        .line(
          rect.center.x + spoke.x * start, rect.center.y + spoke.y * start, rect.center.x + spoke.x * outer,
          rect.center.y + spoke.y * outer),
        (own ?? gray).faded(to: share(of: index, spokes.count, isFlat)), line)
    }
  }

  /// The share of its colour that a spoke has, from the one at the top clockwise.
  private static func share(of index: Int, _ count: Int, _ isFlat: Bool) -> Double {
    if isFlat { return 0.27 + 0.73 * Double(index) / Double(count - 1) }
    return [47, 47, 47, 47, 72, 97, 122, 147][index] / 255
  }

  /// Directions from the top clockwise.
  private static let adaptiveSpokes: [DrawingPoint] = {
    let half = 0.5.squareRoot()
    return [(0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)]
      .map { DrawingPoint($0.0, $0.1) }
  }()

  private static let flatSpokes: [DrawingPoint] = {
    let long = 0.75.squareRoot()
    return [
      (0, -1), (0.5, -long), (long, -0.5), (1, 0), (long, 0.5), (0.5, long), (0, 1), (-0.5, long),
      (-long, 0.5), (-1, 0), (-long, -0.5), (-0.5, -long),
    ].map { DrawingPoint($0.0, $0.1) }
  }()
}
