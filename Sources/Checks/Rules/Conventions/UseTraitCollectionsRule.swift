import SceneModel

extension CheckRule {
  static let useTraitCollections = CheckRule(
    "use_trait_collections", .conventions, .note, in: nil,
    page: RulePage(
      what: "a document that does not vary with the size class",
      why: "Without trait variations the nine size classes show the same.",
      example: "<document …> without useTraitCollections=\"YES\".",
      fix: "Check Use Trait Variations in the file inspector."),
    .document { document, findings in
      guard let root = document.tree.root, !document.tree.usesSizeClasses else { return }
      findings.add(root, "the document does not use trait variations")
    })
}
