import OperatingSystem
import SceneModel

extension CheckRule {
  static let relativeToMargin = CheckRule(
    "relative_to_margin", .conventions, .note, in: nil,
    page: RulePage(
      what: "a constraint to a margin",
      why: """
        Margins differ with the device, the size class and the system: a team that places by numbers
        alone may forbid them.
        """,
      example: """
        <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin"
        id="con-01-001"/>
        """,
      fix: "Take \"Relative to margin\" off the item in the size inspector.",
      mended: """
        The constraint is moved to the edge and the margin added to its constant, so that no view moves. That is so where the
        margin is the same in all nine size classes and on all devices that are checked, as those of most views inside a
        screen are. Left alone are margins that differ, as a screen's own do, leading and trailing ones of two lengths, and
        constraints with the system's spacing, a multiplier, or a constant that varies.
        """),
    .scene { scene, findings in
      let margins: Set<LayoutAttribute> = [
        .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      ]
      let replacement = MadeOnce { MarginReplacement(scene) }
      for constraint in scene.document.constraints(in: scene.outline) {
        let attributes = [constraint.first.attribute] + (constraint.second.map { [$0.attribute] } ?? [])
        guard let margin = attributes.first(where: margins.contains) else { continue }
        findings.add(
          constraint.node, "the constraint is relative to a margin (\(margin.rawValue))",
          fix: replacement.value.fix(constraint))
      }
    })
}
