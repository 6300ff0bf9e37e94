import SceneModel

extension CheckRule {
  static let viewAsDevice = CheckRule(
    "view_as_device", .conventions, .note, in: nil,
    options: [RuleOption("device", .words(["retina4_7"]), "the id of the device that the canvas is to show")],
    page: RulePage(
      what: "a document that is shown on another device than the team's",
      why: """
        Where everybody opens documents on one canvas, frames do not change back and forth.
        """,
      example: """
        <device id="retina5_5" orientation="portrait"/> where the team has agreed on retina6_1.
        """,
      fix: "Choose the device in the bar below the canvas."),
    .document { document, findings in
      let tree = document.tree
      guard let expected = findings.words("device").first,
        let root = tree.root, let device = tree.child(of: root, .device), let id = tree[device, .id],
        id != expected
      else { return }
      findings.add(device, "the canvas is '\(id)', expected '\(expected)'")
    })
}
