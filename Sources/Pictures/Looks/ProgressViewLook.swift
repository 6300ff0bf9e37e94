import Controls
import SceneModel

extension ControlLook {
  /// Progress views: a thin line, filled up to the progress (Looks.md#progress-view).
  static let progressView = ControlLook(.progressView, form: .progress) { view, list in
    let rect = view.alignmentRect
    let share = (view.number("progress") ?? 0).clamped(to: 0...1)
    let rest = view.era == .flat ? DrawingColor(0xB6B6B6) : view.system("systemFill")
    list.fill(.capsule(rect), view.color("trackTintColor") ?? rest)
    let width = rect.width * share
    let filled = Rect(
      x: view.isRightToLeft ? rect.maxX - width : rect.x, y: rect.y, width: width, height: rect.height)
    if share > 0 { list.fill(.capsule(filled), view.color("progressTintColor") ?? view.tint) }
  }
}
