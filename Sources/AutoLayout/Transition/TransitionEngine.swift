package import Adaptivity
package import Controls
package import Resolver
package import SceneModel

/// Finds the transitions of one document's scenes between two layouts.
///
/// Takes a document and two requests, most often of two size classes on one device; lays each scene out for
/// both and compares.
package final class TransitionEngine: Sendable {
  let old: LayoutEngine
  let new: LayoutEngine

  /// The controllers of the document and the segues between them.
  package var segues: SegueGraph { old.segues }

  /// Prepares a document's transitions.
  ///
  /// - Complexity: O(*n*) of the document's nodes.
  package convenience init(_ document: Document, from old: LayoutRequest, to new: LayoutRequest) {
    self.init(Resolver(document), from: old, to: new)
  }

  /// Prepares the transitions of a document that was read for resolving before.
  package init(_ resolver: Resolver, from old: LayoutRequest, to new: LayoutRequest) {
    self.old = LayoutEngine(resolver, old)
    self.new = LayoutEngine(resolver, new)
  }

  /// The transitions between the layouts of two engines of one document.
  package init(from old: LayoutEngine, to new: LayoutEngine) {
    self.old = old
    self.new = new
  }

  /// The transition of one scene.
  package func transition(_ outline: SceneOutline) -> SceneTransition {
    transition(outline, from: old.layout(outline), to: new.layout(outline))
  }

  /// The transition of a scene between its layouts by the two engines.
  package func transition(
    _ outline: SceneOutline, from before: SceneLayout, to after: SceneLayout
  ) -> SceneTransition {
    let oldViews = Dictionary(before.views.map { ($0.node, $0) }) { first, _ in first }
    let newNodes = Set(after.views.map(\.node))
    return SceneTransition(
      outline: outline, old: before, new: after,
      difference: old.resolution(of: outline).difference(to: new.resolution(of: outline), in: outline),
      added: after.views.filter { oldViews[$0.node] == nil }.map(PlacedView.init),
      removed: before.views.filter { !newNodes.contains($0.node) }.map(PlacedView.init),
      reframed: after.views.compactMap { view in
        guard let old = oldViews[view.node], old.frame != view.frame else { return nil }
        return FrameChange(node: view.node, id: view.id, old: old.frame, new: view.frame)
      })
  }
}

extension PlacedView {
  fileprivate init(_ view: ViewLayout) { self.init(node: view.node, id: view.id, frame: view.frame) }
}
