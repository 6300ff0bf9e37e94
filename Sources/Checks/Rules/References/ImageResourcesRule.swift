import SceneModel

extension CheckRule {
  static let imageResources = CheckRule(
    "image_resources", .references, .warning,
    page: RulePage(
      what: "an image that no catalogue of the source has",
      why: "Nothing is shown in its place, and nobody is told but by a line of the log.",
      example: """
        <imageView image="Logo" id="log-o0-001"/> where no catalogue has an image set Logo, and no
        file of that name is beside it.
        """,
      fix: """
        Add the set to a catalogue, or choose another. Sources without catalogues are not looked at.
        """),
    .project { project, findings in
      guard let known = project.assets?.images else { return }
      for document in project.documents {
        for mention in document.mentions where mention.kind == .image && !known.contains(mention.name) {
          findings.add(
            document.path, mention.node, "no catalogue has an image '\(mention.name)'", key: mention.name)
        }
      }
    })
}
