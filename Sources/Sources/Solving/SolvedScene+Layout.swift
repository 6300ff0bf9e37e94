package import AutoLayout
package import Controls
import SceneModel
package import SceneStore

extension SolvedScene {
  /// A scene as an engine lays it out.
  package init(_ outline: SceneOutline, _ engine: LayoutEngine) {
    let (layout, safeAreas) = engine.layoutWithSafeAreas(outline)
    // A superview stands before its subviews.
    var nodes: [ObjectID: NodeID] = [:]
    self.init(
      scene: outline.objects, sizeClass: layout.sizeClass, place: layout.place,
      isShown: layout.isShown, size: layout.size,
      layout: SolvedLayout(
        views: zip(layout.views, safeAreas).map { view, safeArea in
          nodes[view.id] = view.node
          return SolvedLayout.View(
            node: view.node, superview: view.parent.flatMap { nodes[$0] }, frame: view.frame,
            ambiguous: view.ambiguous, safeArea: safeArea,
            contentSize: view.contentSize)
        },
        conflicts: layout.contradictions.map { contradiction in
          ([contradiction.broken] + contradiction.others).map { member in
            SolvedLayout.Member(node: member.node, kind: member.reason.kind)
          }
        },
        findings: layout.findings.map { finding in
          SolvedLayout.Finding(node: finding.node, kind: finding.reason.rawValue, text: finding.text)
        }))
  }
}
