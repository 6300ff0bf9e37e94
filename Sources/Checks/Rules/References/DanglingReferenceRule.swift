import SceneModel

extension CheckRule {
  static let danglingReference = CheckRule(
    "dangling_reference", .references, .error, in: .quiet,
    page: RulePage(
      what: """
        an outlet, action, segue or constraint that names an object the document does not have
        """,
      why: """
        The connection is lost when the document is loaded, and a constraint that touches nothing
        takes no part. Deleting objects by hand and merges leave such references.
        """,
      example: """
        <outlet property="titleLabel" destination="abc-de-fgh" id="out-le-001"/> where no object has
        the id abc-de-fgh.
        """,
      fix: """
        Connect it anew in Interface Builder, or delete the connection or the constraint.
        """,
      judged: (count: 4, true: 4, useful: 2)),
    .document { document, findings in
      let tree = document.tree
      let references = ReferenceAttributes(tree)
      let ids = tree.identifiers
      for node in document.elements {
        for reference in references.references(of: node, in: tree)
        where !reference.id.isEmpty && !ids.contains(reference.id) {
          // Segues and a storyboard's initial view controller are reported in sentences of their own.
          findings.add(
            node,
            "\(tree.tag(of: node)) names '\(reference.id)' as its \(reference.attribute), which no object of the document is",
            key: reference.attribute)
        }
      }
    })
}
