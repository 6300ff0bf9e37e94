import Controls
import SceneModel

extension CheckRule {
  static let useBaseClass = CheckRule(
    "use_base_class", .conventions, .note, in: nil,
    options: [
      RuleOption("classes", .words([]), "the classes of a kind, such as UILabel=PrimaryLabel|SecondaryLabel")
    ],
    page: RulePage(
      what: "an object that is not of one of the classes its kind is to be of",
      why: """
        Where labels or buttons of an app are of classes of its own, a plain one was forgotten.
        """,
      example: """
        With classes: ["UILabel=PrimaryLabel|SecondaryLabel"] a <label> without customClass.
        """,
      fix: """
        Choose one of the classes in the identity inspector. Without the option classes nothing is
        looked at.
        """),
    .document { document, findings in
      var allowed: [String: [String]] = [:]
      for word in findings.words("classes") {
        let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
        if sides.count == 2 { allowed[sides[0]] = sides[1].split(separator: "|").map(String.init) }
      }
      guard !allowed.isEmpty else { return }
      let tree = document.tree
      for node in document.elements {
        guard tree.kind(of: node) == .element, tree[node, .id] != nil, let kind = tree.objectKind(of: node),
          let classes = allowed[kind.className]
        else { continue }
        let custom = tree[node, .customClass]
        if custom.map(classes.contains) == true { continue }
        findings.add(
          node,
          "the class is \(custom ?? kind.className), expected \(classes.joined(separator: " or "))")
      }
    })
}
