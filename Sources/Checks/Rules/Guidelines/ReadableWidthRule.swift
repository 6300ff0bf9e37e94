import AutoLayout
import Devices
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let readableWidth = CheckRule(
    "readable_width", .guidelines, .note,
    options: [RuleOption("maximum", .number(672), "the widest that long text is read with ease, in points")],
    page: RulePage(
      what: "text of several lines that is wider than the eye follows",
      why: """
        Lines much longer than 672 points, the readable width of UIView's readableContentGuide at the usual text size
        (InterfaceBuilder.md#readable-width), make people lose the line on a pad. Text that fits on one line of that width
        is left out.
        """,
      example: """
        A text of four sentences in a label that is 794 points wide on a pad.
        """,
      fix: """
        Constrain it to the readable content guide, or let the margins follow the readable width.
        """),
    .layout(.devices) { layout, findings in
      guard layout.environment.device?.device.idiom == .pad else { return }
      let maximum = findings.number("maximum")
      for (index, view) in layout.views.enumerated()
      where view.frame.width > maximum + 1 && (view.type == "label" || view.type == "textView") {
        guard layout.isSeen(index), layout.isScreen(layout.root(of: index)),
          !view.ambiguous.contains(.horizontal),
          layout.isLong(view)
        else { continue }
        findings.add(
          view.node,
          "\(layout.names.title(of: view.node)) has lines \(view.frame.width.roundedForReading) wide, expected at most "
            + maximum.roundedForReading)
      }
    })
}

extension CheckedLayout {
  /// Whether a text fills more than one line of its view: in a font of 17, a point usually holds an
  /// eighth of a letter.
  fileprivate func isLong(_ view: ViewLayout) -> Bool {
    if view.type == "label", resolution.number(view.node, .numberOfLines) ?? 1 == 1 { return false }
    let letters = resolution.shownText(of: view.node)?.count ?? 0
    return Double(letters) * Self.letter > view.frame.width
  }

  /// The width of a letter of running text in the font of 17. Points.
  private static let letter = 8.0
}
