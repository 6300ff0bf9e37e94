import SceneModel

extension CheckRule {
  static let duplicateId = CheckRule(
    "duplicate_id", .references, .warning, in: .quiet,
    page: RulePage(
      what: "an identifier that two elements of a document have",
      why: """
        What refers to it may mean either. Interface Builder gives each element an identifier of its
        own; merges bring two together. Documents in which two objects, or two constraints, share
        one are refused.
        """,
      example: "A constraint and a view with id=\"abc-de-fgh\".",
      fix: "Give one of them another identifier, and what refers to it.",
      judged: (count: 2, true: 2, useful: 2)),
    .document { document, findings in
      let tree = document.tree
      var known: Set<String> = []
      for node in document.elements {
        guard let id = tree[node, .id], !known.insert(id).inserted else { continue }
        findings.add(node, "the identifier '\(id)' is used a second time")
      }
    })
}
