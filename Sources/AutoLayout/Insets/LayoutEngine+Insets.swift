import Adaptivity
package import Controls
import Resolver
import SceneModel

extension LayoutEngine {
  /// The insets of the views of a scene: safe areas, margins and scroll insets.
  package func insets(of outline: SceneOutline) -> SceneInsets { placed(outline).insetsInPlace(outline) }

  private func insetsInPlace(_ outline: SceneOutline) -> SceneInsets {
    let roots = roots(of: outline)
    let solved = roots.map { rootLayout($0).solve() }
    var controllers = zip(roots, solved).compactMap { root, solved in
      isBar(root) ? nil : root.controller.map { insets(of: $0, with: solved) }
    }
    if let controller = outline.controller, !controllers.contains(where: { $0.node == controller }) {
      controllers.insert(insetsOfContainer(controller), at: 0)
    }
    return SceneInsets(
      outline: outline, traits: environment.traits, place: holder(of: roots)?.place,
      absence: surroundings?.absence, controllers: controllers, views: solved.flatMap(\.insets))
  }

  private func insets(of controller: NodeID, with root: SolvedRoot) -> ControllerInsets {
    let tree = resolution.tree
    return ControllerInsets(
      id: ObjectID(tree[controller, .id] ?? ""), node: controller, type: tree.tag(of: controller),
      view: root.layout.tree.views.first?.id, size: root.layout.frame.size, safeArea: root.layout.insets,
      additional: additionalSafeArea(of: controller), keyboard: root.layout.keyboard)
  }

  /// A container has what surrounds it; its bars are its own, and cover what it holds.
  private func insetsOfContainer(_ controller: NodeID) -> ControllerInsets {
    let tree = resolution.tree
    let additional = additionalSafeArea(of: controller)
    return ControllerInsets(
      id: ObjectID(tree[controller, .id] ?? ""), node: controller, type: tree.tag(of: controller), view: nil,
      size: environment.size, safeArea: environment.screenInsets.adding(additional), additional: additional,
      keyboard: environment.keyboard)
  }
}
