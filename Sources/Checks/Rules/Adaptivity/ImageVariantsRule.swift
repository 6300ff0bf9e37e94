import SceneModel

extension CheckRule {
  static let imageVariants = CheckRule(
    "image_variants", .adaptivity, .warning,
    page: RulePage(
      what: "an image without the variant that an empty slot of its set is for",
      why: """
        Where the set has a picture for another scale, the picture is scaled and blurred; for an idiom or a size class without
        one nothing is shown, or what is meant for others. Slots of 1x are left out: no phone and no pad since 2013 has one.
        """,
      example: """
        An image set whose slot for 2x has a file and whose slot for 3x has none.
        """,
      fix: """
        Add the file, take the slot out of the set, or use one vector image for all scales.
        """),
    .project { project, findings in
      guard !project.imageGaps.isEmpty else { return }
      var reported: Set<String> = []
      for document in project.documents {
        for mention in document.mentions where mention.kind == .image {
          guard let gaps = project.imageGaps[mention.name], reported.insert(mention.name).inserted else {
            continue
          }
          findings.add(
            document.path, mention.node,
            "the image '\(mention.name)' has no picture for \(gaps.map(\.words).joined(separator: ", "))",
            key: mention.name)
        }
      }
    })
}
