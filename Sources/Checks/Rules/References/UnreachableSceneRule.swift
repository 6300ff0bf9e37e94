import Adaptivity
import SceneModel

extension CheckRule {
  static let unreachableScene = CheckRule(
    "unreachable_scene", .references, .warning,
    page: RulePage(
      what: "a scene that nothing leads to",
      why: """
        No segue, no identifier and no start of the storyboard leads to it, so that no code can show
        it.
        """,
      example: """
        A view controller without segues to it and without a storyboardIdentifier, in a storyboard
        that starts with another one.
        """,
      fix: """
        Connect a segue, give the controller a storyboard identifier, or delete the scene.
        """),
    .document { document, findings in
      let graph = document.segues
      var waiting = graph.controllers.filter {
        $0 == graph.initial || document.tree[$0, .storyboardIdentifier] != nil
      }
      var reached = Set(waiting)
      let outgoing = Dictionary(grouping: graph.segues, by: \.source)
      while let controller = waiting.popLast() {
        for segue in outgoing[controller] ?? [] {
          if let destination = segue.destination, reached.insert(destination).inserted {
            waiting.append(destination)
          }
        }
      }
      // The ways into a storyboard without an initial view controller cannot be seen here.
      guard !reached.isEmpty else { return }
      for controller in graph.controllers where !reached.contains(controller) {
        findings.add(controller, "nothing leads to \(graph.name(of: controller))")
      }
    })
}
