import SceneModel

extension CheckRule {
  static let imageResources = CheckRule(
    "image_resources", .references, .warning, in: .quiet,
    page: RulePage(
      what: "an image that no catalogue of the source has",
      why: "Nothing is shown in its place, and nobody is told but by a line of the log.",
      example: """
        <imageView image="Logo" id="log-o0-001"/> where no catalogue has an image set Logo.
        """,
      fix: """
        Add the set to a catalogue, or choose another. Sources without catalogues are not looked at,
        nor are names with an ending, such as logo.png: they are of files in the app's bundle.
        """),
    .project { project, findings in
      guard let known = project.assets?.images else { return }
      findings.addMentions(.image, in: project, notIn: known) { name in
        name.contains(".") ? nil : "no catalogue has an image '\(name)'"
      }
    })
}
