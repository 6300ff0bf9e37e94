import Controls
import Resolver
import SceneModel
import TextMetrics

extension ControlLook {
  /// Labels: their text in the middle of their height (Looks.md#label).
  static let label = ControlLook(.label, form: .open) { view, list in
    let element = view.element
    let color = view.flag("highlighted") == true ? view.color("highlightedColor") : nil
    let base = color ?? view.color("textColor") ?? view.textColor
    let runs = view.styled(Label.runs(of: element), key: "attributedText", base)
    var block = TextBlock(runs)
    block.alignment = view.alignment(
      element.attribute(.textAlignment) ?? view.paragraphAlignment(key: "attributedText"))
    block.shownLines = Label.lineLimit(of: element)
    block.truncation = view.truncation(default: .tail)
    block.avoidsOrphans = Label.avoidsOrphans(element)
    block.breaksWords = Label.breaksWords(element)
    block.indents = ParagraphStyle(of: element)?.indents ?? LineIndents()
    block.leastScale = Label.leastScale(of: element)
    var pale = DrawingGroup()
    pale.opacity = view.isEnabled ? 1 : 0.4
    if pale.opacity < 1 { list.begin(pale) }
    if let shadow = view.color("shadowColor") {
      let offset = view.size("shadowOffset") ?? Size(0, -1)
      var below = block
      below.runs = below.runs.map { StyledRun(run: $0.run, color: shadow) }
      var moved = view.rect
      (moved.x, moved.y) = (moved.x + offset.width, moved.y + offset.height)
      below.draw(in: moved, view.measurer, into: &list)
    }
    block.draw(in: view.rect, view.measurer, into: &list)
    if pale.opacity < 1 { list.end() }
  }
}

extension DrawnView {
  /// Runs with the colours of an attributed text; runs of other text have one colour.
  func styled(_ runs: [TextRun], key: String, _ base: DrawingColor) -> [StyledRun] {
    let fragments = element.child(key: key)?.children(.fragment) ?? []
    return runs.enumerated().map { index, run in
      let attributes = fragments.indices.contains(index) ? fragments[index].child(.attributes) : nil
      let own = attributes?.child(key: "NSColor").flatMap { palette.color(of: $0.node) }
      return StyledRun(run: run, color: own ?? base)
    }
  }

  /// The alignment of an attributed text's first paragraph.
  func paragraphAlignment(key: String) -> String? {
    element.child(key: key)?.child(.fragment)?.child(.attributes)?.child(.paragraphStyle)?
      .attribute(.alignment)
  }

  /// A `<size>` of a key. Points.
  func size(_ key: String) -> Size? {
    guard let node = scene.resolution.child(node, key: key) else { return nil }
    func length(_ name: KnownName) -> Double {
      (tree[node, name].flatMap(Double.init(attribute:)) ?? 0).clamped(to: -1000...1000)
    }
    return Size(length(.width), length(.height))
  }
}
