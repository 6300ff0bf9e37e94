import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let touchTarget = CheckRule(
    "touch_target", .guidelines, .warning,
    options: [
      RuleOption("minimum", .number(44), "the least width and height of a control, in points"),
      RuleOption(
        "exempt", .words([]), "elements and custom classes that are not held to it, such as stepper"),
    ],
    page: RulePage(
      what: "a control that is narrower or lower than a finger hits",
      why: """
        Apple's Human Interface Guidelines ask for at least 44 × 44 points (Accessibility; Buttons), and Accessibility
        Inspector tells smaller ones (InterfaceBuilder.md#touch-targets). Excepted are controls of the system at the
        size that they have by themselves, such as switches, whose height nobody chose; round buttons of the system and what
        is in bars, which answer to touches around them; and controls that are disabled, hidden or off the screen.
        """,
      example: """
        <button id="clo-se-001"> with a width and a height of 24.
        """,
      fix: """
        Let the button be larger than its image or title, by constraints or content insets. One that is meant to be so
        is excepted by a marker with the reason, a class by the option exempt.
        """),
    .layout(.devices) { layout, findings in
      let minimum = findings.number("minimum")
      let exempt = Set(findings.words("exempt"))
      for index in layout.views.indices {
        let view = layout.views[index]
        guard view.frame.width > 0, view.frame.height > 0,
          view.frame.width < minimum || view.frame.height < minimum, layout.isTouched(index),
          !exempt.contains(view.type), !exempt.contains(layout.tree[view.node, .customClass] ?? ""),
          !layout.isExceptedTarget(index, minimum)
        else { continue }
        findings.add(
          view.node,
          "\(layout.names.title(of: view.node)) is touched on \(view.frame.width.roundedForReading) × "
            + "\(view.frame.height.roundedForReading), expected at least \(minimum.roundedForReading) × "
            + minimum.roundedForReading)
      }
    })
}

extension CheckedLayout {
  /// Whether a small size is accepted: nobody chose it, the system answers to touches around it, or it
  /// is not known.
  fileprivate func isExceptedTarget(_ index: Int, _ minimum: Double) -> Bool {
    let (view, detail) = (views[index], details[index])
    if isInBar(index) { return true }
    if view.type == "button", Self.roundButtons.contains(resolution.attribute(view.node, .buttonType) ?? "") {
      return true
    }
    return (view.frame.width >= minimum || isExcepted(view, detail, .horizontal))
      && (view.frame.height >= minimum || isExcepted(view, detail, .vertical))
  }

  private func isExcepted(_ view: ViewLayout, _ detail: ViewDetail, _ axis: Axis) -> Bool {
    if view.ambiguous.contains(axis) { return true }
    let isWidth = axis == .horizontal
    guard let natural = isWidth ? detail.content.width : detail.content.height else { return false }
    let insets = detail.alignment
    let frame = natural + (isWidth ? insets.left + insets.right : insets.top + insets.bottom)
    let extent = isWidth ? view.frame.width : view.frame.height
    if view.type == "textField", extent >= Self.textField { return true }
    return (view.type != "button" || detail.content.isGuess) && extent > frame - 1
  }

  /// The least height that rounded text fields have had by themselves
  /// (InterfaceBuilder.md#text-field). Points.
  private static let textField = 30.0
  private static let roundButtons: Set = ["infoLight", "infoDark", "contactAdd", "detailDisclosure", "close"]
}
