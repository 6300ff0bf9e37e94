import SceneModel

extension CheckRule {
  static let enableAutolayout = CheckRule(
    "enable_autolayout", .conventions, .warning,
    page: RulePage(
      what: "a document without Auto Layout",
      why: """
        Its views keep the frames and autoresizing masks that were saved: nothing follows text, safe
        areas or size classes.
        """,
      example: "<document … useAutolayout=\"NO\"> of a storyboard with views.",
      fix: "Check Use Auto Layout in the file inspector."),
    .document { document, findings in
      guard let root = document.tree.root, !document.tree.usesAutoLayout
      else { return }
      findings.add(root, "the document does not use Auto Layout")
    })
}
