import SceneModel

extension CheckRule {
  static let relativeToMargin = CheckRule(
    "relative_to_margin", .conventions, .note, isOptIn: true,
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
      fix: "Take \"Relative to margin\" off the item in the size inspector."),
    .document { document, findings in
      let margins: Set<LayoutAttribute> = [
        .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      ]
      for constraint in document.constraints {
        let attributes = [constraint.first.attribute] + (constraint.second.map { [$0.attribute] } ?? [])
        guard let margin = attributes.first(where: margins.contains) else { continue }
        findings.add(constraint.node, "the constraint is relative to a margin (\(margin.rawValue))")
      }
    })
}
