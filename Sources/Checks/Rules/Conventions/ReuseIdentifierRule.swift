import Resolver
import SceneModel

extension CheckRule {
  static let reuseIdentifier = CheckRule(
    "reuse_identifier", .conventions, .note, in: nil,
    page: RulePage(
      what: "a cell whose reuse identifier is not its class",
      why: "Where identifiers are made of class names, any other is misspelled.",
      example: "<tableViewCell reuseIdentifier=\"cell\" customClass=\"TideCell\">",
      fix: "Give the cell the name of its class as its reuse identifier."),
    .document { document, findings in
      let tree = document.tree
      let name = tree.names.find("reuseIdentifier")
      for node in document.elements {
        guard tree.isElement(node, .tableViewCell) || tree.isElement(node, .collectionViewCell),
          let custom = tree[node, .customClass]
        else { continue }
        let identifier = name.flatMap { tree[node, $0] }
        if identifier == custom { continue }
        let found = identifier.map { "'\($0)'" } ?? "missing"
        findings.add(node, "the reuse identifier is \(found), expected the class '\(custom)'")
      }
    })
}
