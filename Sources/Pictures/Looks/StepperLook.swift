import Controls
import SceneModel

extension ControlLook {
  /// Steppers: a minus and a plus side by side (Looks.md#stepper).
  static let stepper = ControlLook(.stepper, form: .stepper) { view, list in
    let rect = view.alignmentRect
    let isFlat = view.era == .flat
    let ink = isFlat ? view.tint : view.system("label")
    let middle = rect.center
    if isFlat {
      list.border(rect, radius: 5, view.tint, width: 1)
      list.stroke(.line(middle.x, rect.y, middle.x, rect.maxY), view.tint, DrawingLine(1))
    } else {
      let shape = view.era == .glass ? DrawingPath.capsule(rect) : .rounded(rect, radius: 8)
      list.fill(shape, view.system("tertiarySystemFill"))
      list.stroke(
        .line(middle.x, middle.y - 9, middle.x, middle.y + 9), view.system("separator"), DrawingLine(1))
    }
    let arm = 6.5
    let line = DrawingLine(2, isRound: true)
    let minus = DrawingPoint(rect.x + rect.width / 4, middle.y)
    let plus = DrawingPoint(rect.x + rect.width * 3 / 4, middle.y)
    list.stroke(.line(minus.x - arm, minus.y, minus.x + arm, minus.y), ink, line)
    list.stroke(.line(plus.x - arm, plus.y, plus.x + arm, plus.y), ink, line)
    list.stroke(.line(plus.x, plus.y - arm, plus.x, plus.y + arm), ink, line)
  }
}
