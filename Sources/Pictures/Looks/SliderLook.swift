import Controls
import SceneModel

extension ControlLook {
  /// Sliders: a track, filled up to a knob (Looks.md#slider).
  static let slider = ControlLook(.slider, form: .slider) { view, list in
    let rect = view.alignmentRect
    let height =
      switch view.era {
      case .flat: 2.0
      case .adaptive: 4.0
      case .glass: 6.0
      }
    let knob = view.era == .glass ? Size(38, 24) : Size(28, 28)
    let share = share(of: view)
    let track = Rect(x: rect.x, y: rect.center.y - height / 2, width: rect.width, height: height)
    let middle = rect.x + knob.width / 2 + share * max(rect.width - knob.width, 0)
    var group = DrawingGroup()
    group.opacity = view.isEnabled ? 1 : 0.5
    list.group(group) { list in
      list.fill(.capsule(track), view.color("maximumTrackTintColor") ?? restColor(of: view))
      let filled = view.isRightToLeft ? track.maxX - middle : middle - track.x
      let start = view.isRightToLeft ? middle : track.x
      list.fill(
        .capsule(Rect(x: start, y: track.y, width: max(filled, 0), height: height)),
        view.color("minimumTrackTintColor") ?? view.tint)
      let thumb = Rect(
        x: middle - knob.width / 2, y: rect.center.y - knob.height / 2, width: knob.width,
        height: knob.height)
      list.fill(
        .capsule(thumb), view.color("thumbTintColor") ?? .white, shadows: DrawingShadow.ofKnob(view.era))
    }
  }

  /// The position of the knob on the track from the left, 0 to 1. A missing value is a half.
  static func share(of view: DrawnView) -> Double {
    let least = view.number("minValue") ?? 0
    let most = view.number("maxValue") ?? 1
    let value = view.number("value") ?? 0.5
    let share = most > least ? ((value - least) / (most - least)).clamped(to: 0...1) : 0
    return view.isRightToLeft ? 1 - share : share
  }

  private static func restColor(of view: DrawnView) -> DrawingColor {
    switch view.era {
    case .flat: DrawingColor(0xB7B8B7)
    case .adaptive: view.system("systemFill")
    case .glass: DrawingColor(view.palette.isDark ? 0xFFFFFF : 0, alpha: 0.2)
    }
  }
}
