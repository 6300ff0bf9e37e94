import SceneModel

extension CheckRule {
  static let colorResources = CheckRule(
    "color_resources", .references, .warning, in: .quiet,
    page: RulePage(
      what: "a colour that no catalogue of the source has",
      why: "The view has no colour, or the one that was saved, and nobody is told.",
      example: """
        <color key="textColor" name="Accent"/> where no catalogue has a colour set Accent.
        """,
      fix: """
        Add the set to a catalogue, or choose another. Sources without catalogues are not looked at.
        """),
    .project { project, findings in
      guard let known = project.assets?.colors else { return }
      findings.addMentions(.color, in: project, notIn: known) { "no catalogue has a colour '\($0)'" }
    })
}
