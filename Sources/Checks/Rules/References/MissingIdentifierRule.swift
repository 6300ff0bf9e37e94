import Resolver
import SceneModel

extension CheckRule {
  static let missingIdentifier = CheckRule(
    "missing_identifier", .references, .warning, in: .quiet,
    page: RulePage(
      what: "a prototype cell without a reuse identifier",
      why: """
        No code can ask for it: dequeueReusableCell(withIdentifier:) finds it by that name alone.
        Interface Builder warns of it as well.
        """,
      example: """
        <tableViewCell id="cel-l0-001"> in the prototypes of a table, without reuseIdentifier.
        """,
      fix: "Give the cell an identifier in the attributes inspector.",
      judged: (count: 10, true: 10, useful: 7)),
    .document { document, findings in
      let tree = document.tree
      let identifier = tree.names.find("reuseIdentifier")
      for node in document.elements {
        guard let list = tree.parent(of: node), let owner = tree.parent(of: list),
          tree.isElement(node, .tableViewCell) && tree.isElement(list, .prototypes)
            || tree.isElement(node, .collectionViewCell) && tree.isElement(owner, .collectionView),
          identifier.flatMap({ tree[node, $0] })?.isEmpty ?? true
        else { continue }
        findings.add(node, "the prototype cell has no reuse identifier")
      }
    })
}
