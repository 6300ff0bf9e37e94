import Controls
import SceneModel

extension ControlLook {
  /// Text views: text from the top on (Looks.md#text-view).
  static let textView = ControlLook(.textView) { view, list in
    let element = view.element
    var block = TextBlock(
      view.styled(
        TextView.runs(of: element), key: "attributedText", view.color("textColor") ?? view.textColor))
    block.alignment = view.alignment(
      element.attribute(.textAlignment) ?? view.paragraphAlignment(key: "attributedText"))
    block.vertical = .top
    block.shownLines = 0
    block.truncation = .clip
    block.draw(in: view.rect.inset(by: TextView.textInsets), view.measurer, into: &list)
  }
}
