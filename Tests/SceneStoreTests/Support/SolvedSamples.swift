import Controls
import SceneModel

@testable import SceneStore

/// The scenes of a document as if they were laid out on the canvas in a size class: each element with an id a
/// view, of the given height.
func solved(_ document: Document, _ sizeClass: SizeClass, height: Double = 10.5) -> SolvedDocument {
  let tree = document.tree
  let scenes = document.scenes.map { outline in
    let nodes = tree.subtree(of: outline.objects).map { NodeID($0) }.filter {
      tree[$0, .id]?.hasPrefix("l-") == true || tree[$0, .id]?.hasPrefix("v-") == true
    }
    let views = nodes.map { node in
      SolvedLayout.View(
        node: node, superview: node == nodes.first ? nil : nodes.first,
        frame: Rect(x: -0.0, y: 1.5, width: 320, height: height),
        ambiguous: node == nodes.last ? [.vertical] : [], safeArea: EdgeInsets(top: 20, bottom: 34),
        contentSize: node == nodes.first ? Size(320, 1000) : nil)
    }
    let constraints = tree.subtree(of: outline.objects).map { NodeID($0) }.filter {
      tree[$0, .id]?.hasPrefix("k-") == true
    }
    return SolvedScene(
      scene: outline.objects, sizeClass: sizeClass, place: nil, isShown: true, size: Size(320, 480),
      layout: SolvedLayout(
        views: views,
        conflicts: constraints.map {
          [
            SolvedLayout.Member(node: $0, kind: "constraint"),
            SolvedLayout.Member(node: nodes[0], kind: "savedFrame"),
          ]
        },
        findings: [SolvedLayout.Finding(node: nil, kind: "impossibleSize", text: "too large")]))
  }
  return SolvedDocument(
    environment: StoredEnvironment(TraitOverrides(sizeClass: sizeClass)), scenes: scenes)
}

extension SceneStore {
  /// Stores the scenes of a document as if they were laid out by a program.
  func solve(
    _ classes: [SizeClass], document: Int = 1, program: Int = 1, height: Double = 10.5
  ) throws -> Bool {
    let state = try solutions(project: "p", program: program)[document]
    let loaded = try self.document(document)
    return try store(
      classes.map { solved(loaded, $0, height: height) },
      by: SolvedChecksums(document: state?.checksum ?? 0, program: program), document: document)
  }
}
