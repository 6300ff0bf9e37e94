import Controls
import SceneModel

extension ControlLook {
  /// Switches: a capsule with a knob at one end (Looks.md#switch).
  static let `switch` = ControlLook(.switch, form: .toggle) { view, list in
    let isOn = view.flag("on") ?? true
    let knobInset = 2.0
    let track = view.rect.centered(trackSize[view.era] ?? view.rect.size)
    var group = DrawingGroup()
    group.opacity = view.isEnabled ? 1 : 0.5
    list.group(group) { list in
      list.fill(.capsule(track), trackColor(of: view, isOn: isOn))
      if !isOn, view.era == .flat {
        list.border(track, radius: track.height / 2, DrawingColor(0xE5E5E5), width: 2)
      }
      let height = track.height - 2 * knobInset
      let width = view.era == .glass ? height * 38 / 24 : height
      let isAtEnd = isOn != view.isRightToLeft
      let knob = Rect(
        x: isAtEnd ? track.maxX - knobInset - width : track.x + knobInset, y: track.y + knobInset,
        width: width, height: height)
      list.fill(
        .capsule(knob), view.color("thumbTintColor") ?? .white, shadows: DrawingShadow.ofKnob(view.era))
    }
  }

  /// The size of the track, which reaches two points beyond the alignment rect.
  private static let trackSize: [LookEra: Size] = [.flat: Size(51, 31), .adaptive: Size(51, 31)]

  private static func trackColor(of view: DrawnView, isOn: Bool) -> DrawingColor {
    if isOn { return view.color("onTintColor") ?? view.system("systemGreen") }
    switch view.era {
    case .flat: return .white
    case .adaptive: return view.system("secondarySystemFill")
    case .glass: return DrawingColor(view.palette.isDark ? 0x555555 : 0xE5E5E5)
    }
  }
}

extension DrawingShadow {
  /// The shadows of the knob of a switch or a slider (Looks.md#switch).
  static func ofKnob(_ era: LookEra) -> [DrawingShadow] {
    switch era {
    case .flat: [DrawingShadow(DrawingColor(0, alpha: 0.4), y: 2, deviation: 2.5)]
    case .adaptive:
      [
        DrawingShadow(DrawingColor(0, alpha: 0.06), y: 3, deviation: 0.5),
        DrawingShadow(DrawingColor(0, alpha: 0.15), y: 3, deviation: 4),
      ]
    case .glass: [DrawingShadow(DrawingColor(0, alpha: 0.3), y: 2, deviation: 2)]
    }
  }
}
