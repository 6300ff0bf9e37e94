package import Controls
import Resolver
package import SceneModel

extension LayoutEngine {
  /// Explains the frame of a view.
  ///
  /// - Returns: Nil where the scene has no installed view of the identifier.
  package func explain(_ id: ObjectID, in outline: SceneOutline) -> LayoutExplanation? {
    let engine = placed(outline)
    for root in engine.roots(of: outline) {
      let layout = engine.rootLayout(root)
      if let view = layout.tree.views.firstIndex(where: { $0.id == id }) {
        return RootExplanation(layout.solve()).explain(view)
      }
    }
    return nil
  }

  /// Explains the frames of all installed views of a scene; each root is laid out once.
  package func explanations(in outline: SceneOutline) -> [LayoutExplanation] {
    let engine = placed(outline)
    return engine.roots(of: outline).flatMap { root in
      RootExplanation(engine.rootLayout(root).solve()).explainAll()
    }
  }
}
