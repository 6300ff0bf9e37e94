import SceneModel

extension CheckRule {
  static let stackviewBackgroundcolor = CheckRule(
    "stackview_backgroundcolor", .conventions, .note, in: nil,
    page: RulePage(
      what: "a stack view with a background colour",
      why: """
        Before iOS 14 a stack view draws no background: the colour that the canvas shows is not
        there on such systems.
        """,
      example: "<stackView id=\"sta-ck-001\"><color key=\"backgroundColor\" … /></stackView>",
      fix: """
        Put the stack view into a view with the colour, or support iOS 14 and later alone.
        """),
    .document { document, findings in
      let tree = document.tree
      for node in document.elements {
        guard tree.isElement(node, .stackView), tree.child(of: node, key: "backgroundColor") != nil else {
          continue
        }
        findings.add(node, "the stack view has a background colour, which is drawn from iOS 14 on alone")
      }
    })
}
